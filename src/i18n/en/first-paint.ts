import { type Amount, amount } from '../amount';

const rollCost = (mana: number) => (mana === 0 ? 'free' : `${mana} mana`);

/** The words the table is played with: the first ones needed. */
export const enFirstPaint = {
  otherLanguage: 'Русский',
  otherLanguageShort: 'РУ',
  places: {
    label: 'Go to',
    table: 'Table',
    decks: 'Decks',
    lands: 'Lands',
    rules: 'Rules',
    settings: 'Settings',
  },
  player: (seat: number) => `Player ${seat}`,
  and: '&',
  loading: 'Opening…',
  table: {
    newGame: 'New game…',
    settleChoice: 'Where do these cards go?',
    whereTo: 'Where to?',
    toLife: 'Show life totals',
    toPlane: 'Show the plane',
    undo: 'Undo',
    redo: 'Redo',
    log: 'Log',
    menu: 'Menu',
    roll: 'Roll',
    rollCost,
    rollLabel: (mana: number) => `Planar die: roll, ${rollCost(mana)}`,
    next: 'Next turn',
    nextLabel: (name: string) => `Next turn: ${name}`,
    reveal: 'Reveal the starting plane',
    planeswalk: 'Planeswalk',
    phenomenonDone: 'Done resolving',
    turnOf: (name: string, turn: number) => `Turn ${turn}: ${name}`,
    waiting: 'waiting',
    passTurn: 'End turn',
  },
  acts: {
    resolve: 'Resolve',
    chaos: 'Chaos ensues',
  },
  seat: {
    setLife: (name: string) => `Set ${name}’s life total`,
    lifeOf: (name: string, life: Amount) => `${name}: ${amount(life)} life`,
    more: (name: string) => `More options for ${name}`,
    gain: (name: string) => `${name}: gain 1 life`,
    lose: (name: string) => `${name}: lose 1 life`,
  },
};
