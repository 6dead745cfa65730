import { useLayoutEffect } from 'preact/hooks';
import { otherLanguage } from '../../../content/bilingual';
import common from '../../../design/common.module.css';
import { Sheet } from '../../../design/Sheet';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useRouter } from '../../../session/contexts/use-router';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import { pathOf } from '../../../session/routing/routes';
import { useLanguage, useWords } from '../words';
import styles from './TermSheet.module.css';
import { TermText } from './TermText';
import { TextWithSymbols } from './TextWithSymbols';
import { isTranslationShown } from './translation-visibility';

/**
 * Explains a game term, with a link to its rule. Cards are printed in English, so Russian readers see the English text
 * too, and English readers the Russian one if they read the rulebook in both languages.
 */
export function TermSheet({ id }: { id: string }) {
  const words = useWords();
  const language = useLanguage();
  const { terms, openTermId } = useRulebook();
  const router = useRouter();
  const { settings } = usePreferences();
  const close = () => {
    openTermId.value = null;
  };
  // Runs before the sheet below releases its history entry, so that going back from the rule leads to that sheet.
  useLayoutEffect(() => router.openLayer(close), [router]);
  const term = terms.value?.termById(id);
  if (!term) return null;
  const secondLanguage = otherLanguage(language);
  const isBilingual = settings.values.value.rulebook?.isBilingual ?? false;
  const linkedEntryId = term.related?.[0] ?? id;
  return (
    <Sheet title={term.title[language]} closeLabel={words.close} isBesidePlane onClose={close}>
      <div class={common.stack4}>
        <p class={styles.text}>
          <TermText text={term.text[language]} explainedTermId={id} />
        </p>
        {(isBilingual || isTranslationShown(language)) && (
          <section class={styles.translation} lang={secondLanguage}>
            <h3 class={styles.name}>{term.title[secondLanguage]}</h3>
            <p>
              <TextWithSymbols text={term.text[secondLanguage]} />
            </p>
          </section>
        )}
        <a class={styles.ruleLink} href={`#${pathOf({ place: 'rules', entry: linkedEntryId })}`}>
          {/^\d/.test(linkedEntryId) ? words.rules.wholeRule(linkedEntryId) : words.rules.moreInRules}
        </a>
      </div>
    </Sheet>
  );
}
