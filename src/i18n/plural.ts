import { type Amount, amount } from './amount';

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Formats a number with its noun in the right plural form. */
export function createPluralFormatter(language: string): (n: Amount, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => `${amount(n)} ${(n !== 'infinite' && forms[rules.select(n)]) || forms.other}`;
}
