import type { ComponentChildren } from 'preact';
import type { Bilingual, Language } from '../../content/bilingual';
import type { RuleEntry } from '../../content/rulebook/rule-entry';
import { withNoBreakSpaces } from '../../i18n/no-break-spaces';
import { ruleLabels } from '../../i18n/rule-labels';
import type { TextSize } from '../../settings/setting-choices';
import { TermText } from '../parts/text/TermText';
import styles from './RuleText.module.css';

interface RuleTextProps {
  entry: RuleEntry;
  /** Shown in this order, side by side if there is room. */
  languages: readonly Language[];
  size: TextSize;
}

/** The text of an entry with its example and its changes, in each language. */
export function RuleText({ entry, languages, size }: RuleTextProps) {
  const { id, title, text, example, changeNote } = entry;
  return (
    <div class={styles.languages} data-both={languages.length > 1 || undefined} data-size={size}>
      {languages.map((language, index) => (
        <section key={language} lang={language} class={styles.language}>
          {index === 0 ? (
            <h1 class={styles.title}>{withNoBreakSpaces(title[language])}</h1>
          ) : (
            <h2 class={styles.title}>{withNoBreakSpaces(title[language])}</h2>
          )}
          <div class={styles.text}>
            <Paragraphs text={text} language={language} entryId={id} />
          </div>
          {example && (
            <Aside title={ruleLabels.example[language]}>
              <Paragraphs text={example} language={language} entryId={id} />
            </Aside>
          )}
          {changeNote && (
            <Aside title={ruleLabels.changed[language]}>
              <Paragraphs text={changeNote} language={language} entryId={id} />
            </Aside>
          )}
        </section>
      ))}
    </div>
  );
}

interface ParagraphsProps {
  text: Bilingual;
  language: Language;
  /** The id of the entry. */
  entryId: string;
}

function Paragraphs({ text, language, entryId }: ParagraphsProps) {
  return (
    <>
      {text[language].split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>
          <TermText text={paragraph} language={language} explainedTermId={entryId} />
        </p>
      ))}
    </>
  );
}

function Aside({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <aside class={styles.aside}>
      <p class={styles.label}>{title}</p>
      {children}
    </aside>
  );
}
