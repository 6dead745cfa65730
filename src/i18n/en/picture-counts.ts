import { count } from './counts';

export const pictures = (n: number) => count(n, { one: 'picture', other: 'pictures' });
