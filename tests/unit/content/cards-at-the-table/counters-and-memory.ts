/** Planes that collect counters, and planes that remember. */
import {
  afterMoves,
  arrivingAt,
  type CardSituation,
  carryOut,
  changeLifeFor,
  resolvePhenomenon,
  rollAndPlaneswalk,
  startingOn,
} from '../../../support/cards/card-situations';
import { card, moves, seat } from '../../../support/tables/tables';

const { beginNextTurn, resolveAbility, roll, rollByEffect, settleChoice } = moves;
const chaos = roll('chaos');

const counted = ['122.1 countersChanged', '119.3 lifeChanged'];

const areto = afterMoves(arrivingAt('aretopolis', 'naya'), carryOut('aretopolis', 'arrive'));
const aretoUpkeep = carryOut('aretopolis', 'upkeep');
const nineScrolls = afterMoves(startingOn('aretopolis', 'naya', 'grixis'), ...Array(9).fill(aretoUpkeep));
/** Nine scrolls on it, a second plane beside it, and chaos on both. */
const nineScrollsAndOtaria = afterMoves(
  arrivingAt('spatial-merging', 'aretopolis', 'otaria', 'grixis'),
  carryOut('spatial-merging', 'encounter'),
  ...Array(9).fill(aretoUpkeep),
  chaos,
);
const aretopolis: readonly CardSituation[] = [
  {
    card: 'aretopolis',
    name: 'the next player’s upkeep counts the counters of all',
    table: afterMoves(areto, beginNextTurn),
    move: aretoUpkeep,
    expect: { happened: counted, counters: { aretopolis: 2 }, life: [21, 22, 20] },
  },
  {
    card: 'aretopolis',
    name: 'the tenth counter brings the life, then the ability to planeswalk waits',
    table: nineScrolls,
    move: aretoUpkeep,
    expect: {
      happened: ['122.1 countersChanged', '603.8 thresholdReached', '119.3 lifeChanged'],
      counters: { aretopolis: 10 },
      life: [75, 20, 20],
      stack: ['threshold of 0: aretopolis'],
    },
  },
  {
    card: 'aretopolis',
    name: 'that ability planeswalks, and the counters are gone',
    table: afterMoves(nineScrolls, aretoUpkeep),
    move: resolveAbility,
    expect: {
      happened: ['701.31b planeswalked', '122.2 countersGone'],
      faceUp: ['naya'],
      counters: {},
      stack: [],
    },
  },
  {
    card: 'aretopolis',
    name: 'ten from a chaos roll with two planes face up: it is left before the other plane’s chaos',
    table: nineScrollsAndOtaria,
    move: carryOut('aretopolis', 'chaos'),
    expect: {
      happened: ['122.1 countersChanged', '603.8 thresholdReached'],
      counters: { aretopolis: 10 },
      stack: ['chaos of 0: otaria', 'threshold of 0: aretopolis'],
    },
  },
  {
    card: 'aretopolis',
    name: 'ten from a chaos roll: both planes are left, the other one’s chaos still waits',
    table: afterMoves(nineScrollsAndOtaria, carryOut('aretopolis', 'chaos')),
    move: resolveAbility,
    expect: {
      happened: ['701.31b planeswalked', '122.2 countersGone'],
      faceUp: ['grixis'],
      stack: ['chaos of 0: otaria'],
    },
  },
  {
    card: 'aretopolis',
    name: 'only revealed, as by Pools of Becoming, it takes no counter',
    table: afterMoves(
      startingOn('pools-of-becoming', 'aretopolis', 'naya', 'grixis'),
      chaos,
      carryOut('pools-of-becoming', 'chaos'),
      settleChoice({ bottom: ['aretopolis', 'naya', 'grixis'] }),
    ),
    move: carryOut('aretopolis', 'chaos'),
    expect: { rule: '122.1', reason: 'notFaceUp' },
  },
  {
    card: 'aretopolis',
    name: 'Fixed Point in Time does not stop its own planeswalking',
    table: afterMoves(
      arrivingAt('fixed-point-in-time', 'aretopolis', 'naya'),
      resolvePhenomenon('fixed-point-in-time'),
      ...Array(10).fill(aretoUpkeep),
    ),
    move: resolveAbility,
    expect: { happened: ['701.31b planeswalked', '122.2 countersGone'], faceUp: ['naya'] },
  },
];

const kilnspire = afterMoves(
  arrivingAt('kilnspire-district', 'naya'),
  carryOut('kilnspire-district', 'arrive'),
);
const naar = afterMoves(
  startingOn('naar-isle', 'naya'),
  beginNextTurn,
  carryOut('naar-isle', 'upkeep'),
  beginNextTurn,
);
const aplan = startingOn('aplan-mortarium', 'naya');
const growing: readonly CardSituation[] = [
  {
    card: 'kilnspire-district',
    name: 'the first main phase of the next player adds to the counters of all',
    table: afterMoves(kilnspire, beginNextTurn),
    move: carryOut('kilnspire-district', 'firstMain'),
    expect: {
      happened: ['122.1 countersChanged'],
      counters: { 'kilnspire-district': 2 },
      life: [20, 20, 20],
    },
  },
  {
    card: 'naar-isle',
    name: 'the second upkeep on it costs two life',
    table: naar,
    move: carryOut('naar-isle', 'upkeep'),
    expect: { happened: counted, counters: { 'naar-isle': 2 }, life: [20, 19, 18] },
  },
  {
    card: 'naar-isle',
    name: 'chaos costs a player of the table’s choosing three',
    table: afterMoves(naar, chaos),
    move: changeLifeFor('naar-isle', 'chaos', 0),
    expect: {
      happened: ['119.3 lifeChanged'],
      stack: [],
      life: [17, 19, 20],
      counters: { 'naar-isle': 1 },
    },
  },
  {
    card: 'aplan-mortarium',
    name: 'the first upkeep of the game is one already',
    table: aplan,
    move: carryOut('aplan-mortarium', 'upkeep'),
    expect: { happened: counted, counters: { 'aplan-mortarium': 1 }, life: [19, 20, 20] },
  },
  {
    card: 'aplan-mortarium',
    name: 'on return, it counts from one again',
    table: afterMoves(
      aplan,
      carryOut('aplan-mortarium', 'upkeep'),
      ...rollAndPlaneswalk,
      ...rollAndPlaneswalk,
      beginNextTurn,
    ),
    move: carryOut('aplan-mortarium', 'upkeep'),
    expect: {
      happened: counted,
      faceUp: ['aplan-mortarium'],
      counters: { 'aplan-mortarium': 1 },
      life: [19, 19, 20],
    },
  },
];

const keraliaWithCounters = afterMoves(
  startingOn('mount-keralia', 'naya', 'grixis'),
  carryOut('mount-keralia', 'endStep'),
  beginNextTurn,
  carryOut('mount-keralia', 'endStep'),
);
const protectedFromKeralia = 'remind of mount-keralia for 0 until never';
const keralia: readonly CardSituation[] = [
  {
    card: 'mount-keralia',
    name: 'each player’s end step adds a counter',
    table: afterMoves(keraliaWithCounters, beginNextTurn),
    move: carryOut('mount-keralia', 'endStep'),
    expect: { happened: ['122.1 countersChanged'], counters: { 'mount-keralia': 3 } },
  },
  {
    card: 'mount-keralia',
    name: 'left with counters on it, it still reports how many there were',
    table: afterMoves(keraliaWithCounters, roll('planeswalk')),
    move: resolveAbility,
    expect: {
      happened: ['701.31b planeswalked', '122.2 countersGone'],
      happening: { kind: 'countersGone', rule: '122.2', card: card('mount-keralia'), count: 2 },
      faceUp: ['naya'],
      counters: {},
    },
  },
  {
    card: 'mount-keralia',
    name: 'the protection stays for a later visit',
    table: afterMoves(
      startingOn('mount-keralia', 'naya'),
      chaos,
      carryOut('mount-keralia', 'chaos'),
      ...rollAndPlaneswalk,
      roll('planeswalk'),
    ),
    move: resolveAbility,
    expect: {
      happened: ['701.31b planeswalked'],
      faceUp: ['mount-keralia'],
      effects: [protectedFromKeralia],
    },
  },
];

const pompeiiInAether = afterMoves(
  arrivingAt('chaotic-aether', 'pompeii', 'naya'),
  resolvePhenomenon('chaotic-aether'),
  carryOut('pompeii', 'arrive'),
);
const pompeii: readonly CardSituation[] = [
  {
    card: 'pompeii',
    name: 'a blank roll adds a counter, even a roll caused by an effect',
    table: afterMoves(arrivingAt('pompeii', 'naya'), carryOut('pompeii', 'arrive'), rollByEffect('blank')),
    move: carryOut('pompeii', 'blank'),
    expect: { happened: ['122.1 countersChanged'], counters: { pompeii: 2 } },
  },
  {
    card: 'pompeii',
    name: 'revealed in The Fertile Lands it has no counters, and its chaos leaves the Fertile Lands',
    table: afterMoves(
      startingOn('the-fertile-lands-of-saulvinia', 'pompeii', 'naya'),
      chaos,
      carryOut('the-fertile-lands-of-saulvinia', 'chaos'),
      settleChoice({ bottom: ['pompeii'] }),
    ),
    move: carryOut('pompeii', 'chaos'),
    expect: {
      happened: ['119.3 lifeTotalsSet', '701.31b planeswalked'],
      life: [20, 20, 20],
      faceUp: ['naya'],
      deck: ['pompeii', 'the-fertile-lands-of-saulvinia'],
    },
  },
  {
    card: 'pompeii',
    name: 'chaos takes nothing from a player who has left',
    table: afterMoves(arrivingAt('pompeii', 'naya'), carryOut('pompeii', 'arrive'), moves.leave(2), chaos),
    move: carryOut('pompeii', 'chaos'),
    expect: {
      happened: ['119.3 lifeTotalsSet', '701.31b planeswalked', '122.2 countersGone'],
      life: [19, 19, 20],
    },
  },
  {
    card: 'pompeii',
    name: 'while Chaotic Aether lasts a blank is chaos, not a blank',
    table: pompeiiInAether,
    move: roll('blank'),
    expect: {
      happened: ['901.9b planarDieRolled', '311.7 chaosEnsued'],
      counters: { pompeii: 1 },
      stack: ['chaos of 0: pompeii'],
    },
  },
  {
    card: 'pompeii',
    name: 'chaos while Chaotic Aether lasts: the plane is left, and that ends the Aether',
    table: afterMoves(pompeiiInAether, roll('blank')),
    move: carryOut('pompeii', 'chaos'),
    expect: {
      happened: ['119.3 lifeTotalsSet', '701.31b planeswalked', '122.2 countersGone', '901.11 effectsEnded'],
      life: [19, 19, 19],
      faceUp: ['naya'],
      effects: [],
    },
  },
];

const gardens = afterMoves(
  startingOn('gardens-of-tranquil-repose', 'naya'),
  carryOut('gardens-of-tranquil-repose', 'trigger'),
);
const streams = 'two-streams-facility';
const choose = (player: number, as: 0 | 1) =>
  ({ kind: 'chooseOption', card: card(streams), player: seat(player), as }) as const;
const chosen = afterMoves(startingOn(streams, 'naya'), choose(0, 0), choose(1, 1));
const memory: readonly CardSituation[] = [
  {
    card: 'gardens-of-tranquil-repose',
    name: 'each creature that dies is one card more',
    table: afterMoves(gardens, beginNextTurn),
    move: carryOut('gardens-of-tranquil-repose', 'trigger'),
    expect: { happened: ['122.1 countersChanged'], counters: { 'gardens-of-tranquil-repose': 2 } },
  },
  {
    card: 'gardens-of-tranquil-repose',
    name: 'on a later visit it has exiled nothing yet',
    table: afterMoves(gardens, ...rollAndPlaneswalk, roll('planeswalk')),
    move: resolveAbility,
    expect: { happened: ['701.31b planeswalked'], faceUp: ['gardens-of-tranquil-repose'], counters: {} },
  },
  {
    card: 'two-streams-facility',
    name: 'players choose in the first upkeep of the game, on the starting plane',
    table: afterMoves(startingOn(streams, 'naya'), choose(0, 0)),
    move: choose(1, 1),
    expect: { happened: ['901.7 optionChosen'], chosenOptions: { [streams]: [0, 1, null] } },
  },
  {
    card: 'two-streams-facility',
    name: 'chaos swaps what was chosen; who chose nothing still has nothing',
    table: afterMoves(chosen, chaos),
    move: carryOut(streams, 'chaos'),
    expect: { happened: ['901.7 chosenOptionsSwapped'], chosenOptions: { [streams]: [1, 0, null] } },
  },
  {
    card: 'two-streams-facility',
    name: 'before any choice there is nothing to swap',
    table: afterMoves(startingOn(streams, 'naya'), chaos),
    move: carryOut(streams, 'chaos'),
    expect: { rule: '901.7', reason: 'nothingChosen' },
  },
  {
    card: 'two-streams-facility',
    name: 'once left, it forgets, and players who return choose again',
    table: afterMoves(chosen, roll('planeswalk')),
    move: resolveAbility,
    expect: { happened: ['701.31b planeswalked'], chosenOptions: {} },
  },
  {
    card: 'norns-dominion',
    name: 'its counters are on permanents: chaos changes nothing in the app',
    table: startingOn('norns-dominion', 'naya'),
    move: chaos,
    expect: {
      happened: ['901.9b planarDieRolled', '311.7 chaosEnsued'],
      counters: {},
      stack: ['chaos of 0: norns-dominion'],
    },
  },
];

export const countersAndMemory = [...aretopolis, ...growing, ...keralia, ...pompeii, ...memory];
