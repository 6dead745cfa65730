/** The languages the app speaks. */
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

export type Bilingual = Readonly<Record<Language, string>>;

export function isLanguage(code: string): code is Language {
  return languages.some((language) => language === code);
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ru' : 'en';
}
