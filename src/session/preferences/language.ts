import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../content/bilingual';
import type { FirstPaintWords, NewGameFormWords, RemainingWords, Words } from '../../i18n/en';

export interface LoadedLanguage {
  readonly language: Language;
  readonly firstPaintWords: FirstPaintWords;
  /**
   * Null until the texts of the form for a new game are loaded, which is before the first paint if it shows the form.
   */
  readonly newGameFormWords: (FirstPaintWords & NewGameFormWords) | null;
  /** Null until the texts of the other screens are loaded, shortly after the first paint. */
  readonly words: Words | null;
}

export interface Dictionaries {
  readonly firstPaint: (language: Language) => Promise<FirstPaintWords>;
  readonly form: (language: Language) => Promise<NewGameFormWords>;
  readonly remaining: (language: Language) => Promise<RemainingWords>;
}

/**
 * Follows the chosen language, starting with the texts of the table and, if needed, of the form. A change takes effect
 * once all texts are loaded, so that no screen mixes languages.
 */
export async function followLanguage(
  chosenLanguage: ReadonlySignal<Language>,
  dictionaries: Dictionaries,
  isNewGameFormFirst: boolean,
  reportFailure: (error: unknown) => void,
): Promise<ReadonlySignal<LoadedLanguage>> {
  const firstLanguage = chosenLanguage.peek();
  const [firstPaintWords, firstFormWords] = await Promise.all([
    dictionaries.firstPaint(firstLanguage),
    isNewGameFormFirst ? dictionaries.form(firstLanguage) : null,
  ]);
  const newGameFormWords = firstFormWords && { ...firstPaintWords, ...firstFormWords };
  const loadedLanguage = signal<LoadedLanguage>({
    language: firstLanguage,
    firstPaintWords,
    newGameFormWords,
    words: null,
  });
  effect(() => {
    const language = chosenLanguage.value;
    const { words, language: currentLanguage } = loadedLanguage.peek();
    if (words && language === currentLanguage) return;
    Promise.all([
      dictionaries.firstPaint(language),
      dictionaries.form(language),
      dictionaries.remaining(language),
    ]).then(([firstPaintWords, newGameFormWords, remainingWords]) => {
      if (chosenLanguage.peek() !== language) return;
      const words = { ...firstPaintWords, ...newGameFormWords, ...remainingWords };
      loadedLanguage.value = { language, firstPaintWords, newGameFormWords: words, words };
    }, reportFailure);
  });
  return loadedLanguage;
}
