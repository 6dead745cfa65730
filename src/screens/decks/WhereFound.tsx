import { Fragment } from 'preact';
import common from '../../design/common.module.css';
import { HighlightedText } from '../parts/text/HighlightedText';
import { useLanguage, useWords } from '../parts/words';
import styles from './card-rows.module.css';
import type { FoundWord } from './catalog-search/matching-line';
import type { RowAddition } from './catalog-search/matching-titles';
import { MarkedTitle } from './MarkedTitle';

/** The set, former name or line of text by which a card was found, if its row does not show that otherwise. */
export function WhereFound({
  addition: { hiddenTitle, line },
  words: foundWords,
}: {
  addition: RowAddition;
  words: readonly FoundWord[];
}) {
  const words = useWords();
  const language = useLanguage();
  return (
    <>
      {hiddenTitle !== null && (
        <span class={common.note}>
          <MarkedTitle title={hiddenTitle} words={foundWords} />
        </span>
      )}
      {line && (
        <span class={styles.line}>
          {line.times.map(({ time, isHighlighted }, index) => (
            <Fragment key={time}>
              <HighlightedText pieces={[{ text: words.when[time], isHighlighted }]} language={language} />
              {index < line.times.length - 1 ? ' / ' : ': '}
            </Fragment>
          ))}
          <span lang={line.language}>
            <HighlightedText pieces={line.pieces} language={line.language} />
          </span>
        </span>
      )}
    </>
  );
}
