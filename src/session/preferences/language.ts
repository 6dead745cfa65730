import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../content/bilingual';
import type { FormWords, LaterWords, TableWords, Words } from '../../i18n/en';

export interface LoadedLanguage {
  readonly language: Language;
  readonly tableWords: TableWords;
  /**
   * Null until the texts of the form for a new game are loaded, which is before the first paint if it shows the form.
   */
  readonly formWords: (TableWords & FormWords) | null;
  /** Null until the texts of the other screens are loaded, shortly after the first paint. */
  readonly words: Words | null;
}

export interface Dictionaries {
  readonly loadTableWords: (language: Language) => Promise<TableWords>;
  readonly loadFormWords: (language: Language) => Promise<FormWords>;
  readonly loadLaterWords: (language: Language) => Promise<LaterWords>;
}

/**
 * Follows the chosen language, starting with the texts of the table and, if needed, of the form. A change takes effect
 * once all texts are loaded, so that no screen mixes languages.
 */
export async function followLanguage(
  chosen: ReadonlySignal<Language>,
  { loadTableWords, loadFormWords, loadLaterWords }: Dictionaries,
  isFormFirst: boolean,
  reportFailure: (error: unknown) => void,
): Promise<ReadonlySignal<LoadedLanguage>> {
  const first = chosen.peek();
  const [tableWords, form] = await Promise.all([
    loadTableWords(first),
    isFormFirst ? loadFormWords(first) : null,
  ]);
  const formWords = form && { ...tableWords, ...form };
  const loaded = signal<LoadedLanguage>({ language: first, tableWords, formWords, words: null });
  effect(() => {
    const language = chosen.value;
    const { words, language: current } = loaded.peek();
    if (words && language === current) return;
    Promise.all([loadTableWords(language), loadFormWords(language), loadLaterWords(language)]).then(
      ([tableWords, form, others]) => {
        if (chosen.peek() !== language) return;
        const words = { ...tableWords, ...form, ...others };
        loaded.value = { language, tableWords, formWords: words, words };
      },
      reportFailure,
    );
  });
  return loaded;
}
