import type { Language } from '../../content/bilingual';
import type { MarkedPiece } from '../../session/rule-words';
import { RichText } from '../parts/RichText';
import styles from './RulesScreen.module.css';

/** A text in which what was looked for stands out. */
export function MarkedText({ pieces, language }: { pieces: readonly MarkedPiece[]; language: Language }) {
  return (
    <>
      {pieces.map(({ text, isHit }, index) =>
        isHit ? (
          <mark key={index} class={styles.mark}>
            {text}
          </mark>
        ) : text.includes('{') ? (
          <RichText key={index} text={text} language={language} />
        ) : (
          text
        ),
      )}
    </>
  );
}
