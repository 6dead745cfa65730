/** Effects that outlast the ability that made them: how they end, and what the app does about them. */
import { MAX_EFFECT_NOTE_LENGTH, MAX_EFFECTS } from '../../../../src/rules/limits';
import { countEffects, endEffects, hasEffect } from '../../../../src/rules/planar/ongoing-effect';
import type { PlanarOperation } from '../../../../src/rules/planar/planar-operation';
import { effectEndings, ongoingEffectKinds } from '../../../../src/rules/planar/planar-state';
import { finalFace, willPlaneswalkBecomeChaos } from '../../../../src/rules/planar/rolling';
import type { Happening } from '../../../../src/rules/table/happening';
import type { Move } from '../../../../src/rules/table/move';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  moves,
  ongoingEffect,
  plainTable,
  planarOf,
  planarTable,
  played,
  type Situation,
  seat,
  tableAtStart,
  testSituations,
} from '../../../support/tables/tables';

const { addExtraTurn, beginEffect, beginNextTurn, endEffect, endTurn, leave, planeswalk } = moves;
const { resolveAbility: resolve, reverseTurnOrder, roll, rollByEffect, settleChoice, takeCards } = moves;

const aether = 'Chaotic Aether';
const fixedPoint = 'Fixed Point in Time';

const planes = ['Bant', 'Naya', 'Grixis', 'Jund'];
const atStart = tableAtStart(planes);
const atStartOfFour = tableAtStart(planes, 4);

const untilWalk = ongoingEffect({ ends: 'planeswalk' });
const untilPlaneLeft = ongoingEffect({ does: 'blankIsChaos', ends: 'leavingAPlane', source: card(aether) });
/** Until this player's next turn. */
const until = (player: number) => ongoingEffect({ ends: 'turnOf', until: seat(player) });

const beginning: readonly Situation[] = [
  {
    name: '611.2a: an effect begins, and the others go on',
    table: after(atStart, beginEffect({ does: 'cannotLose', player: seat(1) })),
    move: beginEffect(untilWalk),
    expect: {
      effects: ['cannotLose of 1, never', 'remind of all, planeswalk'],
      happenings: [{ kind: 'effectBegan', rule: '611.2a', effect: untilWalk }],
    },
  },
  {
    name: '611.2a: the same effect can begin twice',
    table: after(atStart, beginEffect(untilWalk)),
    move: beginEffect(untilWalk),
    expect: { effects: ['remind of all, planeswalk', 'remind of all, planeswalk'] },
  },
  {
    name: '611.2a: “until that player’s next turn” is somebody’s',
    table: atStart,
    move: beginEffect({ ends: 'turnOf', until: null }),
    expect: { rule: '611.2a', reason: 'noSuchPlayer' },
  },
  {
    name: '611.2a: an effect begins while an ability waits',
    table: after(atStart, roll('planeswalk')),
    move: beginEffect(untilPlaneLeft),
    expect: { effects: ['blankIsChaos of all, leavingAPlane'], stack: ['planeswalking of 0'] },
  },
  ...[1, 3, -1, 0.5].map(
    (player): Situation => ({
      name: `800.4a: nothing lasts for player ${player}, who is not in the game`,
      table: after(atStart, leave(1)),
      move: beginEffect({ player: seat(player) }),
      expect: { rule: '800.4a', reason: 'playerHasLeft' },
    }),
  ),
  {
    name: '800.4a: nothing begins that would last until the next turn of a player who has left',
    table: after(atStart, leave(1)),
    move: beginEffect(until(1)),
    expect: { rule: '800.4a', reason: 'playerHasLeft' },
  },
  {
    name: '107.1: there are no more ongoing effects than can be listed',
    table: after(atStart, ...Array.from({ length: MAX_EFFECTS }, () => beginEffect())),
    move: beginEffect(),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_EFFECTS },
  },
  {
    name: '107.1: the text of an effect is no longer than can be stored',
    table: atStart,
    move: beginEffect({ note: 'a'.repeat(MAX_EFFECT_NOTE_LENGTH + 1) }),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_EFFECT_NOTE_LENGTH },
  },
];

const two = after(atStart, beginEffect({ does: 'cannotLose', player: seat(1) }), beginEffect(untilWalk));
const alike: Move = beginEffect(untilWalk);
const byHand: readonly Situation[] = [
  {
    name: '611.2a: the table ends an effect; the other goes on',
    table: two,
    move: endEffect(0),
    expect: {
      effects: ['remind of all, planeswalk'],
      happenings: [
        {
          kind: 'effectsEnded',
          rule: '611.2a',
          effects: [ongoingEffect({ does: 'cannotLose', player: seat(1) })],
        },
      ],
    },
  },
  {
    name: '611.2a: an effect that another tab has ended meanwhile is not mistaken for the next one',
    table: after(atStart, beginEffect(untilWalk)),
    move: { kind: 'endEffect', effect: 0, expected: untilPlaneLeft },
    expect: { rule: '611.2a', reason: 'noSuchEffect' },
  },
  {
    name: '611.2a: of two effects that are alike one ends',
    table: after(atStart, alike, alike),
    move: endEffect(1),
    expect: {
      effects: ['remind of all, planeswalk'],
      happenings: [{ kind: 'effectsEnded', rule: '611.2a', effects: [untilWalk] }],
    },
  },
  ...[2, -1, 0.5].map(
    (index): Situation => ({
      name: `611.2a: effect ${index} of two does not last`,
      table: two,
      move: endEffect(index),
      expect: { rule: '611.2a', reason: 'noSuchEffect' },
    }),
  ),
];

/** One that ends in each way, the last one for the next turn of seat 1. */
const allEndings = effectEndings.map((ends) =>
  beginEffect({ ends, until: ends === 'turnOf' ? seat(1) : null }),
);
const everyWay = after(atStart, ...allEndings);
/** The next plane is turned up besides the one that is face up. */
const addOne: PlanarOperation = {
  take: { kind: 'cards', count: 1 },
  shown: 'all',
  planes: ['add', 'walk'],
  others: ['add', 'walk'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};
const onPhenomenon = after(
  tableAtStart(['Bant', 'Mutual Epiphany', 'Naya', 'Grixis']),
  roll('planeswalk'),
  resolve,
  ...allEndings,
);
const ended = (happenings: readonly Happening[]) =>
  happenings.flatMap((happening) =>
    happening.kind === 'effectsEnded' ? happening.effects.map(({ ends }) => ends) : [],
  );

const untilPlaneswalking: readonly Situation[] = [
  {
    name: '901.11: planeswalking away from a plane ends both kinds, in one report',
    table: everyWay,
    move: planeswalk,
    expect: {
      effects: ['remind of all, turnOf 1', 'remind of all, never'],
      happenings: [
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card('Bant')],
          to: [card('Naya')],
        },
        {
          kind: 'effectsEnded',
          rule: '901.11',
          effects: [ongoingEffect({ ends: 'planeswalk' }), ongoingEffect({ ends: 'leavingAPlane' })],
        },
      ],
    },
  },
  {
    name: '901.11: so does the planeswalking ability of the die',
    table: after(everyWay, roll('planeswalk')),
    move: resolve,
    expect: { effects: ['remind of all, turnOf 1', 'remind of all, never'] },
  },
  {
    name: '901.11: while it only waits nothing has ended',
    table: everyWay,
    move: roll('planeswalk'),
    expect: {
      effects: [
        'remind of all, planeswalk',
        'remind of all, leavingAPlane',
        'remind of all, turnOf 1',
        'remind of all, never',
      ],
    },
  },
  {
    name: '901.11: leaving a phenomenon is planeswalking, but no plane is left',
    table: onPhenomenon,
    move: resolve,
    expect: {
      faceUp: ['Naya'],
      effects: ['remind of all, leavingAPlane', 'remind of all, turnOf 1', 'remind of all, never'],
    },
  },
  {
    name: '901.11: the plane after it is left, and then that ends too',
    table: after(onPhenomenon, resolve),
    move: planeswalk,
    expect: { faceUp: ['Grixis'], effects: ['remind of all, turnOf 1', 'remind of all, never'] },
  },
  {
    name: "901.11: a plane that is only turned up as well (Norn's Seedcore) is planeswalked to, and nothing is left",
    table: after(everyWay, takeCards(addOne)),
    move: settleChoice({ add: ['Naya'] }),
    expect: {
      faceUp: ['Bant', 'Naya'],
      effects: ['remind of all, leavingAPlane', 'remind of all, turnOf 1', 'remind of all, never'],
    },
  },
  {
    name: '901.11: leaving both planes then ends it once',
    table: after(everyWay, takeCards(addOne), settleChoice({ add: ['Naya'] })),
    move: planeswalk,
    expect: { faceUp: ['Grixis'], effects: ['remind of all, turnOf 1', 'remind of all, never'] },
  },
  {
    name: '901.11: leaving a plane and a phenomenon at once is leaving a plane',
    table: after(
      tableAtStart(['Bant', 'Morphic Tide', 'Naya']),
      ...allEndings,
      takeCards(addOne),
      settleChoice({ add: ['Morphic Tide'] }),
    ),
    move: resolve,
    expect: { faceUp: ['Naya'], effects: ['remind of all, turnOf 1', 'remind of all, never'] },
  },
  {
    name: '901.11: a card chosen to planeswalk to ends them as well (Spatial Merging)',
    table: after(everyWay, takeCards(addOne)),
    move: settleChoice({ walk: ['Naya'] }),
    expect: { faceUp: ['Naya'], effects: ['remind of all, turnOf 1', 'remind of all, never'] },
  },
  {
    name: '901.11: cards that are only looked at end nothing',
    table: after(everyWay, takeCards({ ...addOne, planes: ['top'], others: ['top'] })),
    move: settleChoice({ top: ['Naya'] }),
    expect: {
      effects: [
        'remind of all, planeswalk',
        'remind of all, leavingAPlane',
        'remind of all, turnOf 1',
        'remind of all, never',
      ],
    },
  },
  {
    name: '901.11: returning to the only plane ends them too',
    table: after(tableAtStart(['Bant']), beginEffect(untilWalk), beginEffect(untilPlaneLeft)),
    move: planeswalk,
    expect: { faceUp: ['Bant'], effects: [] },
  },
  {
    name: '901.5: revealing the starting plane is not planeswalking',
    table: after(planarTable(planes), beginEffect(untilWalk), beginEffect(untilPlaneLeft)),
    move: moves.revealStartingPlane,
    expect: { effects: ['remind of all, planeswalk', 'blankIsChaos of all, leavingAPlane'] },
  },
  {
    name: '614.1a: if chaos ensues instead, nobody planeswalks, and nothing ends',
    table: after(everyWay, beginEffect({ does: 'walkIsChaos' }), roll('planeswalk')),
    move: resolve,
    expect: {
      faceUp: ['Bant'],
      effects: [
        'remind of all, planeswalk',
        'remind of all, leavingAPlane',
        'remind of all, turnOf 1',
        'remind of all, never',
        'walkIsChaos of all, never',
      ],
    },
  },
];

const untilTurns: readonly Situation[] = [
  {
    name: '611.2a: "until your next turn" ends as that turn begins, and is reported after it',
    table: after(atStart, beginEffect(until(1)), beginEffect(until(2))),
    move: beginNextTurn,
    expect: {
      activePlayer: 1,
      effects: ['remind of all, turnOf 2'],
      happenings: [
        { kind: 'turnBegan', rule: '102.1', player: seat(1), number: 2, ended: seat(0) },
        { kind: 'effectsEnded', rule: '611.2a', effects: [until(1)] },
      ],
    },
  },
  {
    name: "611.2a: one's own running turn is not the next one",
    table: after(atStart, beginEffect(until(0))),
    move: beginNextTurn,
    expect: { activePlayer: 1, effects: ['remind of all, turnOf 0'] },
  },
  {
    name: '611.2a: it ends when the turn has come round',
    table: after(atStart, beginEffect(until(0)), beginNextTurn, beginNextTurn),
    move: beginNextTurn,
    expect: { activePlayer: 0, effects: [] },
  },
  {
    name: '500.7: an extra turn is the next turn',
    table: after(atStart, beginEffect(until(0)), addExtraTurn(0)),
    move: beginNextTurn,
    expect: { activePlayer: 0, effects: [] },
  },
  {
    name: "500.7: somebody else's extra turn is not",
    table: after(atStart, beginEffect(until(1)), addExtraTurn(2)),
    move: beginNextTurn,
    expect: { activePlayer: 2, effects: ['remind of all, turnOf 1'] },
  },
  {
    name: '103.1: in reversed order the player on the right is next',
    table: after(atStart, beginEffect(until(1)), beginEffect(until(2)), reverseTurnOrder),
    move: beginNextTurn,
    expect: { activePlayer: 2, effects: ['remind of all, turnOf 1'] },
  },
  {
    name: '724.1: a turn that ends at once makes way for the next one all the same',
    table: after(atStart, beginEffect(until(1))),
    move: endTurn,
    expect: { activePlayer: 1, effects: [] },
  },
];

/** Effects that touch the second player, who leaves, or end with their turn; the last one does neither. */
const sevenEffects = after(
  atStartOfFour,
  beginEffect({ player: seat(1), ends: 'turnOf', until: seat(1) }),
  beginEffect({ player: seat(1), ends: 'planeswalk' }),
  beginEffect({ does: 'cannotLose', player: seat(1) }),
  beginEffect(until(1)),
  beginEffect({ does: 'extraDie', player: seat(2), ends: 'turnOf', until: seat(1) }),
  beginEffect({ player: seat(1), ends: 'turnOf', until: seat(3) }),
  beginEffect({ player: seat(2), ends: 'never' }),
);
const afterOne = [
  'remind of 1, turnOf 1',
  'remind of all, turnOf 1',
  'extraDie of 2, turnOf 1',
  'remind of 1, turnOf 3',
  'remind of 2, never',
];
const leaving: readonly Situation[] = [
  {
    name: '800.4a: what concerns only the leaver ends, but not what lasts until a turn',
    table: sevenEffects,
    move: leave(1),
    expect: {
      effects: afterOne,
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(1), because: 'conceded' },
        {
          kind: 'effectsEnded',
          rule: '800.4a',
          effects: [
            ongoingEffect({ player: seat(1), ends: 'planeswalk' }),
            ongoingEffect({ does: 'cannotLose', player: seat(1) }),
          ],
        },
      ],
    },
  },
  {
    name: "800.4m: the leaver's next turn would have begun: what lasted until then ends",
    table: after(sevenEffects, leave(1)),
    move: beginNextTurn,
    expect: { activePlayer: 2, effects: ['remind of 1, turnOf 3', 'remind of 2, never'] },
  },
  {
    name: '800.4m: somebody else leaves as well, and it is still the same turn that counts',
    table: after(sevenEffects, leave(2), leave(1)),
    move: beginNextTurn,
    expect: { activePlayer: 3, effects: [] },
  },
  {
    name: '800.4m: in reversed order that turn is the last of the round',
    table: after(sevenEffects, reverseTurnOrder, leave(1)),
    move: beginNextTurn,
    expect: {
      activePlayer: 3,
      effects: [
        'remind of 1, turnOf 1',
        'remind of all, turnOf 1',
        'extraDie of 2, turnOf 1',
        'remind of 2, never',
      ],
    },
  },
  {
    name: '800.4m: and comes between that of seat 2 and that of seat 0',
    table: after(sevenEffects, reverseTurnOrder, leave(1), beginNextTurn, beginNextTurn),
    move: beginNextTurn,
    expect: { activePlayer: 0, effects: ['remind of 2, never'] },
  },
  {
    name: '800.4m: an order reversed after leaving leads to that turn from the other side',
    table: after(
      atStartOfFour,
      beginEffect(until(1)),
      leave(1),
      reverseTurnOrder,
      beginNextTurn,
      reverseTurnOrder,
    ),
    move: beginNextTurn,
    expect: { activePlayer: 0, effects: ['remind of all, turnOf 1'] },
  },
  {
    name: '800.4m: an extra turn of somebody else comes before it',
    table: after(sevenEffects, addExtraTurn(0), leave(1)),
    move: beginNextTurn,
    expect: { activePlayer: 0, effects: afterOne },
  },
  {
    name: '800.4m: after that extra turn it would have begun',
    table: after(sevenEffects, addExtraTurn(0), leave(1), beginNextTurn),
    move: beginNextTurn,
    expect: { activePlayer: 2, effects: ['remind of 1, turnOf 3', 'remind of 2, never'] },
  },
  {
    name: "800.4m: the leaver's own extra turn would have begun, here before a round of others",
    table: after(atStartOfFour, beginEffect(until(3)), addExtraTurn(3), leave(3)),
    move: beginNextTurn,
    expect: { activePlayer: 1, effects: [] },
  },
  {
    name: '800.4m: the active player leaves: their next turn is a whole round away',
    table: after(atStartOfFour, beginEffect(until(0)), leave(0)),
    move: beginNextTurn,
    expect: { activePlayer: 1, effects: ['remind of all, turnOf 0'] },
  },
  {
    name: '800.4m: then it would have begun between the last seat and the next',
    table: after(atStartOfFour, beginEffect(until(0)), leave(0), beginNextTurn, beginNextTurn, beginNextTurn),
    move: beginNextTurn,
    expect: { activePlayer: 1, effects: [] },
  },
  {
    name: '901.11: what concerns everybody outlasts a leaver, until a player planeswalks',
    table: after(atStart, beginEffect(untilWalk)),
    move: leave(0),
    expect: { planarController: 1, effects: ['remind of all, planeswalk'] },
  },
];

/** Fixed Point in Time, as it was encountered by seat 0. */
const fixed = beginEffect({
  does: 'walkIsChaos',
  source: card(fixedPoint),
  ends: 'turnOf',
  until: seat(0),
});
const inAether = after(
  tableAtStart(['Bant', aether, 'Naya', 'Grixis', 'Jund']),
  roll('planeswalk'),
  resolve,
  moves.carryOut(beginEffect(untilPlaneLeft), resolve),
);
const inBoth = after(inAether, beginNextTurn, beginNextTurn, beginNextTurn, fixed);

const changedRolls: readonly Situation[] = [
  {
    name: '704.6f: a phenomenon is left even where every planeswalk is chaos instead, or chaos would never end',
    table: after(
      tableAtStart(['Bant', 'Mutual Epiphany', 'Naya']),
      roll('planeswalk'),
      resolve,
      beginEffect(ongoingEffect({ does: 'everyWalkIsChaos', ends: 'leavingAPlane' })),
    ),
    move: resolve,
    expect: { faceUp: ['Naya'], effects: ['everyWalkIsChaos of all, leavingAPlane'], stack: [] },
  },
  {
    name: 'Chaotic Aether: leaving the phenomenon itself does not end it',
    table: after(tableAtStart(['Bant', aether, 'Naya']), roll('planeswalk'), resolve),
    move: moves.carryOut(beginEffect(untilPlaneLeft), resolve),
    expect: { faceUp: ['Naya'], effects: ['blankIsChaos of all, leavingAPlane'] },
  },
  {
    name: 'Chaotic Aether: a blank roll is a chaos roll, for everybody',
    table: after(inAether, beginNextTurn),
    move: roll('blank'),
    expect: {
      stack: ['chaos of 1: Naya'],
      happenings: [
        {
          kind: 'planarDieRolled',
          rule: '901.9b',
          player: seat(1),
          face: 'blank',
          paid: 0,
          by: 'table',
          means: 'chaos',
        },
        { kind: 'chaosEnsued', rule: '311.7', player: seat(1), cards: [card('Naya')] },
      ],
    },
  },
  {
    name: 'Chaotic Aether: the Planeswalker symbol stays what it is, and the journey ends it',
    table: after(inAether, beginNextTurn, roll('planeswalk')),
    move: resolve,
    expect: { faceUp: ['Grixis'], effects: [] },
  },
  {
    name: 'Chaotic Aether: then a blank is a blank again',
    table: after(inAether, beginNextTurn, roll('planeswalk'), resolve),
    move: roll('blank'),
    expect: { stack: [] },
  },
  {
    name: 'blank rolls of one player only: the others roll blanks',
    table: after(atStart, beginEffect({ does: 'blankIsChaos', player: seat(1) })),
    move: roll('blank'),
    expect: { stack: [] },
  },
  {
    name: 'blank rolls of one player only: that player does not',
    table: after(atStart, beginEffect({ does: 'blankIsChaos', player: seat(1) }), beginNextTurn),
    move: roll('blank'),
    expect: { stack: ['chaos of 1: Bant'] },
  },
  {
    name: 'Fixed Point in Time: the planeswalking ability waits as usual',
    table: after(atStart, fixed),
    move: roll('planeswalk'),
    expect: { stack: ['planeswalking of 0'], faceUp: ['Bant'] },
  },
  {
    name: 'Fixed Point in Time: as it resolves chaos ensues instead',
    table: after(atStart, fixed, roll('planeswalk')),
    move: resolve,
    expect: {
      faceUp: ['Bant'],
      visited: ['Bant'],
      stack: ['chaos of 0: Bant'],
      happenings: [
        { kind: 'planeswalkBecameChaos', rule: '614.1a', player: seat(0) },
        { kind: 'chaosEnsued', rule: '311.7', player: seat(0), cards: [card('Bant')] },
      ],
    },
  },
  {
    name: 'Fixed Point in Time: on two planes both chaos abilities trigger, and other chaos waits on below',
    table: after(
      atStart,
      takeCards(addOne),
      settleChoice({ add: ['Naya'] }),
      fixed,
      roll('chaos'),
      rollByEffect('planeswalk'),
    ),
    move: resolve,
    expect: {
      stack: ['chaos of 0: Bant', 'chaos of 0: Naya', 'chaos of 0: Bant', 'chaos of 0: Naya'],
    },
  },
  {
    name: 'Fixed Point in Time: it concerns the other players too',
    table: after(atStart, fixed, beginNextTurn, roll('planeswalk')),
    move: resolve,
    expect: { faceUp: ['Bant'], stack: ['chaos of 1: Bant'] },
  },
  {
    name: 'Fixed Point in Time: planeswalking without the die works as usual',
    table: after(atStart, fixed),
    move: planeswalk,
    expect: { faceUp: ['Naya'], stack: [] },
  },
  {
    name: 'Fixed Point in Time: leaving the phenomenon itself is not because of a roll',
    table: after(tableAtStart(['Bant', fixedPoint, 'Naya']), roll('planeswalk'), resolve),
    move: moves.carryOut(fixed, resolve),
    expect: { faceUp: ['Naya'], stack: [], effects: ['walkIsChaos of all, turnOf 0'] },
  },
  {
    name: 'Fixed Point in Time: nor is planeswalking because of counters',
    table: after(atStart, fixed, moves.changeCounters('Bant', 10, 10)),
    move: resolve,
    expect: { faceUp: ['Naya'], stack: [] },
  },
  {
    name: 'Fixed Point in Time: it ends with the next turn of the player who encountered it',
    table: after(atStart, fixed, beginNextTurn, beginNextTurn, beginNextTurn, roll('planeswalk')),
    move: resolve,
    expect: { faceUp: ['Naya'], effects: [] },
  },
  ...(['blank', 'chaos'] as const).map(
    (face): Situation => ({
      name: `Fixed Point in Time during Chaotic Aether: ${face} means chaos`,
      table: inBoth,
      move: roll(face),
      expect: { faceUp: ['Naya'], stack: ['chaos of 0: Naya'] },
    }),
  ),
  {
    name: 'Fixed Point in Time during Chaotic Aether: so does the Planeswalker symbol, and both go on',
    table: after(inBoth, roll('planeswalk')),
    move: resolve,
    expect: {
      faceUp: ['Naya'],
      stack: ['chaos of 0: Naya'],
      effects: ['blankIsChaos of all, leavingAPlane', 'walkIsChaos of all, turnOf 0'],
    },
  },
  {
    name: 'Fixed Point in Time during Chaotic Aether: it ends first, and the Aether goes on',
    table: after(inBoth, beginNextTurn, beginNextTurn),
    move: beginNextTurn,
    expect: { effects: ['blankIsChaos of all, leavingAPlane'] },
  },
];

/** Susan Foreman, as seat 0 controls her. */
const beginLookFirst = beginEffect({ does: 'lookFirst', player: seat(0) });
const looking = after(atStart, beginLookFirst, roll('planeswalk'), resolve);
const lookingAhead = after(
  tableAtStart(['Bant', 'Mutual Epiphany', 'Naya', 'Grixis', 'Jund']),
  beginLookFirst,
  roll('planeswalk'),
  resolve,
);
const lookingFirst: readonly Situation[] = [
  {
    name: 'looking first: the top two cards are taken, seen by the planar controller only; nobody has moved',
    table: after(atStart, beginLookFirst, roll('planeswalk')),
    move: resolve,
    expect: {
      faceUp: ['Bant'],
      inHand: ['Naya', 'Grixis'],
      deck: ['Jund'],
      stack: [],
      happenings: [
        {
          kind: 'cardsTaken',
          rule: '614.1a',
          player: seat(0),
          shown: 'controller',
          cards: [card('Naya'), card('Grixis')],
        },
      ],
    },
  },
  {
    name: 'looking first: one goes to the bottom, the other is planeswalked to, above it the plane left',
    table: looking,
    move: settleChoice({ top: ['Grixis'], bottom: ['Naya'] }),
    expect: {
      faceUp: ['Grixis'],
      inHand: [],
      deck: ['Jund', 'Naya', 'Bant'],
      visited: ['Bant', 'Grixis'],
      happenings: [
        {
          kind: 'cardsPutBack',
          rule: '901.7',
          player: seat(0),
          shown: 'controller',
          top: [card('Grixis')],
          bottom: [card('Naya')],
        },
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'planeswalkingAbility',
          from: [card('Bant')],
          to: [card('Grixis')],
        },
      ],
    },
  },
  ...[
    { top: ['Naya', 'Grixis'] },
    { bottom: ['Naya', 'Grixis'] },
    { walk: ['Naya'], bottom: ['Grixis'] },
    { top: ['Naya'] },
  ].map(
    (places, index): Situation => ({
      name: `looking first: exactly one goes on top, the other to the bottom (${index + 1})`,
      table: looking,
      move: settleChoice(places),
      expect: { rule: '901.7', reason: 'notAllowedThere' },
    }),
  ),
  ...[roll('blank'), planeswalk, resolve, beginNextTurn, endTurn].map(
    (move): Situation => ({
      name: `looking first: no ${move.kind} before the cards are back`,
      table: looking,
      move,
      expect: { rule: '901.7', reason: 'choiceNotSettled' },
    }),
  ),
  {
    name: 'looking first: of a single card it is seen what it is',
    table: after(tableAtStart(['Bant', 'Naya']), beginLookFirst),
    move: planeswalk,
    expect: { inHand: ['Naya'], deck: [], faceUp: ['Bant'] },
  },
  {
    name: 'looking first: a single card goes back on top and is planeswalked to',
    table: after(tableAtStart(['Bant', 'Naya']), beginLookFirst, planeswalk),
    move: settleChoice({ top: ['Naya'] }),
    expect: { faceUp: ['Naya'], deck: ['Bant'], inHand: [] },
  },
  {
    name: 'looking first: a single card cannot be put to the bottom',
    table: after(tableAtStart(['Bant', 'Naya']), beginLookFirst, planeswalk),
    move: settleChoice({ bottom: ['Naya'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: 'looking first: with no card left there is nothing to look at, and the players return',
    table: after(tableAtStart(['Bant']), beginLookFirst),
    move: planeswalk,
    expect: { faceUp: ['Bant'], visited: ['Bant'], inHand: [] },
  },
  {
    name: 'looking first: a phenomenon may be passed over, and is not encountered',
    table: lookingAhead,
    move: settleChoice({ top: ['Naya'], bottom: ['Mutual Epiphany'] }),
    expect: { faceUp: ['Naya'], stack: [], deck: ['Grixis', 'Jund', 'Mutual Epiphany', 'Bant'] },
  },
  {
    name: 'looking first: a phenomenon may be chosen, and is encountered',
    table: lookingAhead,
    move: settleChoice({ top: ['Mutual Epiphany'], bottom: ['Naya'] }),
    expect: { faceUp: ['Mutual Epiphany'], stack: ['encounter of 0: Mutual Epiphany'] },
  },
  {
    name: '312.7: leaving that phenomenon is planeswalking: they look once more',
    table: after(lookingAhead, settleChoice({ top: ['Mutual Epiphany'], bottom: ['Naya'] })),
    move: resolve,
    expect: {
      faceUp: ['Mutual Epiphany'],
      inHand: ['Grixis', 'Jund'],
      stack: [],
      happenings: [
        { kind: 'phenomenonResolved', rule: '312.5', player: seat(0), card: card('Mutual Epiphany') },
        {
          kind: 'cardsTaken',
          rule: '614.1a',
          player: seat(0),
          shown: 'controller',
          cards: [card('Grixis'), card('Jund')],
        },
      ],
    },
  },
  {
    name: '312.7: and leave it for the one they chose',
    table: after(lookingAhead, settleChoice({ top: ['Mutual Epiphany'], bottom: ['Naya'] }), resolve),
    move: settleChoice({ top: ['Jund'], bottom: ['Grixis'] }),
    expect: {
      faceUp: ['Jund'],
      deck: ['Naya', 'Bant', 'Grixis', 'Mutual Epiphany'],
      happenings: [
        {
          kind: 'cardsPutBack',
          rule: '901.7',
          player: seat(0),
          shown: 'controller',
          top: [card('Jund')],
          bottom: [card('Grixis')],
        },
        {
          kind: 'planeswalked',
          rule: '312.7',
          player: seat(0),
          because: 'phenomenonLeft',
          from: [card('Mutual Epiphany')],
          to: [card('Jund')],
        },
      ],
    },
  },
  {
    name: 'looking first: so they do every time',
    table: after(looking, settleChoice({ top: ['Grixis'], bottom: ['Naya'] })),
    move: planeswalk,
    expect: { inHand: ['Jund', 'Naya'], faceUp: ['Grixis'] },
  },
  {
    name: 'looking first: others do not look',
    table: after(atStart, beginLookFirst, beginNextTurn),
    move: planeswalk,
    expect: { faceUp: ['Naya'], inHand: [] },
  },
  {
    name: 'looking first: a choice that resolves an encounter is followed by the look',
    table: after(
      tableAtStart(['Bant', 'Morphic Tide', 'Naya', 'Grixis', 'Jund']),
      beginLookFirst,
      planeswalk,
      settleChoice({ top: ['Morphic Tide'], bottom: ['Naya'] }),
      takeCards({ ...addOne, planes: ['top'], others: ['top'] }, 'Morphic Tide'),
    ),
    move: settleChoice({ top: ['Grixis'] }),
    expect: { inHand: ['Grixis', 'Jund'], faceUp: ['Morphic Tide'], stack: [] },
  },
  {
    name: 'looking first: what lasts until a player planeswalks ends only as they do',
    table: after(atStart, beginEffect(untilWalk), beginLookFirst),
    move: planeswalk,
    expect: { effects: ['remind of all, planeswalk', 'lookFirst of 0, never'] },
  },
  {
    name: 'looking first: the player looking leaves, and the heir puts the cards back and planeswalks',
    table: after(looking, leave(0)),
    move: settleChoice({ top: ['Naya'], bottom: ['Grixis'] }),
    expect: { faceUp: ['Naya'], planarController: 1, effects: [] },
  },
  {
    name: 'looking first, Fixed Point in Time: where chaos ensues instead nobody looks',
    table: after(atStart, beginLookFirst, fixed, roll('planeswalk')),
    move: resolve,
    expect: { inHand: [], stack: ['chaos of 0: Bant'] },
  },
];

const test = suite('ongoing effects');

for (const situations of [
  beginning,
  byHand,
  untilPlaneswalking,
  untilTurns,
  leaving,
  changedRolls,
  lookingFirst,
]) {
  testSituations(test, situations);
}

test('611.2a: no happening if no effect ends', () => {
  const planar = planarOf(everyWay);
  assert.equal(
    endEffects(planar, '611.2a', () => false),
    { planar, happenings: [] },
  );
});

test('every ending occurs by planeswalking, by turns or by hand', () => {
  const endingMoves = [planeswalk, beginNextTurn, endEffect(0)];
  const seenEndings: unknown[] = [];
  let table = everyWay;
  for (const move of endingMoves) {
    const next = played(table, move);
    seenEndings.push(...ended(next.happenings));
    table = next.table;
  }
  assert.equal(seenEndings.toSorted(), [...effectEndings].sort());
});

test('effects are looked up for each player', () => {
  const table = after(
    atStart,
    ...ongoingEffectKinds.map((does) => beginEffect({ does, player: seat(1) })),
    beginEffect({ does: 'extraDie' }),
  );
  const planar = planarOf(table);
  for (const effectKind of ongoingEffectKinds) {
    assert.equal(
      [0, 1, 2].map((player) => hasEffect(planar, effectKind, seat(player))),
      effectKind === 'extraDie' ? [true, true, true] : [false, true, false],
      effectKind,
    );
  }
  assert.equal(
    [0, 1, 2].map((player) => countEffects(planar, 'extraDie', seat(player))),
    [1, 2, 1],
  );
});

test('701.31a: it is the planar controller who would planeswalk', () => {
  const ofOne = after(atStart, beginEffect({ does: 'walkIsChaos', player: seat(1) }));
  assert.is(willPlaneswalkBecomeChaos(planarOf(ofOne)), false);
  assert.is(willPlaneswalkBecomeChaos(planarOf(after(ofOne, beginNextTurn))), true);
  const faces = [{ face: 'blank', means: 'chaos' }, { face: 'blank' }, { face: 'planeswalk' }] as const;
  const counted = (table: typeof ofOne) => faces.map((roll) => finalFace(planarOf(table), roll));
  assert.equal(counted(ofOne), ['chaos', 'blank', 'planeswalk']);
  assert.equal(counted(after(ofOne, beginNextTurn)), ['chaos', 'blank', 'chaos']);
});

test('a game without planes has no ongoing effects', () => {
  assert.throws(() => after(plainTable(), beginEffect()), '901.1 notPlanechase');
});

test.run();
