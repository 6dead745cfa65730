import type { FirstPaintWords, NewGameFormWords, RemainingWords } from './en';

/**
 * Each language is loaded in parts: what the table's first paint needs, what the form of a new game needs besides, and
 * the rest. Only the current language is loaded.
 */
export const dictionaries = {
  en: {
    firstPaint: (): Promise<FirstPaintWords> =>
      import(/* preload 2 if en */ './en/first-paint').then((words) => words.enFirstPaint),
    form: (): Promise<NewGameFormWords> =>
      import(/* in en-form, preload 3 if form-en */ './en/new-game-form').then(
        (words) => words.enNewGameForm,
      ),
    remaining: (): Promise<RemainingWords> => import('./en/remaining').then((words) => words.enRemaining),
  },
  ru: {
    firstPaint: (): Promise<FirstPaintWords> =>
      import(/* preload 2 if ru */ './ru/first-paint').then((words) => words.ruFirstPaint),
    form: (): Promise<NewGameFormWords> =>
      import(/* in ru-form, preload 3 if form-ru */ './ru/new-game-form').then(
        (words) => words.ruNewGameForm,
      ),
    remaining: (): Promise<RemainingWords> => import('./ru/remaining').then((words) => words.ruRemaining),
  },
};

/** The name of each language in that language. */
export const languageNames = { en: 'English', ru: 'Русский' } as const;
