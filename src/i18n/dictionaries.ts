import type { OtherWords, TableWords } from './en';

/** Each language is loaded in two parts: what the first paint needs, and the rest. Only the language spoken is loaded. */
const dictionaries = {
  en: {
    table: async (): Promise<TableWords> => (await import('./en-table')).enTable,
    elsewhere: async (): Promise<OtherWords> => (await import('./en-elsewhere')).enElsewhere,
  },
  ru: {
    table: async (): Promise<TableWords> => (await import('./ru-table')).ruTable,
    elsewhere: async (): Promise<OtherWords> => (await import('./ru-elsewhere')).ruElsewhere,
  },
};

type Spoken = keyof typeof dictionaries;

export function loadTableWords(language: Spoken): Promise<TableWords> {
  return dictionaries[language].table();
}

export function loadOtherWords(language: Spoken): Promise<OtherWords> {
  return dictionaries[language].elsewhere();
}

/** What each language calls itself. */
export const languageNames = { en: 'English', ru: 'Русский' } as const;
