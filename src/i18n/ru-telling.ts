import type { TellingWords } from './en';
import { count } from './ru-counts';

export const ruTelling: TellingWords = {
  logTools: {
    whose: 'Чьи записи',
    everybody: 'Все игроки',
    exact: 'Точное время',
    changes: (n) => count(n, { one: 'изменение', few: 'изменения', other: 'изменений' }),
    nothing: (name) => `${name}: здесь ни одной записи.`,
  },
};
