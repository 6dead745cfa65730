import type { Language } from '../../../content/bilingual';

/** Formats a day such as 2026-11-22, independent of the time zone. */
export function dayInWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day)).replace(/\s(?=г\.$)/, '\u00a0');
}
