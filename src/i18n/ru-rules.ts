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
    formerly: (numbers) => `раньше ${numbers.join(', ')}`,
    related: 'Смотрите также',
    before: 'Предыдущее',
    after: 'Следующее',
    wholeRule: (number) => `Правило целиком: ${number}`,
    readOn: 'Подробнее в правилах',
    termsOfCard: 'Слова на этой карте',
    unknown: 'Этого правила в книге нет',
    numbered: {
      comprehensive: (number) => number,
      cube: (number) => `Куб ${number}`,
      landlessMtg: (number) => `Landless MTG, пункт ${number}`,
      ours: (number) => number,
    },
    sources: {
      comprehensive: (date) => `Полные правила, ${date}`,
      cube: (date) => `Куб без земель, с опорой на Полные правила, ${date}`,
      landlessMtg: (date) => `Landless MTG 1.1, с опорой на Полные правила, ${date}`,
      ours: (date) => `Planar Table, по Полным правилам, ${date}`,
    },
    size: 'Размер текста',
    sizes: { normal: 'Обычный', large: 'Крупный', largest: 'Очень крупный' },
    print: 'Напечатать',
    printAll: 'Напечатать все шпаргалки',
  },
};
