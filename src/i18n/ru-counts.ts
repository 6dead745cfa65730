import { plural } from './plural';

export const count = plural('ru');
export const cards = (n: number) => count(n, { one: 'карта', few: 'карты', other: 'карт' });
