import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../content/bilingual';
import type { OtherWords, TableWords, Words } from '../../i18n/en';

export interface Speech {
  readonly language: Language;
  readonly tableWords: TableWords;
  /** Null until the texts of the screens besides the table are loaded, shortly after the first paint. */
  readonly words: Words | null;
}

export interface Dictionaries {
  readonly loadTableWords: (language: Language) => Promise<TableWords>;
  readonly loadOtherWords: (language: Language) => Promise<OtherWords>;
}

/**
 * Follows the chosen language. A change takes effect once all texts are loaded, so that no screen mixes languages.
 */
export async function followLanguage(
  chosen: ReadonlySignal<Language>,
  { loadTableWords, loadOtherWords }: Dictionaries,
  missing: () => void,
): Promise<ReadonlySignal<Speech>> {
  const first = chosen.peek();
  const speech = signal<Speech>({ language: first, tableWords: await loadTableWords(first), words: null });
  effect(() => {
    const language = chosen.value;
    const { words, language: spoken } = speech.peek();
    if (words && language === spoken) return;
    Promise.all([loadTableWords(language), loadOtherWords(language)]).then(([tableWords, others]) => {
      if (chosen.peek() === language)
        speech.value = { language, tableWords, words: { ...tableWords, ...others } };
    }, missing);
  });
  return speech;
}
