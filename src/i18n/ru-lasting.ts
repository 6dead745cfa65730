import type { LastingWords } from './en';
import { count } from './ru-counts';

export const ruLasting: LastingWords = {
  carryOut: {
    reverseTurnOrder: 'Обратить порядок ходов',
    extraTurn: 'Дополнительный ход',
    endTurn: 'Завершить ход',
    repeatUpkeep: 'Ещё один шаг поддержки',
    counters: (n) =>
      `${n < 0 ? '−' : '+'}${count(Math.abs(n), { one: 'жетон', few: 'жетона', other: 'жетонов' })}`,
    clearCounters: 'Убрать все жетоны',
    gain: (n) => `Жизней +${n}`,
    lose: (n) => `Жизней −${n}`,
    everyoneGains: (n) => `Всем: жизней +${n}`,
    everyoneLoses: (n) => `Всем: жизней −${n}`,
    life: 'Изменить жизни',
    setLife: (n) => `Задать одному игроку жизней: ${n}`,
    exchangeLife: 'Обменять жизни',
    redistributeLife: 'Перераспределить жизни',
    swapMarks: 'Каждый меняет выбор',
    lasting: 'Добавить напоминание',
  },

  effects: {
    title: 'Что действует',
    none: 'Сейчас ничего не действует.',
    does: {
      remind: 'Напоминание',
      blankIsChaos: 'Пусто означает хаос',
      walkIsChaos: 'Вместо перехода по кубику — хаос',
      extraDie: 'Бросает на один кубик больше и один не считает',
      lookFirst: 'Смотрит две карты перед переходом',
      cannotLose: 'Не может проиграть, оппоненты не могут выиграть',
    },
    ends: {
      planeswalk: 'пока какой-либо игрок не совершит переход',
      leavingAPlane: 'пока кто-нибудь не покинет измерение',
      turnOf: (name) => `до следующего хода (${name})`,
      never: 'до конца партии',
    },
    concerning: (name, effect) => `${name}: ${effect}`,
    end: (effect) => `Прекратить: ${effect}`,
    add: 'Добавить вручную',
    what: 'Что',
    note: 'В нескольких словах',
    noteMissing: 'Напишите, о чём напомнить.',
    whom: 'Кого касается',
    everybody: 'Всех',
    howLong: 'Как долго',
    nextTurn: 'До следующего хода этого игрока',
    begin: 'Добавить',
  },

  lives: {
    title: 'Жизни нескольких игроков',
    menuNote: 'Всем сразу, обмен, перераспределение',
    kinds: { everyone: 'Всем', exchanged: 'Обмен', redistributed: 'Перераспределить' },
    what: 'Что происходит',
    everyoneHint: 'Снимите отметку, кого это не касается.',
    exchangeHint: 'Выберите двух игроков.',
    redistributeHint: 'Стрелки меняют местами соседние количества.',
    earlier: (name) => `${name}: взять количество выше`,
    later: (name) => `${name}: взять количество ниже`,
    becomes: (from, to) => `${from} → ${to}`,
    one: 'Одна жизнь',
    apply: 'Применить',
  },

  counters: {
    title: 'Жетоны',
    more: (what) => `${what}: на один больше`,
    fewer: (what) => `${what}: на один меньше`,
    menu: 'Жетон на измерение',
    menuNote: 'Виден на карте, пропадает при уходе',
  },

  marks: {
    label: 'Кто что выбрал',
    of: (name) => `Выбор: ${name}`,
    nothing: 'Пока ничего',
  },

  reminders: {
    title: 'Напоминания',
    dismiss: 'Убрать напоминания',
    now: (name, when) => `${name}: ${when}`,
    open: 'Что действует сейчас',
    left: (n) => `Жетонов на ней при уходе: ${n}`,
  },
};
