import type { Language } from '../../content/bilingual';
import { RULES_AS_OF } from '../../content/rulebook/rule-entry';

/** Formats the effective date of the rules. */
export function rulesDate(language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'ru', options).format(new Date(RULES_AS_OF));
}
