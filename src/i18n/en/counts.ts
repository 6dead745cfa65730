import { createPluralFormatter } from '../plural';

export const count = createPluralFormatter('en');
export const planes = (n: number) => count(n, { one: 'plane', other: 'planes' });
export const cards = (n: number) => count(n, { one: 'card', other: 'cards' });
