import type { enRemindersAndAnnouncements } from '../en/reminders-and-announcements';
import { cardsTaken, counters, lifePoints } from './counts';

export const ruRemindersAndAnnouncements: typeof enRemindersAndAnnouncements = {
  reminders: {
    title: 'Напоминания',
    dismiss: 'Убрать напоминания',
    more: (n) => `ещё ${n}`,
    abilityNow: (when, abilityText) => `${when}: ${abilityText}`,
    skippedChaos: (card) => `Хаос пропущен: ${card}.`,
    playerAndCard: (name, card, what) => (what ? `${what} (${name}, ${card})` : `${name} (${card})`),
    leavingCard: (card, name, what, counterCount) =>
      `Уход («${card}»${counterCount === undefined ? '' : `, ${counters(counterCount)}`}): ${what ? `${what} (${name})` : name}`,
    inherent: {
      monarch: (name) => `${name} — взять карту (монарх)`,
      initiative: (name) => `${name} — спуск в Подземный Город (инициатива)`,
      rad: (name, n) => `${name} — скрутить карт: ${n} (радиация)`,
      dayOrNight: (name) => `${name} — проверить день и ночь`,
      speed: (name, n) => `${name} — скорость становится равна ${n}`,
    },
    speedUp: 'Скорость +1',
    done: 'Выполнено',
    doneWith: (card) => `Выполнено: ${card}`,
    countersWhenLeft: (n) => `при переходе: ${counters(n)}`,
  },

  inherent: {
    monarch: 'Монарх берёт карту.',
    initiative: 'Игрок с инициативой спускается в Подземный Город.',
    rad: (n) =>
      `Скрутите ${cardsTaken(n)}. За каждую из них, не являющуюся землёй, потеряйте одну жизнь и удалите один жетон радиации.`,
    speed: (n) =>
      `В ход этого игрока оппонент потерял жизни: скорость становится равна ${n}. Один раз за ход.`,
    dayOrNight: {
      day: 'Наступает ночь, если игрок, чей ход только что закончился, не разыграл в нём ни одного заклинания.',
      night:
        'Наступает день, если игрок, чей ход только что закончился, разыграл в нём два заклинания или больше.',
    },
  },

  carryOut: {
    reverseTurnOrder: 'Обратный порядок ходов',
    addExtraTurn: 'Дополнительный ход',
    endTurn: 'Завершить ход',
    addBeginningPhase: 'Дополнительная начальная фаза',
    counters: (n) => `${n < 0 ? '−' : '+'}${counters(Math.abs(n))}`,
    clearCounters: 'Убрать все жетоны',
    gain: (n) => `+${lifePoints(n)}`,
    lose: (n) => `−${lifePoints(n)}`,
    everyoneGains: (n) => `Всем: +${lifePoints(n)}`,
    everyoneLoses: (n) => `Всем: −${lifePoints(n)}`,
    opponentsGain: (n) => `Оппонентам: +${lifePoints(n)}`,
    opponentsLose: (n) => `Оппонентам: −${lifePoints(n)}`,
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
    swapChosenOptions: 'Сменить выбор всех',
    ongoingEffect: 'Добавить напоминание',
  },

  announcements: {
    undone: (line) => `Отменено: ${line}`,
    redone: (line) => `Повторено: ${line}`,
  },
};
