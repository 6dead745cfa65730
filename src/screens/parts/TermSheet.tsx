import { useLayoutEffect } from 'preact/hooks';
import { Sheet } from '../../design/Sheet';
import { pathOf } from '../../session/route';
import { useSession } from '../../session/session';
import { RichText } from './RichText';
import styles from './TermSheet.module.css';
import { TermText } from './TermText';
import { useLanguage, useWords } from './words';

/** What a word of the game means, in both languages, and the way to the rule that says all of it. */
export function TermSheet({ id }: { id: string }) {
  const words = useWords();
  const language = useLanguage();
  const { terms, termAsked, router } = useSession();
  const close = () => {
    termAsked.value = null;
  };
  // Before the sheet below lets go of its entry: coming back from the rule leads to that sheet.
  useLayoutEffect(() => router.openLayer(close), [router]);
  const term = terms.value?.read(id);
  if (!term) return null;
  const other = language === 'en' ? 'ru' : 'en';
  const rule = term.related?.find((one) => !one.startsWith('glossary-')) ?? id;
  return (
    <Sheet title={term.title[language]} closeLabel={words.close} onClose={close}>
      <div class={styles.said}>
        <p class={styles.text}>
          <TermText text={term.text[language]} besides={id} />
        </p>
        <section class={styles.other} lang={other}>
          <h3 class={styles.name}>{term.title[other]}</h3>
          <p>
            <RichText text={term.text[other]} />
          </p>
        </section>
        <a class={styles.rule} href={`#${pathOf({ place: 'rules', entry: rule })}`}>
          {/^\d/.test(rule) ? words.rules.wholeRule(rule) : words.rules.readOn}
        </a>
      </div>
    </Sheet>
  );
}
