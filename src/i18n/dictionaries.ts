import type { Words } from './en';

/** Each language is a file of its own: only the one spoken at the table is loaded. */
const dictionaries = {
  en: async (): Promise<Words> => (await import('./en')).en,
  ru: async (): Promise<Words> => (await import('./ru')).ru,
};

export function loadWords(language: keyof typeof dictionaries): Promise<Words> {
  return dictionaries[language]();
}

/** What each language calls itself. */
export const languageNames = { en: 'English', ru: 'Русский' } as const;
