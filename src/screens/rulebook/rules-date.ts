import type { Language } from '../../content/bilingual';
import { RULES_AS_OF } from '../../content/rulebook/rule-entry';

/** The date of the rules, in words. */
export function rulesDate(language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'ru', options).format(new Date(RULES_AS_OF));
}
