import type { LastingWords } from '../en';
import { count } from './counts';

const lives = (n: number) => count(n, { one: 'жизнь', few: 'жизни', other: 'жизней' });

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

export const ruLasting: LastingWords = {
  carryOut: {
    reverseTurnOrder: 'Обратить порядок ходов',
    extraTurn: 'Дополнительный ход',
    endTurn: 'Завершить ход',
    repeatUpkeep: 'Дополнительная начальная фаза',
    counters: (n) =>
      `${n < 0 ? '−' : '+'}${count(Math.abs(n), { one: 'жетон', few: 'жетона', other: 'жетонов' })}`,
    clearCounters: 'Убрать все жетоны',
    gain: (n) => `+${lives(n)}`,
    lose: (n) => `−${lives(n)}`,
    everyoneGains: (n) => `Всем: +${lives(n)}`,
    everyoneLoses: (n) => `Всем: −${lives(n)}`,
    opponentsGain: (n) => `Оппонентам: +${lives(n)}`,
    opponentsLose: (n) => `Оппонентам: −${lives(n)}`,
    cannotSacrifice: 'Нечего пожертвовать: переход',
    life: 'Изменить жизни',
    setLife: (n) => `Задать жизни: ${n}`,
    exchangeLife: 'Обмен жизнями',
    redistributeLife: 'Перераспределить жизни',
    monarch: 'Стать монархом',
    blessing: 'Получить благословение города',
    resetCasts: 'Обнулить налог на командиров',
    startEngines: 'Завести моторы',
    treasures: (n) => `Клады за наибольшую скорость: ${n}`,
    opponentLosesLife: 'Оппонент теряет жизни',
    perCounter: {
      redMana: (n) => `Красная мана: ${n}`,
      cards: (n) => `Взять карт: ${n}`,
    },
    swapMarks: 'Сменить выбор всех',
    lasting: 'Добавить напоминание',
  },

  didNotHappen: {
    planeswalking: 'Переход не состоялся',
    chaos: 'Хаос-способность не разрешилась',
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
      turnOf: (name) => `до следующего хода игрока ${name}`,
      never: 'до конца партии',
    },
    unknown: 'Неизвестный эффект',
    unknownEnd: 'срок неизвестен',
    concerning: (name, effect, isPhrase) => `${name}: ${isPhrase ? inSentence(effect) : effect}`,
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
    kinds: { everyone: 'Всем', exchanged: 'Обмен', redistributed: 'Перераспределение' },
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
    menuNote: 'Видны на карте до ухода',
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
    ofLeft: (card, name) => `Уход из измерения «${card}»: ${name}`,
    inherent: {
      monarch: (name) => `${name} — взять карту (монарх)`,
      initiative: (name) => `${name} — спуск в Подземный Город (инициатива)`,
      rad: (name, n) => `${name} — скрутить карт: ${n} (радиация)`,
      time: (name) => `${name} — проверить день и ночь`,
      speed: (name, n) => `${name} — скорость становится равна ${n}`,
    },
    open: 'Текущие напоминания',
    speedUp: 'Скорость +1',
    done: 'Выполнено',
    doneWith: (card) => `Выполнено: ${card}`,
    left: (n) => `жетонов при уходе: ${n}`,
  },
};
