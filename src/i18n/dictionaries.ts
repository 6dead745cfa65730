import type { OtherWords, TableWords } from './en';

/**
 * Each language is loaded in two parts: what the first paint needs, and the rest. Only the current language is
 * loaded.
 */
const dictionaries = {
  en: {
    table: async (): Promise<TableWords> => (await import(/* preload 2 if en */ './en/table')).enTable,
    elsewhere: async (): Promise<OtherWords> =>
      (await import(/* preload 3 if form-en */ './en/elsewhere')).enElsewhere,
  },
  ru: {
    table: async (): Promise<TableWords> => (await import(/* preload 2 if ru */ './ru/table')).ruTable,
    elsewhere: async (): Promise<OtherWords> =>
      (await import(/* preload 3 if form-ru */ './ru/elsewhere')).ruElsewhere,
  },
};

type Spoken = keyof typeof dictionaries;

export function loadTableWords(language: Spoken): Promise<TableWords> {
  return dictionaries[language].table();
}

export function loadOtherWords(language: Spoken): Promise<OtherWords> {
  return dictionaries[language].elsewhere();
}

/** The name of each language in that language. */
export const languageNames = { en: 'English', ru: 'Русский' } as const;
