import type { enRules } from '../en/rules';
import { count } from './counts';

export const ruRules: typeof enRules = {
  rules: {
    asOf: (date) => `Пересказ Полных правил на ${date} и наши шпаргалки.`,
    search: 'Слово, номер или вопрос',
    found: (n) => `Найдено: ${count(n, { one: 'статья', few: 'статьи', other: 'статей' })}`,
    similar: (n) =>
      `Точного совпадения нет. Похожие слова: ${count(n, { one: 'статья', few: 'статьи', other: 'статей' })}`,
    best: 'Лучшие результаты',
    nothing: 'Ничего не нашлось. Попробуйте другое слово — русское или английское.',
    reading: 'Язык',
    readings: { one: 'Русский', both: 'Русский и английский' },
    recentlyRead: 'Недавно прочитанные',
    bookmarks: 'Закладки',
    mark: 'Добавить закладку',
    unmark: 'Убрать закладку',
    formerly: (numbers) => `раньше ${numbers.join(', ')}`,
    related: 'Смотрите также',
    previous: 'Предыдущая статья',
    next: 'Следующая статья',
    wholeRule: (number) => `Полное правило: ${number}`,
    moreInRules: 'Подробнее в правилах',
    termsOfCard: 'Термины на этой карте',
    unknown: 'Правило не найдено',
    note: (n) => `сноска ${n}`,
    numbered: {
      comprehensive: (number) => number,
      cube: (number) => `Куб ${number}`,
      landlessMtg: (number) => `Landless MTG, пункт ${number}`,
      ours: (number) => number,
    },
    sources: {
      comprehensive: (date) => `Полные правила, ${date}`,
      cube: (date) => `Куб без земель по Полным правилам, ${date}`,
      landlessMtg: (date) => `Landless MTG 1.1 по Полным правилам, ${date}`,
      ours: (date) => `Planar Table по Полным правилам, ${date}`,
    },
    size: 'Размер текста',
    sizes: { normal: 'Обычный', large: 'Крупный', largest: 'Очень крупный' },
    print: 'Напечатать',
    printAll: 'Напечатать все шпаргалки',
  },
};
