/** Designations, and buttons beside the text: coins, random players, speed and commander tax. */

import {
  atArrival,
  atChaos,
  atNextTurn,
  onStartingPlaneAfter,
  REMINDERS,
  type Scenario,
  type ScenarioStart,
} from '../../../../../support/cards/card-scenarios';
import { rollAndPlaneswalk, startingOn } from '../../../../../support/cards/card-situations';
import { moves } from '../../../../../support/tables/tables';

const designations: readonly Scenario[] = [
  ['city-hall', 'arrive', atArrival, 'Become the monarch', 'monarch Anya', 'Anya becomes the monarch.'],
  ['the-food-court', 'chaos', atChaos, 'Become the monarch', 'monarch Anya', 'Anya becomes the monarch.'],
  ['paliano', 'trigger', atNextTurn, 'Become the monarch', 'monarch Boris', 'Boris becomes the monarch.'],
  [
    'royal-booster',
    'encounter',
    atArrival,
    'Resolve',
    'monarch Anya; remind of royal-booster for everybody until never; now on naya',
    'Anya becomes the monarch. The monarch draws from the booster deck (for the rest of the game). Royal Booster has resolved. Anya planeswalks from Royal Booster to Naya.',
  ],
  [
    'the-golden-city-of-orazca',
    'static',
    atNextTurn,
    'Get the city’s blessing',
    'blessed Boris',
    'Boris gets the city’s blessing.',
  ],
];

/** Boris is the fastest as the plane is left. */
const leftWhileBorisIsFastest: ScenarioStart = (id) => ({
  table: startingOn('bant', id, 'naya', 'grixis'),
  leadingMoves: [...rollAndPlaneswalk, moves.changePlayerCounters(1, 'speed', 2), moves.planeswalk],
});

const extras: readonly Scenario[] = [
  [
    'mirrored-depths',
    'trigger',
    onStartingPlaneAfter(),
    'Flip a coin',
    '',
    'Coin flip: tails.',
    'Flip a coin (flip 1: tails)',
  ],
  [
    'unleash-the-flux',
    'encounter',
    atArrival,
    'Flip a coin',
    'on the stack: encounter of Anya: unleash-the-flux',
    'Coin flip: tails.',
    'Flip a coin (flip 1: tails) | Done resolving',
  ],
  [
    'furnace-layer',
    'upkeep',
    atNextTurn,
    'Random player',
    '',
    'Random player: Max.',
    'Random player: Max | Change life',
  ],
  [
    'sorins-remastered-manor',
    'chaos',
    atChaos,
    ['Opponent loses life', 'Max', 'Apply'],
    'Max 19; on the stack: chaos of Anya: sorins-remastered-manor',
    'Max −1: 19 life.',
    'Change life',
  ],
  [
    'sorins-remastered-manor',
    'chaos',
    atChaos,
    // One gained, as many as lost.
    ['Opponent loses life', 'Max', 'Apply', 'Change life', 'Apply'],
    'Anya 21; Max 19',
    'Max −1: 19 life. / Anya +1: 21 life.',
  ],
  [
    'ghirapur-grand-prix',
    'arrive',
    atArrival,
    'Start all engines',
    'Anya: speed 1; Boris: speed 1; Max: speed 1',
    'Anya +1 speed: 1. Boris +1 speed: 1. Max +1 speed: 1.',
  ],
  [
    'ghirapur-grand-prix',
    'leave',
    leftWhileBorisIsFastest,
    [REMINDERS, 'Highest speed: 3 Treasures'],
    'Boris: treasure 3',
    'Boris +3 Treasures: 3.',
  ],
  [
    'the-command-zone',
    'chaos',
    onStartingPlaneAfter(
      moves.castCommander(0),
      moves.castCommander(0),
      moves.castCommander(2),
      moves.roll('chaos'),
    ),
    'Reset commander tax',
    'no Anya: casts; no Max: casts',
    'Commander tax for Anya’s commander: 2 mana. Commander tax for Anya’s commander: 0 mana. Commander tax for Max’s commander: 0 mana.',
  ],
];

export const otherButtons = [...designations, ...extras];
