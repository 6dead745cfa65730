import { amount } from '../amount';
import type { enFirstPaint } from '../en/first-paint';

/** 1 мана, 2 маны, 11 маны, 21 мана. */
const rollCost = (mana: number) =>
  mana === 0 ? 'бесплатно' : `${mana} ${mana % 10 === 1 && mana % 100 !== 11 ? 'мана' : 'маны'}`;

export const ruFirstPaint: typeof enFirstPaint = {
  otherLanguage: 'English',
  otherLanguageShort: 'EN',
  places: {
    label: 'Разделы',
    table: 'Стол',
    decks: 'Колоды',
    lands: 'Земли',
    rules: 'Правила',
    settings: 'Настройки',
  },
  player: (seat) => `Игрок ${seat}`,
  and: 'и',
  loading: 'Открываем…',
  table: {
    newGame: 'Новая партия…',
    settleChoice: 'Куда положить эти карты?',
    whereTo: 'Куда дальше?',
    toLife: 'Показать жизни',
    toPlane: 'Показать измерение',
    undo: 'Отменить',
    redo: 'Повторить',
    log: 'Журнал',
    menu: 'Меню',
    roll: 'Бросок',
    rollCost,
    rollLabel: (mana) => `Кубик измерений: бросок, ${rollCost(mana)}`,
    next: 'След. ход',
    nextLabel: (name) => `След. ход: ${name}`,
    reveal: 'Открыть первое измерение',
    planeswalk: 'Переход',
    phenomenonDone: 'Выполнено, дальше',
    turnOf: (name, turn) => `Ход ${turn}: ${name}`,
    waiting: 'ждёт',
    passTurn: 'Конец хода',
  },
  acts: {
    resolve: 'Выполнить',
    chaos: 'Наступает хаос',
  },
  seat: {
    setLife: (name) => `Изменить жизни: ${name}`,
    lifeOf: (name, life) => `${name}, жизней: ${amount(life)}`,
    more: (name) => `Ещё: ${name}`,
    gain: (name) => `${name}: плюс одна жизнь`,
    lose: (name) => `${name}: минус одна жизнь`,
  },
};
