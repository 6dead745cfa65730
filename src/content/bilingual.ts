/** The languages the app speaks. */
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

export type Bilingual = Readonly<Record<Language, string>>;
