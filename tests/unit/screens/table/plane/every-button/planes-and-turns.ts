/** Where a card leads: other planes, the planar deck, and the order of turns. */

import {
  atArrival,
  atChaos,
  atNextTurn,
  onStartingPlaneAfter,
  type Scenario,
  type ScenarioStart,
} from '../../../../../support/cards/card-scenarios';
import { rollAndPlaneswalk, startingOn } from '../../../../../support/cards/card-situations';
import { moves } from '../../../../../support/tables/tables';

const { beginNextTurn, roll } = moves;
/** With phenomena among the next cards. */
const chaosBefore =
  (...next: readonly string[]): ScenarioStart =>
  (id) => ({ table: startingOn(id, ...next), leadingMoves: [roll('chaos')] });
const encounterWithDeck =
  (...next: readonly string[]): ScenarioStart =>
  (id) => ({ table: startingOn('bant', id, ...next), leadingMoves: rollAndPlaneswalk });

const planeswalks: readonly Scenario[] = [
  [
    'grand-ossuary',
    'chaos',
    atChaos,
    'Planeswalk',
    'now on naya',
    'Anya planeswalks from Grand Ossuary to Naya.',
  ],
  [
    'bad-wolf-bay',
    'chaos',
    atChaos,
    'Planeswalk',
    'now on naya',
    'Anya planeswalks from Bad Wolf Bay to Naya.',
  ],
  ['tardis-bay', 'chaos', atChaos, 'Planeswalk', 'now on naya', 'Anya planeswalks from TARDIS Bay to Naya.'],
  [
    'lair-of-the-ashen-idol',
    'upkeep',
    atNextTurn,
    'Couldn’t sacrifice: planeswalk',
    'now on naya',
    'Boris planeswalks from Lair of the Ashen Idol to Naya.',
  ],
];

const chaosEnsues: readonly Scenario[] = [
  [
    'norns-seedcore',
    'arrive',
    atArrival,
    'Chaos ensues',
    'on the stack: chaos of Anya: norns-seedcore',
    'Chaos ensues: Norn’s Seedcore.',
  ],
  [
    'oteclan',
    'arrive',
    atArrival,
    'Chaos ensues',
    'on the stack: chaos of Anya: oteclan',
    'Chaos ensues: Oteclán.',
  ],
  [
    'oteclan',
    'upkeep',
    atNextTurn,
    'Chaos ensues',
    'on the stack: chaos of Boris: oteclan',
    'Chaos ensues: Oteclán.',
  ],
];

const planarDeck: readonly Scenario[] = [
  [
    'stairs-to-infinity',
    'chaos',
    atChaos,
    ['Resolve', 'Where does Naya go? Bottom of deck', 'Done'],
    'deck: grixis, jund, esper, naya',
    'Anya reveals Naya. / Anya puts Naya on the bottom of the planar deck.',
  ],
  [
    'pools-of-becoming',
    'chaos',
    atChaos,
    ['Resolve', 'Move Naya later', 'Done'],
    'deck: esper, grixis, naya, jund; on the stack: chaos of Anya: naya; on the stack: chaos of Anya: grixis; on the stack: chaos of Anya: jund',
    'Anya reveals Naya, Grixis, and Jund. Chaos ensues: Naya, Grixis, Jund. / Anya puts Grixis, Jund, and Naya on the bottom of the planar deck.',
  ],
  [
    'the-fertile-lands-of-saulvinia',
    'chaos',
    chaosBefore('time-distortion', 'naya', 'jund'),
    ['Resolve', 'Move Naya earlier', 'Done'],
    'deck: jund, naya, time-distortion; on the stack: chaos of Anya: naya',
    'Anya reveals Time Distortion and Naya. Chaos ensues: Naya. / Anya puts Naya and Time Distortion on the bottom of the planar deck.',
  ],
  [
    'norns-seedcore',
    'chaos',
    chaosBefore('naya', 'jund'),
    'Resolve',
    'now on norns-seedcore + naya',
    'Anya reveals Naya. Anya planeswalks to Naya without leaving a plane.',
  ],
  [
    'interplanar-tunnel',
    'encounter',
    encounterWithDeck('naya', 'grixis', 'jund', 'esper', 'agyrem', 'nyx'),
    ['Resolve', 'Jund: Top of deck', 'Done'],
    'now on jund',
    'Anya reveals Naya, Grixis, Jund, Esper, and Agyrem. / Anya puts Jund on top and Agyrem, Esper, Grixis, and Naya on the bottom of the planar deck. Interplanar Tunnel has resolved. Anya planeswalks from Interplanar Tunnel to Jund.',
  ],
  [
    'spatial-merging',
    'encounter',
    encounterWithDeck('naya', 'grixis', 'jund'),
    'Resolve',
    'now on naya + grixis',
    'Anya reveals Naya and Grixis. Anya planeswalks from Spatial Merging to Naya and Grixis. Spatial Merging has resolved.',
  ],
];

const turns: readonly Scenario[] = [
  ['otaria', 'chaos', atChaos, 'Extra turn', 'extra turn: Anya', 'Anya takes an extra turn after this one.'],
  [
    'time-distortion',
    'encounter',
    atArrival,
    'Resolve',
    'now on naya; the other way around',
    'Turns now go counterclockwise. Time Distortion has resolved. Anya planeswalks from Time Distortion to Naya.',
  ],
  [
    'temple-of-atropos',
    'secondMain',
    onStartingPlaneAfter(),
    'Additional beginning phase',
    'upkeep 2',
    'Anya has an additional beginning phase.',
  ],
  [
    'temple-of-atropos',
    'chaos',
    atChaos,
    'Reverse turn order · Planeswalk',
    'now on naya; the other way around',
    'Turns now go counterclockwise. Anya planeswalks from Temple of Atropos to Naya.',
  ],
  [
    'the-drum-mining-facility',
    'chaos',
    onStartingPlaneAfter(beginNextTurn, roll('chaos')),
    'End the turn',
    'turn 3 of Max',
    'Boris’s turn ends immediately. Max’s turn.',
  ],
];

export const planesAndTurns = [...planeswalks, ...chaosEnsues, ...planarDeck, ...turns];
