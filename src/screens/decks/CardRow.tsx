import { type ComponentChildren, Fragment } from 'preact';
import { otherLanguage } from '../../content/bilingual';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isEventCard } from '../../content/planes/planar-sets';
import { classNames } from '../../design/class-names';
import common from '../../design/common.module.css';
import { isCustomCard } from '../../rules/planar/planar-card';
import { pathOf } from '../../session/routing/routes';
import { CardThumbnail } from '../parts/card/CardThumbnail';
import { useTypeLine } from '../parts/card/use-type-line';
import { HighlightedText } from '../parts/text/HighlightedText';
import { withHyphensInLongest } from '../parts/text/soft-hyphens';
import { isTranslationShown } from '../parts/text/translation-visibility';
import { useLanguage, useWords } from '../parts/words';
import styles from './card-rows.module.css';
import type { FoundWord } from './catalog-search/matching-line';
import { addToRow, highlightTitle } from './catalog-search/matching-titles';

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
  const { hiddenTitle, line } = addToRow(card, foundWords, shownTitles, language);
  const titleWithWords = (title: string) => (
    <HighlightedText
      pieces={highlightTitle(title, foundWords).map((piece) => ({
        ...piece,
        text: withHyphensInLongest(piece.text),
      }))}
      language={language}
    />
  );
  return (
    // As a grid item itself, the row is sometimes too low for its text in WebKit.
    <li class={classNames(styles.item, (line ?? hiddenTitle) !== null && styles.itemWithLine)}>
      <div class={classNames(styles.row, isInDeck && styles.inDeck)}>
        <a class={styles.link} href={`#${pathOf({ place: 'catalog', card: card.id })}`}>
          <CardThumbnail id={card.id} class={styles.thumb} />
          <span class={styles.textColumn}>
            <span class={styles.name}>{titleWithWords(card.name[language])}</span>
            {isSecondNameShown && (
              <span class={common.note} lang={secondLanguage}>
                {titleWithWords(card.name[secondLanguage])}
              </span>
            )}
            <span class={common.note}>
              {titleWithWords(typeLine)}
              {isEventCard(card) && ` · ${words.catalog.event}`}
              {isCustomCard(card.id) &&
                ` · ${card.isRemoved ? words.customCards.removedCard : words.customCards.customCard}`}
            </span>
            {hiddenTitle !== null && <span class={common.note}>{titleWithWords(hiddenTitle)}</span>}
            {line && (
              <span class={styles.line}>
                {line.times.map(({ time, isHighlighted }) => (
                  <Fragment key={time}>
                    <HighlightedText
                      pieces={[{ text: words.when[time], isHighlighted }]}
                      language={language}
                    />
                    {': '}
                  </Fragment>
                ))}
                <span lang={line.language}>
                  <HighlightedText pieces={line.pieces} language={line.language} />
                </span>
              </span>
            )}
          </span>
        </a>
        {children}
      </div>
    </li>
  );
}
