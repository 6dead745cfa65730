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
import { type FoundWord, findMatchingLine } from './catalog-search/matching-line';

interface CardRowProps {
  card: PlanarCardFacts;
  /** Whether the row is marked as one of the deck. */
  isInDeck?: boolean;
  /** The text by which the card was found. */
  searchText?: string | undefined;
  /** The words by which its text was found, for the line of text that is shown. */
  foundWords?: readonly FoundWord[] | undefined;
  /** The button at the end of the row, with the class `styles.toggle` of `card-rows.module.css`. */
  children: ComponentChildren;
}

/** A card with a link to read it and a button to add or remove it. */
export function CardRow({ card, isInDeck, searchText, foundWords, children }: CardRowProps) {
  const words = useWords();
  const language = useLanguage();
  const secondLanguage = otherLanguage(language);
  const typeLine = useTypeLine();
  const line = foundWords ? findMatchingLine(card, foundWords, language) : null;
  return (
    // As a grid item itself, the row is sometimes too low for its text in WebKit.
    <li class={classNames(styles.item, line && styles.itemWithLine)}>
      <div class={classNames(styles.row, isInDeck && styles.inDeck)}>
        <a class={styles.link} href={`#${pathOf({ place: 'catalog', card: card.id })}`}>
          <CardThumbnail id={card.id} class={styles.thumb} />
          <span class={styles.textColumn}>
            <span class={styles.name}>{withHyphensInLongest(card.name[language])}</span>
            {isTranslationShown(language, searchText) &&
              card.name[secondLanguage] !== card.name[language] && (
                <span class={common.note} lang={secondLanguage}>
                  {withHyphensInLongest(card.name[secondLanguage])}
                </span>
              )}
            <span class={common.note}>
              {typeLine(card)}
              {isEventCard(card) && ` · ${words.catalog.event}`}
              {isCustomCard(card.id) &&
                ` · ${card.isRemoved ? words.customCards.removedCard : words.customCards.customCard}`}
            </span>
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
