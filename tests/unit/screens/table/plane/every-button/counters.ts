/** Counters on planes, and what they are worth. */

import type { Move } from '../../../../../../src/rules/table/move';
import {
  atArrival,
  atNextTurn,
  onStartingPlaneAfter,
  REMINDERS,
  type Scenario,
} from '../../../../../support/cards/card-scenarios';
import { card, moves } from '../../../../../support/tables/tables';

const { beginNextTurn, changeCounters, roll } = moves;
/** Two counters lie on it already. */
const afterTwoCounters = (id: string, ...movesToPlay: readonly Move[]) =>
  onStartingPlaneAfter(changeCounters(id, 2), ...movesToPlay);

/** Its effect lasts, and one counter is left. */
const lastOfNoWayOut = onStartingPlaneAfter(
  changeCounters('no-way-out', 1),
  moves.beginEffect({ does: 'everyWalkIsChaos', source: card('no-way-out'), ends: 'leavingAPlane' }),
  roll('chaos'),
);

export const counters: readonly Scenario[] = [
  [
    'naar-isle',
    'upkeep',
    atNextTurn,
    '+1 counter · Lose 1 life',
    'Boris 19; naar-isle holds 1',
    'Counters on Naar Isle: 1 (+1). Boris −1: 19 life.',
  ],
  [
    'naar-isle',
    'upkeep',
    afterTwoCounters('naar-isle', beginNextTurn),
    '+1 counter · Lose 3 life',
    'Boris 17; naar-isle holds 3',
    'Counters on Naar Isle: 3 (+1). Boris −3: 17 life.',
  ],
  [
    'aplan-mortarium',
    'upkeep',
    afterTwoCounters('aplan-mortarium', beginNextTurn),
    '+1 counter · Lose 3 life',
    'Boris 17; aplan-mortarium holds 3',
    'Counters on Aplan Mortarium: 3 (+1). Boris −3: 17 life.',
  ],
  [
    'aretopolis',
    'arrive',
    atArrival,
    '+1 counter · Gain 1 life',
    'Anya 21; aretopolis holds 1',
    'Counters on Aretopolis: 1 (+1). Anya +1: 21 life.',
  ],
  [
    'aretopolis',
    'upkeep',
    afterTwoCounters('aretopolis', beginNextTurn),
    '+1 counter · Gain 3 life',
    'Boris 23; aretopolis holds 3',
    'Counters on Aretopolis: 3 (+1). Boris +3: 23 life.',
  ],
  [
    'aretopolis',
    'chaos',
    afterTwoCounters('aretopolis', roll('chaos')),
    '+1 counter · Draw 3 cards',
    'aretopolis holds 3',
    'Counters on Aretopolis: 3 (+1).',
  ],
  [
    'kilnspire-district',
    'arrive',
    atArrival,
    '+1 counter · Add 1 red mana',
    'kilnspire-district holds 1',
    'Counters on Kilnspire District: 1 (+1).',
  ],
  [
    'kilnspire-district',
    'firstMain',
    afterTwoCounters('kilnspire-district', beginNextTurn),
    '+1 counter · Add 3 red mana',
    'kilnspire-district holds 3',
    'Counters on Kilnspire District: 3 (+1).',
  ],
  [
    'mount-keralia',
    'endStep',
    onStartingPlaneAfter(),
    '+1 counter',
    'mount-keralia holds 1',
    'Counters on Mount Keralia: 1 (+1).',
  ],
  [
    'mount-keralia',
    'endStep',
    atNextTurn,
    [REMINDERS, '+1 counter'],
    'mount-keralia holds 1',
    'Counters on Mount Keralia: 1 (+1).',
    // Of Boris's own end step, on the card.
    '+1 counter',
  ],
  [
    'gardens-of-tranquil-repose',
    'trigger',
    onStartingPlaneAfter(),
    '+1 counter',
    'gardens-of-tranquil-repose holds 1',
    'Counters on Gardens of Tranquil Repose: 1 (+1).',
    '+1 counter',
  ],
  ['pompeii', 'arrive', atArrival, '+1 counter', 'pompeii holds 1', 'Counters on Pompeii: 1 (+1).'],
  ['pompeii', 'upkeep', atNextTurn, '+1 counter', 'pompeii holds 1', 'Counters on Pompeii: 1 (+1).'],
  [
    'pompeii',
    'blank',
    onStartingPlaneAfter(roll('blank')),
    '+1 counter',
    'pompeii holds 1',
    'Counters on Pompeii: 1 (+1).',
  ],
  [
    'pompeii',
    'chaos',
    afterTwoCounters('pompeii', roll('chaos')),
    'Everyone loses 2 life · Planeswalk',
    'Anya 18; Boris 18; Max 18; pompeii holds 0; now on naya',
    'Several life totals changed: Anya 20 → 18, Boris 20 → 18, Max 20 → 18. Anya planeswalks from Pompeii to Naya. Counters on Pompeii when it was left: 2.',
  ],
  [
    'shrinking-plane',
    'arrive',
    atArrival,
    '+1 counter',
    'shrinking-plane holds 1',
    'Counters on Shrinking Plane: 1 (+1).',
  ],
  [
    'shrinking-plane',
    'upkeep',
    atNextTurn,
    '+1 counter',
    'shrinking-plane holds 1',
    'Counters on Shrinking Plane: 1 (+1).',
  ],
  [
    'shrinking-plane',
    'upkeep',
    atNextTurn,
    'Planeswalk',
    'now on naya',
    'Boris planeswalks from Shrinking Plane to Naya.',
  ],
  [
    'shrinking-plane',
    'chaos',
    afterTwoCounters('shrinking-plane', roll('chaos')),
    'Remove all counters',
    'shrinking-plane holds 0',
    'Counters on Shrinking Plane: 0 (−2).',
  ],
  [
    'no-way-out',
    'static',
    onStartingPlaneAfter(),
    '+3 counters · Add reminder',
    'no-way-out holds 3; everyWalkIsChaos of no-way-out for everybody until leavingAPlane',
    'Counters on No Way Out: 3 (+3). Chaos instead of all planeswalks (until a player planeswalks away from a plane).',
  ],
  [
    'no-way-out',
    'chaos',
    onStartingPlaneAfter(changeCounters('no-way-out', 3), roll('chaos')),
    '−1 counter',
    'no-way-out holds 2',
    'Counters on No Way Out: 2 (−1).',
  ],
  [
    'no-way-out',
    'chaos',
    lastOfNoWayOut,
    '−1 counter',
    'no-way-out holds 0; over: everyWalkIsChaos of no-way-out for everybody until leavingAPlane',
    'Counters on No Way Out: 0 (−1). No longer in effect: Chaos instead of all planeswalks.',
  ],
  [
    'two-streams-facility',
    'chaos',
    onStartingPlaneAfter(
      moves.mark('two-streams-facility', 0, 0),
      moves.mark('two-streams-facility', 2, 1),
      roll('chaos'),
    ),
    'Switch everyone’s choice',
    'chosen: {"two-streams-facility":[1,null,0]}',
    'Two Streams Facility: everyone’s choice switches.',
  ],
];
