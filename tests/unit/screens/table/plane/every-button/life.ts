/** Life totals: of whom the card names, by how much, and what the players have to say themselves. */
import {
  atArrival,
  atChaos,
  atNextTurn,
  onStartingPlaneAfter,
  type Scenario,
} from '../../../../../support/cards/card-scenarios';
import { moves } from '../../../../../support/tables/tables';

const MORE = 'A life total: add one';
const LESS = 'A life total: remove one';
const anyTime = onStartingPlaneAfter();
/** Before the moment Max has 7 life. */
const maxAt7 = moves.changeLife(2, -13);
const arrivedAt7 = (id: string) => {
  const { table, leadingMoves } = atArrival(id);
  return { table, leadingMoves: [maxAt7, ...leadingMoves] };
};

/** One tap, because the card leaves nothing open. */
const fixedChanges: readonly Scenario[] = [
  ['fields-of-summer', 'chaos', atChaos, 'Gain 10 life', 'Anya 30', 'Anya +10: 30 life.'],
  [
    'sanctum-of-serra',
    'chaos',
    onStartingPlaneAfter(moves.changeLife(0, -13), moves.roll('chaos')),
    'Set your life to 20',
    'Anya 20',
    'Anya’s life total becomes 20.',
  ],
  ['nyx', 'trigger', anyTime, 'Gain 1 life', 'Anya 21', 'Anya +1: 21 life.', 'Gain 1 life'],
  ['spectrox-mines', 'arrive', atArrival, 'Lose 3 life', 'Anya 17', 'Anya −3: 17 life.'],
  ['spectrox-mines', 'upkeep', atNextTurn, 'Lose 3 life', 'Boris 17', 'Boris −3: 17 life.'],
  [
    'stroopwafel-cafe',
    'chaos',
    atChaos,
    'Gain 3 life · Opponents lose 3 life',
    'Anya 23; Boris 17; Max 17',
    'Anya +3: 23 life. Several life totals changed: Boris 20 → 17, Max 20 → 17.',
  ],
];

/** The card names the player; the number is said at the table. */
const enteredAmounts: readonly Scenario[] = [
  ['prahv', 'chaos', atChaos, ['Change life', `${MORE} ×4`, 'Apply'], 'Anya 25', 'Anya +5: 25 life.'],
  [
    'hotel-of-fears',
    'upkeep',
    atNextTurn,
    ['Change life', `${LESS} ×5`, 'Apply'],
    'Boris 14',
    'Boris −6: 14 life.',
  ],
  [
    'pin-collectors-booth',
    'chaos',
    atChaos,
    ['Change life', LESS, 'Apply'],
    'Boris 18; Max 18',
    'Several life totals changed: Boris 20 → 18, Max 20 → 18.',
  ],
  [
    'new-players-journey',
    'chaos',
    atChaos,
    ['Change life · Planeswalk', `${MORE} ×8`, 'Apply'],
    'Anya 29; now on naya',
    'Anya +9: 29 life. Anya planeswalks from New Player’s Journey to Naya.',
  ],
  [
    'sorins-remastered-manor',
    'chaos',
    atChaos,
    ['Change life', `${MORE} ×3`, 'Apply'],
    'Anya 24; on the stack: chaos of Anya: sorins-remastered-manor',
    'Anya +4: 24 life.',
    'Opponent loses life',
  ],
  [
    'sorins-remastered-manor',
    'chaos',
    atChaos,
    // Four lost, as many as gained.
    ['Change life', `${MORE} ×3`, 'Apply', 'Opponent loses life', 'Boris', 'Apply'],
    'Anya 24; Boris 16',
    'Anya +4: 24 life. / Boris −4: 16 life.',
  ],
  [
    'asmoranomardicadaistinaculdacars-kitchen',
    'chaos',
    atChaos,
    ['Change life', LESS, 'Apply'],
    'Anya 18',
    'Anya −2: 18 life.',
  ],
];

/** The player is chosen at the table. */
const chosenPlayers: readonly Scenario[] = [
  ['naar-isle', 'chaos', atChaos, ['Change life', 'Max', 'Apply'], 'Max 17', 'Max −3: 17 life.'],
  [
    'skybreen',
    'chaos',
    atChaos,
    ['Change life', 'Boris', `${LESS} ×6`, 'Apply'],
    'Boris 13',
    'Boris −7: 13 life.',
  ],
  ['furnace-layer', 'arrive', atArrival, ['Change life', 'Boris', 'Apply'], 'Boris 17', 'Boris −3: 17 life.'],
  [
    'furnace-layer',
    'upkeep',
    atNextTurn,
    ['Random player', 'Change life', 'Apply'],
    'Max 17',
    'Random player: Max. / Max −3: 17 life.',
  ],
  [
    'the-matrix-of-time',
    'trigger',
    anyTime,
    ['Change life', 'Boris', 'Apply'],
    'Boris 17',
    'Boris −3: 17 life.',
    'Change life',
  ],
  ['tarnation', 'chaos', atChaos, ['Change life', 'Boris', 'Apply'], 'Boris 19', 'Boris −1: 19 life.'],
  [
    'asmoranomardicadaistinaculdacars-kitchen',
    'trigger',
    anyTime,
    ['Change life', 'Max', `${LESS} ×3`, 'Apply'],
    'Max 16',
    'Max −4: 16 life.',
    'Change life',
  ],
  [
    'sans-mercy',
    'chaos',
    atChaos,
    ['Change life', 'Boris', 'Max', 'Apply'],
    'Boris 17; Max 17',
    'Several life totals changed: Boris 20 → 17, Max 20 → 17.',
  ],
];

/** Totals change hands. */
const exchanged: readonly Scenario[] = [
  [
    'cliffside-market',
    'arrive',
    arrivedAt7,
    ['Exchange life totals', 'Max', 'Apply'],
    'Anya 7; Max 20',
    'Life totals exchanged: Anya 20 → 7, Max 7 → 20.',
  ],
  [
    'cliffside-market',
    'upkeep',
    onStartingPlaneAfter(maxAt7, moves.beginNextTurn),
    ['Exchange life totals', 'Max', 'Apply'],
    'Boris 7; Max 20',
    'Life totals exchanged: Boris 20 → 7, Max 7 → 20.',
  ],
  [
    'the-doctors-tomb',
    'chaos',
    onStartingPlaneAfter(maxAt7, moves.roll('chaos')),
    ['Redistribute life totals', 'Boris: swap with the total below', 'Apply'],
    'Boris 7; Max 20',
    'Life totals redistributed: Boris 20 → 7, Max 7 → 20.',
  ],
];

export const life = [...fixedChanges, ...enteredAmounts, ...chosenPlayers, ...exchanged];
