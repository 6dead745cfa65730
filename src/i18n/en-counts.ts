import { plural } from './plural';

export const count = plural('en');
export const cards = (n: number) => count(n, { one: 'card', other: 'cards' });
