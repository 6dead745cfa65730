import { createPluralFormatter } from '../plural';

export const count = createPluralFormatter('en');
export const planes = (n: number) => count(n, { one: 'plane', other: 'planes' });
export const cards = (n: number) => count(n, { one: 'card', other: 'cards' });

/** Keeps a number and its noun on one line, in texts that get no no-break spaces later. */
export const unbroken = (numberAndNoun: string) => numberAndNoun.replace(' ', '\u00a0');
