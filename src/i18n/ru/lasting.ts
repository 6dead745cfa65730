import type { LastingWords } from '../en';
import { count } from './counts';

export const ruLasting: LastingWords = {
  carryOut: {
    reverseTurnOrder: 'Сменить порядок ходов',
    extraTurn: 'Дополнительный ход',
    endTurn: 'Закончить ход',
    repeatUpkeep: 'Ещё один шаг поддержки',
    counters: (n) =>
      `${n < 0 ? '−' : '+'}${count(Math.abs(n), { one: 'жетон', few: 'жетона', other: 'жетонов' })}`,
    clearCounters: 'Убрать все жетоны',
    gain: (n) => `Жизней +${n}`,
    lose: (n) => `Жизней −${n}`,
    everyoneGains: (n) => `Всем: жизней +${n}`,
    everyoneLoses: (n) => `Всем: жизней −${n}`,
    opponentsGain: (n) => `Оппонентам: жизней +${n}`,
    opponentsLose: (n) => `Оппонентам: жизней −${n}`,
    cannotSacrifice: 'Нечем жертвовать: переход',
    life: 'Изменить жизни',
    setLife: (n) => `Сделать жизни равными ${n}`,
    exchangeLife: 'Обменять жизни',
    redistributeLife: 'Перераспределить жизни',
    monarch: 'Стать монархом',
    blessing: 'Получить благословение города',
    swapMarks: 'Сменить все стороны',
    lasting: 'Добавить напоминание',
  },

  didNotHappen: {
    planeswalking: 'Переход не состоялся',
    chaos: 'Хаос не состоялся',
    encounter: 'Способность не разрешилась',
  },

  effects: {
    title: 'Длящиеся эффекты',
    none: 'Нет.',
    does: {
      remind: 'Напоминание',
      blankIsChaos: 'Пустая грань — это хаос',
      walkIsChaos: 'Хаос вместо перехода по броску',
      everyWalkIsChaos: 'Хаос вместо перехода',
      extraDie: 'Бросает дополнительный кубик и игнорирует один',
      lookFirst: 'Смотрит две карты перед переходом',
      cannotLose: 'Не может проиграть, оппоненты не могут выиграть',
    },
    ends: {
      planeswalk: 'пока какой-либо игрок не совершит переход',
      leavingAPlane: 'пока какой-либо игрок не покинет измерение',
      turnOf: (name) => `до следующего хода (${name})`,
      never: 'до конца партии',
    },
    unknown: 'Неизвестный эффект',
    unknownEnd: 'срок неизвестен',
    concerning: (name, effect) => `${name}: ${effect}`,
    end: (effect) => `Прекратить: ${effect}`,
    add: 'Добавить вручную',
    what: 'Эффект',
    note: 'Описание',
    noteMissing: 'Введите описание.',
    whom: 'Игрок',
    everybody: 'Все игроки',
    howLong: 'Длительность',
    nextTurn: 'До следующего хода этого игрока',
    begin: 'Добавить',
    target: 'Выберите игрока',
  },

  lives: {
    title: 'Жизни нескольких игроков',
    menuNote: 'Изменить всем сразу, обменять, перераспределить',
    kinds: { everyone: 'Всем', exchanged: 'Обмен', redistributed: 'Перераспределить' },
    what: 'Действие',
    everyoneHint: 'Снимите отметку с тех, кого это не касается.',
    chosenHint: 'Отметьте, кого это касается.',
    exchangeHint: 'Выберите двух игроков.',
    redistributeHint: 'Стрелки меняют местами соседние количества.',
    earlier: (name) => `${name}: обменять с тем, кто выше`,
    later: (name) => `${name}: обменять с тем, кто ниже`,
    becomes: (from, to) => `${from} → ${to}`,
    one: 'Жизни игрока',
    apply: 'Применить',
  },

  counters: {
    title: 'Жетоны',
    more: (what) => `${what}: добавить один`,
    fewer: (what) => `${what}: убрать один`,
    menu: 'Жетоны на измерении',
    menuNote: 'Видны на карте, исчезают при уходе',
  },

  marks: {
    label: 'Выбор игроков',
    of: (name) => `Выбор: ${name}`,
    nothing: 'Пока ничего',
  },

  reminders: {
    title: 'Напоминания',
    dismiss: 'Убрать напоминания',
    now: (when, what) => `${when}: ${what}`,
    of: (name, card) => `${name} (${card})`,
    inherent: {
      monarch: (name) => `${name} — взять карту (монарх)`,
      initiative: (name) => `${name} — спуск в Подземье (инициатива)`,
      rad: (name, n) => `${name} — перемолоть карт: ${n} (радиация)`,
      time: (name) => `${name} — проверить день и ночь`,
    },
    open: 'Текущие напоминания',
    left: (n) => `жетонов при уходе: ${n}`,
  },
};
