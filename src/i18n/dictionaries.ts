import type { FormWords, LaterWords, TableWords } from './en';

/**
 * Each language is loaded in parts: what the table's first paint needs, what the form of a new game needs besides, and
 * the rest. Only the current language is loaded.
 */
const dictionaries = {
  en: {
    table: async (): Promise<TableWords> => (await import(/* preload 2 if en */ './en/at-the-table')).enTable,
    form: async (): Promise<FormWords> =>
      (await import(/* in en-form, preload 3 if form-en */ './en/form')).enForm,
    later: async (): Promise<LaterWords> => (await import('./en/later')).enLater,
  },
  ru: {
    table: async (): Promise<TableWords> => (await import(/* preload 2 if ru */ './ru/at-the-table')).ruTable,
    form: async (): Promise<FormWords> =>
      (await import(/* in ru-form, preload 3 if form-ru */ './ru/form')).ruForm,
    later: async (): Promise<LaterWords> => (await import('./ru/later')).ruLater,
  },
};

type Spoken = keyof typeof dictionaries;

export function loadTableWords(language: Spoken): Promise<TableWords> {
  return dictionaries[language].table();
}

export function loadFormWords(language: Spoken): Promise<FormWords> {
  return dictionaries[language].form();
}

export function loadLaterWords(language: Spoken): Promise<LaterWords> {
  return dictionaries[language].later();
}

/** The name of each language in that language. */
export const languageNames = { en: 'English', ru: 'Русский' } as const;
