import { plural } from '../plural';

export const count = plural('en');
export const planes = (n: number) => count(n, { one: 'plane', other: 'planes' });
export const cards = (n: number) => count(n, { one: 'card', other: 'cards' });
