import type { Amount } from '../amount';
import { createPluralFormatter } from '../plural';

export const count = createPluralFormatter('ru');
export const planes = (n: number) => count(n, { one: 'измерение', few: 'измерения', other: 'измерений' });
export const cards = (n: number) => count(n, { one: 'карта', few: 'карты', other: 'карт' });
export const cardsTaken = (n: number) => count(n, { one: 'карту', few: 'карты', other: 'карт' });
export const counters = (n: number) => count(n, { one: 'жетон', few: 'жетона', other: 'жетонов' });
/** After "из". */
export const cardsOf = (n: number) => count(n, { one: 'карты', few: 'карт', other: 'карт' });
export const lifePoints = (n: Amount) => count(n, { one: 'жизнь', few: 'жизни', other: 'жизней' });

/** Keeps a number and its noun on one line, in texts that get no no-break spaces later. */
export const unbroken = (numberAndNoun: string) => numberAndNoun.replace(' ', '\u00a0');
