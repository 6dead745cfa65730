import type { ComponentChildren } from 'preact';
import type { Bilingual, Language } from '../../content/bilingual';
import type { RuleEntry } from '../../content/rulebook/rule-entry';
import { ruleLabels } from '../../i18n/rule-labels';
import { RichText } from '../parts/RichText';
import styles from './RuleText.module.css';

interface RuleTextProps {
  entry: RuleEntry;
  /** In this order, side by side where there is room. */
  languages: readonly Language[];
  size: 'normal' | 'large' | 'largest';
}

/** What an entry says, with its example and what was different before; each language by itself. */
export function RuleText({ entry, languages, size }: RuleTextProps) {
  const { title, text, example, changed } = entry;
  return (
    <div class={styles.languages} data-both={languages.length > 1 || undefined} data-size={size}>
      {languages.map((language, index) => (
        <section key={language} lang={language} class={styles.language}>
          {index === 0 ? (
            <h1 class={styles.title}>{title[language]}</h1>
          ) : (
            <h2 class={styles.title}>{title[language]}</h2>
          )}
          <div class={styles.text}>
            <Said text={text} language={language} />
          </div>
          {example && (
            <Aside title={ruleLabels.example[language]}>
              <Said text={example} language={language} />
            </Aside>
          )}
          {changed && (
            <Aside title={ruleLabels.changed[language]}>
              <Said text={changed} language={language} />
            </Aside>
          )}
        </section>
      ))}
    </div>
  );
}

function Said({ text, language }: { text: Bilingual; language: Language }) {
  return (
    <>
      {text[language].split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>
          <RichText text={paragraph} language={language} />
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
