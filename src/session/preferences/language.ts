import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../content/bilingual';
import type { FirstPaintWords, FormWords, RemainingWords, Words } from '../../i18n/en';

export interface LoadedLanguage {
  readonly language: Language;
  readonly firstPaintWords: FirstPaintWords;
  /**
   * Null until the texts of the form for a new game are loaded, which is before the first paint if it shows the form.
   */
  readonly formWords: (FirstPaintWords & FormWords) | null;
  /** Null until the texts of the other screens are loaded, shortly after the first paint. */
  readonly words: Words | null;
}

export interface Dictionaries {
  readonly firstPaint: (language: Language) => Promise<FirstPaintWords>;
  readonly form: (language: Language) => Promise<FormWords>;
  readonly remaining: (language: Language) => Promise<RemainingWords>;
}

/**
 * Follows the chosen language, starting with the texts of the table and, if needed, of the form. A change takes effect
 * once all texts are loaded, so that no screen mixes languages.
 */
export async function followLanguage(
  chosen: ReadonlySignal<Language>,
  load: Dictionaries,
  isFormFirst: boolean,
  reportFailure: (error: unknown) => void,
): Promise<ReadonlySignal<LoadedLanguage>> {
  const first = chosen.peek();
  const [firstPaintWords, form] = await Promise.all([
    load.firstPaint(first),
    isFormFirst ? load.form(first) : null,
  ]);
  const formWords = form && { ...firstPaintWords, ...form };
  const loaded = signal<LoadedLanguage>({ language: first, firstPaintWords, formWords, words: null });
  effect(() => {
    const language = chosen.value;
    const { words, language: current } = loaded.peek();
    if (words && language === current) return;
    Promise.all([load.firstPaint(language), load.form(language), load.remaining(language)]).then(
      ([firstPaintWords, form, others]) => {
        if (chosen.peek() !== language) return;
        const words = { ...firstPaintWords, ...form, ...others };
        loaded.value = { language, firstPaintWords, formWords: words, words };
      },
      reportFailure,
    );
  });
  return loaded;
}
