/** Which abilities apply at a moment, and what the table is reminded of. */
import type { AbilityTime } from '../../../../src/rules/planar/ability-times';
import type { PlanarOperation } from '../../../../src/rules/planar/planar-operation';
import { beginHistory, type History, undo } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import type { Table } from '../../../../src/rules/table/table';
import { activeTimes } from '../../../../src/session/abilities/active-abilities';
import { happeningsAtMomentStart } from '../../../../src/session/abilities/current-moment';
import { type Reminder, remindersOf } from '../../../../src/session/abilities/reminders/reminders';
import { playLegalMove } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  meleeTable,
  moves,
  planarOf,
  planarTable,
  seat,
  tableAtStart,
} from '../../../support/tables/tables';

const { addExtraTurn, beginEffect, beginNextTurn, changeCounters, changeLife, endTurn } = moves;
const { ensueChaos, finishChaos, leave, planeswalk, addBeginningPhase, resolveAbility: resolve } = moves;
const { correctRollCount, roll, rollByEffect, setLifeTotals, takeCards } = moves;

const addOne: PlanarOperation = {
  take: { kind: 'cards', count: 1 },
  shown: 'all',
  planes: ['add'],
  others: ['add'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

const atStart = tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']);
const beforePhenomenon = tableAtStart(['Bant', 'Mutual Epiphany', 'Naya', 'Grixis']);

/** The game after these steps, each long after the one before. */
function historyOf(table: Table, ...movesToPlay: readonly Move[]): History {
  return movesToPlay.reduce(
    (history, move, index) => playLegalMove(history, move, index * 60_000),
    beginHistory(table),
  );
}

const beginning: readonly AbilityTime[] = ['untap', 'upkeep', 'draw'];
const early: readonly AbilityTime[] = [...beginning, 'firstMain'];
const later: readonly AbilityTime[] = ['combat', 'endOfCombat', 'secondMain'];
const wholeTurn: readonly AbilityTime[] = [...early, ...later];

interface Moment {
  readonly name: string;
  readonly table: Table;
  readonly movesToPlay: readonly Move[];
  /** By card. */
  readonly now: Readonly<Record<string, readonly AbilityTime[]>>;
  readonly reminded: readonly Reminder[];
}

const about = (
  name: string,
  controller: number,
  times: readonly AbilityTime[],
  counters?: number,
): Reminder => ({
  card: card(name),
  controller: seat(controller),
  times,
  ...(counters !== undefined && { counterCountWhenLeft: counters }),
});

const endStepAbout = (name: string, controller: number): Reminder => ({
  ...about(name, controller, ['endStep']),
  isFromPreviousTurn: true,
});

const moments: readonly Moment[] = [
  { name: 'nothing has happened yet', table: atStart, movesToPlay: [], now: { Bant: [] }, reminded: [] },
  {
    name: '901.5: the starting plane is revealed: nothing triggers, and the steps of the first turn come',
    table: planarTable(['Bant', 'Naya']),
    movesToPlay: [moves.revealStartingPlane],
    now: { Bant: early },
    reminded: [about('Bant', 0, wholeTurn)],
  },
  {
    name: 'somebody else leaves, and the turn goes on as it was',
    table: atStart,
    movesToPlay: [beginNextTurn, leave(2)],
    now: { Bant: early },
    reminded: [endStepAbout('Bant', 0), about('Bant', 1, wholeTurn)],
  },
  {
    name: '901.14a: of two starting planes each reminds in its own turn',
    table: meleeTable(['Bant', 'Naya', 'Grixis', 'Jund', 'Akoum']),
    movesToPlay: [moves.revealStartingPlane],
    now: { Bant: early },
    reminded: [about('Bant', 0, wholeTurn)],
  },
  {
    name: '807.4: what is done in another turn, or by nobody in particular, changes nothing here',
    table: after(meleeTable(['Bant', 'Naya', 'Grixis', 'Jund', 'Akoum']), moves.revealStartingPlane),
    movesToPlay: [
      { ...beginNextTurn, marker: 1 },
      { ...beginNextTurn, marker: 2 },
      { ...roll('blank'), marker: 2 },
      leave(7),
      { ...correctRollCount(1), marker: 1 },
    ],
    now: { Bant: early },
    reminded: [about('Bant', 1, wholeTurn)],
  },
  {
    name: '807.4d: a turn has ended, and the next one has to wait: only its end step',
    table: after(meleeTable(['Bant', 'Naya', 'Grixis', 'Jund', 'Akoum']), moves.revealStartingPlane),
    movesToPlay: [{ ...beginNextTurn, marker: 1 }],
    now: { Bant: [] },
    reminded: [endStepAbout('Bant', 0)],
  },
  {
    name: 'a turn begins: the end step before it, then its own steps',
    table: atStart,
    movesToPlay: [beginNextTurn],
    now: { Bant: early },
    reminded: [endStepAbout('Bant', 0), about('Bant', 1, wholeTurn)],
  },
  {
    name: 'a turn begins on two planes',
    table: after(atStart, takeCards(addOne)),
    movesToPlay: [beginNextTurn],
    now: { Bant: early, Naya: early },
    reminded: [
      endStepAbout('Bant', 0),
      about('Bant', 1, wholeTurn),
      endStepAbout('Naya', 0),
      about('Naya', 1, wholeTurn),
    ],
  },
  {
    name: '500.7: an extra turn has the same player before and after',
    table: atStart,
    movesToPlay: [addExtraTurn(0), beginNextTurn],
    now: { Bant: early },
    reminded: [endStepAbout('Bant', 0), about('Bant', 0, wholeTurn)],
  },
  {
    name: '800.4j: a player who left in their own turn has no end step',
    table: atStart,
    movesToPlay: [leave(0), beginNextTurn],
    now: { Bant: early },
    reminded: [about('Bant', 1, wholeTurn)],
  },
  {
    name: '724.1: a turn that was ended by an effect had no end step',
    table: atStart,
    movesToPlay: [endTurn],
    now: { Bant: early },
    reminded: [about('Bant', 1, wholeTurn)],
  },
  {
    name: '724.1: and left a phenomenon on the way',
    table: after(beforePhenomenon, planeswalk, changeCounters('Mutual Epiphany', 2)),
    movesToPlay: [endTurn],
    now: { Naya: ['arrive', ...early] },
    reminded: [about('Mutual Epiphany', 0, ['leave'], 2), about('Naya', 1, wholeTurn)],
  },
  {
    name: '500.8: the beginning phase once more',
    table: atStart,
    movesToPlay: [beginNextTurn, addBeginningPhase],
    now: { Bant: beginning },
    reminded: [about('Bant', 1, beginning)],
  },
  {
    name: 'a blank roll',
    table: atStart,
    movesToPlay: [roll('blank')],
    now: { Bant: ['roll', 'blank'] },
    reminded: [about('Bant', 0, ['roll', 'blank', ...later])],
  },
  {
    name: 'a blank roll that means chaos is not a blank',
    table: after(atStart, beginEffect({ does: 'blankIsChaos' })),
    movesToPlay: [roll('blank')],
    now: { Bant: ['chaos', 'roll'] },
    reminded: [about('Bant', 0, ['roll', ...later])],
  },
  {
    name: 'a chaos roll',
    table: atStart,
    movesToPlay: [roll('chaos')],
    now: { Bant: ['chaos', 'roll'] },
    reminded: [about('Bant', 0, ['roll', ...later])],
  },
  {
    name: 'a roll caused by an effect is a roll like any other',
    table: atStart,
    movesToPlay: [rollByEffect('planeswalk')],
    now: { Bant: ['roll'] },
    reminded: [about('Bant', 0, ['roll', ...later])],
  },
  {
    name: 'chaos without a roll',
    table: atStart,
    movesToPlay: [ensueChaos()],
    now: { Bant: ['chaos'] },
    reminded: [],
  },
  {
    name: 'chaos on a card that is not face up',
    table: atStart,
    movesToPlay: [ensueChaos('Grixis')],
    now: { Bant: [], Grixis: ['chaos'] },
    reminded: [about('Grixis', 0, ['chaos'])],
  },
  {
    name: 'chaos that has been carried out',
    table: atStart,
    movesToPlay: [ensueChaos(), finishChaos('Bant')],
    now: { Bant: [] },
    reminded: [],
  },
  {
    name: 'planeswalking: one plane is left, the other arrived at',
    table: after(atStart, changeCounters('Bant', 3)),
    movesToPlay: [planeswalk],
    now: { Naya: ['arrive'], Bant: [] },
    reminded: [about('Bant', 0, ['leave'], 3)],
  },
  {
    name: 'planeswalking by the planeswalking ability: the roll is past by then',
    table: atStart,
    movesToPlay: [roll('planeswalk'), resolve],
    now: { Naya: ['arrive'] },
    reminded: [about('Bant', 0, ['leave'])],
  },
  {
    name: 'two planes are left, each with its own counters',
    table: after(atStart, takeCards(addOne), changeCounters('Naya', 1)),
    movesToPlay: [planeswalk],
    now: { Grixis: ['arrive'] },
    reminded: [about('Bant', 0, ['leave']), about('Naya', 0, ['leave'], 1)],
  },
  {
    name: 'a plane turned up as well arrives, and nothing is left',
    table: atStart,
    movesToPlay: [takeCards(addOne)],
    now: { Bant: [], Naya: ['arrive'] },
    reminded: [],
  },
  {
    name: '312.5: a phenomenon is encountered',
    table: beforePhenomenon,
    movesToPlay: [planeswalk],
    now: { 'Mutual Epiphany': ['encounter', 'arrive'] },
    reminded: [about('Bant', 0, ['leave'])],
  },
  {
    name: '312.5: a planeswalking ability above the encounter comes first',
    table: beforePhenomenon,
    movesToPlay: [planeswalk, rollByEffect('planeswalk')],
    now: { 'Mutual Epiphany': ['roll'] },
    reminded: [about('Bant', 0, ['leave']), about('Mutual Epiphany', 0, ['roll', ...later])],
  },
  {
    name: 'changes of life on the way do not make the moment pass',
    table: atStart,
    movesToPlay: [
      beginNextTurn,
      changeLife(0, -2),
      moves.setLife(1, 7),
      moves.changePoison(2, 1),
      setLifeTotals('gainedOrLost', [0, 3], [1, 3]),
    ],
    now: { Bant: early },
    reminded: [endStepAbout('Bant', 0), about('Bant', 1, wholeTurn)],
  },
  {
    name: 'counters, choices and what lasts are noted on the way as well',
    table: atStart,
    movesToPlay: [
      beginNextTurn,
      moves.changeCounters('Bant', 1),
      moves.mark('Bant', 1, 0),
      moves.beginEffect({ does: 'remind', note: 'x' }),
    ],
    now: { Bant: [] },
    reminded: [endStepAbout('Bant', 0), about('Bant', 1, wholeTurn)],
  },
  {
    name: '603.3b: chaos that an effect brings leaves what triggered before it',
    table: atStart,
    movesToPlay: [beginNextTurn, moves.ensueChaos()],
    now: { Bant: ['chaos', ...early] },
    reminded: [endStepAbout('Bant', 0), about('Bant', 1, wholeTurn)],
  },
  {
    name: '603.3b: so does a chaos ability that is countered',
    table: atStart,
    movesToPlay: [roll('chaos'), moves.counterAbility('chaos', 'Bant')],
    now: { Bant: ['roll'] },
    reminded: [about('Bant', 0, ['roll', ...later])],
  },
  {
    name: '603.3b: and a plane whose counters trigger a planeswalk',
    table: atStart,
    movesToPlay: [beginNextTurn, moves.changeCounters('Bant', 10, 10)],
    now: { Bant: [] },
    reminded: [endStepAbout('Bant', 0), about('Bant', 1, wholeTurn)],
  },
  {
    name: 'anything else does',
    table: atStart,
    movesToPlay: [beginNextTurn, moves.planeswalk],
    now: { Naya: ['arrive'] },
    reminded: [about('Bant', 1, ['leave'])],
  },
  {
    name: 'two things carried out at once are one moment',
    table: atStart,
    movesToPlay: [roll('chaos'), moves.carryOut(finishChaos('Bant'), changeLife(0, 1), planeswalk)],
    now: { Naya: ['arrive'] },
    reminded: [about('Bant', 0, ['leave'])],
  },
];

/** Keys of tasks are of no interest here. */
function withoutTasks(reminders: readonly Reminder[]): readonly Reminder[] {
  return reminders.map(({ triggerKey: _, ...reminder }) => reminder);
}

const test = suite('active abilities');

for (const { name, table, movesToPlay, now, reminded } of moments) {
  test(name, () => {
    const history = historyOf(table, ...movesToPlay);
    for (const [id, times] of Object.entries(now)) {
      assert.equal(activeTimes(history, planarOf(history.table), card(id)), times, id);
    }
    assert.equal(withoutTasks(remindersOf(history)), reminded);
  });
}

test('an undone step does not count as the last event', () => {
  const history = undo(historyOf(atStart, beginNextTurn, planeswalk));
  assert.equal(activeTimes(history, planarOf(history.table), card('Bant')), early);
  assert.equal(
    happeningsAtMomentStart(history).map(({ kind }) => kind),
    ['turnBegan'],
  );
  assert.equal(happeningsAtMomentStart(undo(history)), []);
});

test('a turn of version 0.1.0 does not record whose turn ended', () => {
  const history = historyOf(atStart, beginNextTurn);
  const steps = history.steps.map((step) => ({
    ...step,
    happenings: [{ kind: 'turnBegan', rule: '102.1', player: seat(1), number: 2 } as const],
  }));
  assert.equal(remindersOf({ ...history, steps }), [about('Bant', 1, wholeTurn)]);
});

test.run();
