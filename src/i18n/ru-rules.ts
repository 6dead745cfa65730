import type { RulesWords } from './en';
import { count } from './ru-counts';

export const ruRules: RulesWords = {
  rules: {
    title: 'Правила',
    asOf: (date) => `Полные правила на ${date}, нашими словами; шпаргалки — наши`,
    search: 'Слово или номер',
    found: (n) => `Найдено: ${count(n, { one: 'статья', few: 'статьи', other: 'статей' })}`,
    best: 'Лучшие ответы',
    more: (n) => `Показать ещё ${n}`,
    nothing: 'Ничего не нашлось. Попробуйте другое слово, на любом из языков.',
    reading: 'Чтение',
    readings: { one: 'По-русски', both: 'По-русски и по-английски' },
    lastRead: 'Читали последним',
    marked: 'Закладки',
    mark: 'Поставить закладку',
    unmark: 'Убрать закладку',
    example: 'Пример',
    changed: 'В старых текстах',
    formerly: (numbers) => `раньше ${numbers.join(', ')}`,
    related: 'Смотрите также',
    before: 'Предыдущее',
    after: 'Следующее',
    unknown: 'Этого правила в книге нет',
    numbered: {
      comprehensive: (number) => number,
      cube: (number) => `Куб ${number}`,
      landlessMtg: (number) => `MTG ${number}`,
      ours: (number) => number,
    },
    sources: {
      comprehensive: 'Полные правила',
      cube: 'Куб без земель',
      landlessMtg: 'Landless MTG 1.1',
      ours: 'Planar Table',
    },
  },
};
