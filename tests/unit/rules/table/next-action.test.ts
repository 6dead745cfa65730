/** What has to be done next in each situation, and that the engine refuses everything else for the same reason. */
import { bringMarkerToFront } from '../../../../src/rules/table/concurrent-turns';
import { play } from '../../../../src/rules/table/moves/play-move';
import {
  type NextAction,
  nextAction,
  refusalOfPlanarActions,
  refusalWhilePending,
} from '../../../../src/rules/table/next-action';
import { beginTable, type Table } from '../../../../src/rules/table/table';
import { lookAtTop } from '../../../support/cards/abilities';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  FIXED_CHANCE,
  mapTableAtStart,
  meleeTable,
  moves,
  plainTable,
  planarTable,
  seat,
  tableAtStart,
  withNextDice,
} from '../../../support/tables/tables';

const { beginEffect, beginNextTurn, changeCounters, leave, planeswalk, revealStartingPlane, roll } = moves;
const { addExtraTurn, ensueChaos, rollByEffect, takeCards } = moves;

const atStart = tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']);
const atPhenomenon = after(tableAtStart(['Bant', 'Mutual Epiphany', 'Naya']), planeswalk);
const onMap = mapTableAtStart(['Bant', 'Naya', 'Grixis', 'Jund', 'Esper', 'Akoum']);
const melee = after(meleeTable(['Bant', 'Naya', 'Grixis', 'Jund', 'Akoum']), revealStartingPlane);
const twoDice = after(
  withNextDice(after(atStart, beginEffect({ does: 'extraDie' })), 'chaos', 'blank'),
  rollByEffect(null),
);

function teamsTable(): Table {
  const begun = beginTable(
    { seatCount: 4, startingLife: 30, startingPlayer: seat(0), teams: true, planarDecks: null },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return begun.value.table;
}

type Expected = Pick<NextAction, 'kind' | 'rule'> & Readonly<Record<string, unknown>>;

interface Situation {
  readonly name: string;
  readonly table: Table;
  readonly next: Expected;
}

const situations: readonly Situation[] = [
  {
    name: '104.2a: one player is left',
    table: after(plainTable(2), leave(0)),
    next: { kind: 'startNewGame', rule: '104.2a', winner: seat(1) },
  },
  {
    name: '104.2a: a game that is over leaves nothing else to do',
    table: after(tableAtStart(['Bant', 'Naya'], 2), takeCards(lookAtTop), leave(1)),
    next: { kind: 'startNewGame', rule: '104.2a', winner: seat(0) },
  },
  {
    name: '901.5: before the first turn the planar controller reveals the starting plane',
    table: planarTable(['Bant', 'Naya'], 3, 2),
    next: { kind: 'revealStartingPlane', rule: '901.5', player: seat(2) },
  },
  {
    name: '901.7: cards in hand go somewhere',
    table: after(atStart, takeCards(lookAtTop)),
    next: { kind: 'settleChoice', rule: '901.7', player: seat(0) },
  },
  {
    name: '701.31b: on the Eternities Map the planar controller chooses the destination',
    table: after(onMap, beginNextTurn, planeswalk),
    next: { kind: 'chooseDestination', rule: '701.31b', player: seat(1) },
  },
  {
    name: '706.6: of several dice all but one are ignored',
    table: twoDice,
    next: { kind: 'keepDie', rule: '706.6', player: seat(0), faces: ['chaos', 'blank'] },
  },
  {
    name: '901.9c: the planeswalking ability of a roll',
    table: after(atStart, roll('planeswalk')),
    next: { kind: 'resolveAbility', rule: '500.2', player: seat(0), outcome: 'planeswalk' },
  },
  {
    name: '614.1a: which an effect replaces with chaos',
    table: after(atStart, beginEffect({ does: 'walkIsChaos' }), roll('planeswalk')),
    next: { kind: 'resolveAbility', rule: '500.2', player: seat(0), outcome: 'chaos' },
  },
  {
    name: '603.8: enough counters on a plane, which trigger a planeswalk',
    table: after(atStart, changeCounters('Bant', 10, 10)),
    next: { kind: 'resolveAbility', rule: '500.2', player: seat(0), outcome: 'planeswalk' },
  },
  {
    name: '312.5: a phenomenon that the table carries out',
    table: atPhenomenon,
    next: { kind: 'resolveAbility', rule: '500.2', player: seat(0), outcome: 'phenomenonDone' },
  },
  {
    name: '312.5: a planeswalking ability above the encounter comes first',
    table: after(atPhenomenon, rollByEffect('planeswalk')),
    next: { kind: 'resolveAbility', rule: '500.2', player: seat(0), outcome: 'planeswalk' },
  },
  {
    name: '311.7: chaos abilities hold nothing up',
    table: after(atStart, ensueChaos()),
    next: { kind: 'takeTurn', rule: '901.9', players: [seat(0)], canRoll: true, nextPlayer: seat(1) },
  },
  {
    name: '901.9: the active player may roll',
    table: after(atStart, beginNextTurn),
    next: { kind: 'takeTurn', rule: '901.9', players: [seat(1)], canRoll: true, nextPlayer: seat(2) },
  },
  {
    name: '102.1: without planes nobody rolls',
    table: plainTable(3),
    next: { kind: 'takeTurn', rule: '102.1', players: [seat(0)], canRoll: false, nextPlayer: seat(1) },
  },
  {
    name: '500.7: an extra turn comes next',
    table: after(plainTable(3), addExtraTurn(0)),
    next: { kind: 'takeTurn', rule: '102.1', players: [seat(0)], canRoll: false, nextPlayer: seat(0) },
  },
  {
    name: '805.4: both heads of a team have the turn',
    table: teamsTable(),
    next: {
      kind: 'takeTurn',
      rule: '102.1',
      players: [seat(0), seat(1)],
      canRoll: false,
      nextPlayer: seat(2),
    },
  },
  {
    name: '800.4j: a turn whose player has left goes on without one',
    table: after(atStart, leave(0)),
    next: { kind: 'takeTurn', rule: '901.9', players: [], canRoll: true, nextPlayer: seat(1) },
  },
  {
    name: '807.4d: a turn that another marker is too close for',
    table: after(melee, { ...beginNextTurn, marker: 1 }),
    next: { kind: 'waitForMarker', rule: '807.4d', player: seat(1), playerAhead: seat(4) },
  },
  {
    name: '807.4c: a turn of a Grand Melee',
    table: melee,
    next: { kind: 'takeTurn', rule: '901.9', players: [seat(0)], canRoll: true, nextPlayer: seat(1) },
  },
  {
    name: '807.4e: a turn marker that goes with this turn',
    table: after(melee, leave(2)),
    next: { kind: 'takeTurn', rule: '901.9', players: [seat(0)], canRoll: true, nextPlayer: null },
  },
];

const test = suite('the next action');

for (const { name, table, next } of situations) {
  test(name, () => {
    const action: Readonly<Record<string, unknown>> = { ...nextAction(table) };
    const actual = Object.fromEntries(Object.keys(next).map((key) => [key, action[key]]));
    assert.equal(actual, next);
  });

  test(`${name}: everything else is refused for that reason`, () => {
    const action = nextAction(table);
    const passed = play(table, beginNextTurn);
    const refusal = action.kind === 'takeTurn' ? null : refusalWhilePending(action);
    assert.equal(passed.ok ? null : passed.refusal, refusal);
    const walked = play(table, planeswalk);
    if (action.kind !== 'startNewGame') {
      assert.equal(walked.ok ? null : walked.refusal, refusalOfPlanarActions(table));
    }
  });
}

test('choices and maps come with their options', () => {
  const choosing = nextAction(after(atStart, takeCards(lookAtTop)));
  assert.equal(choosing.kind === 'settleChoice' && choosing.choice.cards, [card('Naya')]);
  const walking = nextAction(after(onMap, planeswalk));
  assert.is(walking.kind === 'chooseDestination' && walking.map.pendingPlaneswalk, 'effect');
});

test('a game without planes has no planar action', () => {
  assert.is(refusalOfPlanarActions(plainTable())?.reason, 'notPlanechase');
});

test('901.14b: planes without a controller cannot be used', () => {
  const left = bringMarkerToFront(after(melee, leave(4)), 2);
  assert.ok(left);
  assert.is(nextAction(left).kind, 'takeTurn');
  assert.equal(refusalOfPlanarActions(left), { rule: '901.14b', reason: 'noPlanarController' });
});

test.run();
