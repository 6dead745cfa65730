import type { ComponentChildren } from 'preact';
import { otherLanguage } from '../../content/bilingual';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isEventCard } from '../../content/planes/planar-sets';
import { classNames } from '../../design/class-names';
import common from '../../design/common.module.css';
import { isCustomCard } from '../../rules/planar/planar-card';
import { pathOf } from '../../session/routing/routes';
import { CardThumbnail } from '../parts/card/CardThumbnail';
import { useTypeLine } from '../parts/card/use-type-line';
import { isTranslationShown } from '../parts/text/translation-visibility';
import { useLanguage, useWords } from '../parts/words';
import styles from './card-rows.module.css';
import type { FoundWord } from './catalog-search/matching-line';
import { addToRow } from './catalog-search/matching-titles';
import { MarkedTitle } from './MarkedTitle';
import { WhereFound } from './WhereFound';

interface CardRowProps {
  card: PlanarCardFacts;
  /** Whether the row is marked as one of the deck. */
  isInDeck?: boolean;
  /** The text and the words by which the card was found: the row shows where it has them. */
  searchText?: string | undefined;
  foundWords?: readonly FoundWord[] | undefined;
  /** The button at the end of the row, with the class `styles.toggle` of `card-rows.module.css`. */
  children: ComponentChildren;
}

/** A card with a link to read it and a button to add or remove it. */
export function CardRow({ card, isInDeck, searchText, foundWords = [], children }: CardRowProps) {
  const words = useWords();
  const language = useLanguage();
  const secondLanguage = otherLanguage(language);
  const typeLine = useTypeLine()(card);
  const isSecondNameShown =
    isTranslationShown(language, searchText) && card.name[secondLanguage] !== card.name[language];
  const shownTitles = [
    card.name[language],
    typeLine,
    ...(isSecondNameShown ? [card.name[secondLanguage]] : []),
  ];
  const addition = addToRow(card, foundWords, shownTitles, language);
  return (
    // As a grid item itself, the row is sometimes too low for its text in WebKit.
    <li
      class={classNames(styles.item, (addition.line ?? addition.hiddenTitle) !== null && styles.itemWithLine)}
    >
      <div class={classNames(styles.row, isInDeck && styles.inDeck)}>
        <a class={styles.link} href={`#${pathOf({ place: 'catalog', card: card.id })}`}>
          <CardThumbnail id={card.id} class={styles.thumb} />
          <span class={styles.textColumn}>
            <span class={styles.name}>
              <MarkedTitle title={card.name[language]} words={foundWords} />
            </span>
            {isSecondNameShown && (
              <span class={common.note} lang={secondLanguage}>
                <MarkedTitle title={card.name[secondLanguage]} words={foundWords} />
              </span>
            )}
            <span class={common.note}>
              <MarkedTitle title={typeLine} words={foundWords} />
              {isEventCard(card) && ` · ${words.catalog.event}`}
              {isCustomCard(card.id) &&
                ` · ${card.isRemoved ? words.customCards.removedCard : words.customCards.customCard}`}
            </span>
            <WhereFound addition={addition} words={foundWords} />
          </span>
        </a>
        {children}
      </div>
    </li>
  );
}
