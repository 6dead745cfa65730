import type { Language } from '../../../content/bilingual';
import type { HighlightPiece } from '../../../session/text-search/highlight';
import styles from './HighlightedText.module.css';
import { TextWithSymbols } from './TextWithSymbols';

/** Text with the search words highlighted. */
export function HighlightedText({
  pieces,
  language,
}: {
  pieces: readonly HighlightPiece[];
  language: Language;
}) {
  return (
    <>
      {pieces.map(({ text, isHighlighted }, index) =>
        isHighlighted ? (
          <mark key={index} class={styles.highlight}>
            {text}
          </mark>
        ) : text.includes('{') ? (
          <TextWithSymbols key={index} text={text} language={language} />
        ) : (
          text
        ),
      )}
    </>
  );
}
