import type { Language } from '../../content/bilingual';
import { marked } from '../../session/rule-search';
import { RichText } from '../parts/RichText';
import styles from './RulesScreen.module.css';

interface MarkedTextProps {
  text: string;
  language: Language;
  terms: ReadonlySet<string>;
}

/** A text in which what was looked for stands out. */
export function MarkedText({ text, language, terms }: MarkedTextProps) {
  return (
    <>
      {marked(text, terms).map((piece, index) =>
        piece.isHit ? (
          <mark key={index} class={styles.mark}>
            {piece.text}
          </mark>
        ) : (
          <RichText key={index} text={piece.text} language={language} />
        ),
      )}
    </>
  );
}
