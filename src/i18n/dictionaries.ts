import type { FirstPaintWords, FormWords, RemainingWords } from './en';

/**
 * Each language is loaded in parts: what the table's first paint needs, what the form of a new game needs besides, and
 * the rest. Only the current language is loaded.
 */
const dictionaries = {
  en: {
    firstPaint: (): Promise<FirstPaintWords> =>
      import(/* preload 2 if en */ './en/first-paint').then((words) => words.enFirstPaint),
    form: (): Promise<FormWords> =>
      import(/* in en-form, preload 3 if form-en */ './en/new-game-form').then((words) => words.enForm),
    remaining: (): Promise<RemainingWords> => import('./en/remaining').then((words) => words.enRemaining),
  },
  ru: {
    firstPaint: (): Promise<FirstPaintWords> =>
      import(/* preload 2 if ru */ './ru/first-paint').then((words) => words.ruFirstPaint),
    form: (): Promise<FormWords> =>
      import(/* in ru-form, preload 3 if form-ru */ './ru/new-game-form').then((words) => words.ruForm),
    remaining: (): Promise<RemainingWords> => import('./ru/remaining').then((words) => words.ruRemaining),
  },
};

type AppLanguage = keyof typeof dictionaries;

export function loadFirstPaintWords(language: AppLanguage): Promise<FirstPaintWords> {
  return dictionaries[language].firstPaint();
}

export function loadFormWords(language: AppLanguage): Promise<FormWords> {
  return dictionaries[language].form();
}

export function loadRemainingWords(language: AppLanguage): Promise<RemainingWords> {
  return dictionaries[language].remaining();
}

/** The name of each language in that language. */
export const languageNames = { en: 'English', ru: 'Русский' } as const;
