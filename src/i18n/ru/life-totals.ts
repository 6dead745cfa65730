import type { enLifeTotals } from '../en/life-totals';

export const ruLifeTotals: typeof enLifeTotals = {
  keypad: {
    everyone: 'Начальные жизни для всех',
    prompt: 'Наберите число',
    now: (life) => `Сейчас ${life}`,
    infinite: 'Бесконечно',
    lose: (n) => `Потерять жизни: ${n}`,
    gain: (n) => `Получить жизни: ${n}`,
    resulting: (change, life) => `${change}, станет ${life}`,
  },

  lifeTotals: {
    title: 'Жизни нескольких игроков',
    kinds: { gainedOrLost: 'Изменение', exchanged: 'Обмен', redistributed: 'Перераспределение' },
    action: 'Действие',
    everyoneHint: 'Снимите отметку с тех, кого это не касается.',
    chosenHint: 'Отметьте, кого это касается.',
    exchangeHint: 'Выберите двух игроков.',
    redistributeHint: 'Стрелки меняют местами соседние количества.',
    swapWithAbove: (name) => `${name}: обменять жизни с игроком выше`,
    swapWithBelow: (name) => `${name}: обменять жизни с игроком ниже`,
    changeFromTo: (from, to) => `${from} → ${to}`,
    one: 'Жизни игрока',
  },
};
