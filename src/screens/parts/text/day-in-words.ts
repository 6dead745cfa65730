import type { Language } from '../../../content/bilingual';

/** A day as in 2026-11-22, the same in every time zone. */
export function dayInWords(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
