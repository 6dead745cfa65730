import type { enDie } from '../en/die';
import { count } from './counts';

export const ruDie: typeof enDie = {
  enterRoll: {
    who: 'Кто бросал?',
    title: 'Что выпало?',
    six: {
      1: 'На шестиграннике 1 — хаос, 6 — переход',
      2: 'На шестиграннике 1 и 2 — хаос, 6 — переход',
    },
    number: (n) => `${n} на шестиграннике`,
    forEffect: 'Бросок по эффекту карты (следующий не дороже)',
    paid: (mana) =>
      `Обычный бросок (${mana === 0 ? 'бесплатный' : count(mana, { one: 'мана', other: 'маны' })})`,
  },

  faces: { blank: 'Пусто', chaos: 'Хаос', planeswalk: 'Переход' },
  skipAnimation: 'Пропустить анимацию',

  dice: {
    title: 'Кубики и монета',
    nothing: 'Бросков пока нет',
    sides: 'Число граней',
    die: (sides) => `d${sides}`,
    other: 'Другой',
    howMany: 'Число кубиков',
    roll: 'Бросить кубики',
    keep: (face) => `Оставить: ${face}`,
    coin: 'Подбросить монету',
    coinWithLastResult: (flips, isHeads) =>
      `Подбросить монету (бросок ${flips}: ${isHeads ? 'орёл' : 'решка'})`,
    player: 'Случайный игрок',
    opponent: (name) => `${name}: случайный оппонент`,
  },
};
