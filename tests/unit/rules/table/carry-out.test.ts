/** What an ability says, done in one gesture: all of it or none. */
import { beginHistory, playStep, redo, undo } from '../../../../src/rules/table/history';
import type { SimpleMove } from '../../../../src/rules/table/move';
import { play } from '../../../../src/rules/table/moves/play-move';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  moves,
  ongoingEffect,
  plainTable,
  planarTable,
  played,
  type Situation,
  seat,
  tableAtStart,
  testSituations,
} from '../../../support/tables/tables';

const { beginEffect, carryOut, changeCounters, endTurn, ensueChaos, finishChaos, leave } = moves;
const { planeswalk, resolveAbility: resolve, reverseTurnOrder, roll, setLifeTotals } = moves;

const pompeii = 'Pompeii';
const temple = 'Temple of Atropos';
const aether = 'Chaotic Aether';
const onPompeii = after(tableAtStart([pompeii, 'Bant', 'Naya']), changeCounters(pompeii, 2));
const inAether = after(tableAtStart(['Bant', aether, 'Naya']), planeswalk);
const blankIsChaos = ongoingEffect({ does: 'blankIsChaos', source: card(aether), ends: 'leavingAPlane' });

const asOne: readonly Situation[] = [
  {
    name: 'Pompeii: counters and life in one gesture, reported one after the other',
    table: onPompeii,
    move: carryOut(changeCounters(pompeii, 1), moves.changeLife(0, -3)),
    expect: {
      counters: [`${pompeii}: 3`],
      life: [17, 20, 20],
      happenings: [
        { kind: 'countersChanged', rule: '122.1', card: card(pompeii), from: 2, to: 3 },
        { kind: 'lifeChanged', rule: '119.3', player: seat(0), from: 20, to: 17 },
      ],
    },
  },
  {
    name: 'Pompeii: chaos hits everybody, and they planeswalk away',
    table: after(onPompeii, roll('chaos')),
    move: carryOut(
      finishChaos(pompeii),
      setLifeTotals('gainedOrLost', [0, 18], [1, 18], [2, 18]),
      planeswalk,
    ),
    expect: { life: [18, 18, 18], faceUp: ['Bant'], stack: [], counters: [] },
  },
  {
    name: 'Pompeii during Chaotic Aether: a blank is chaos and carried out as such',
    table: after(onPompeii, beginEffect(blankIsChaos), roll('blank')),
    move: carryOut(finishChaos(pompeii), planeswalk),
    expect: { faceUp: ['Bant'], stack: [], effects: [] },
  },
  {
    name: 'Temple of Atropos: the order is reversed, and they planeswalk',
    table: after(tableAtStart([temple, 'Bant']), roll('chaos')),
    move: carryOut(finishChaos(temple), reverseTurnOrder, planeswalk),
    expect: {
      reversed: true,
      faceUp: ['Bant'],
      happenings: [
        { kind: 'turnOrderReversed', rule: '103.1', isReversed: true },
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card(temple)],
          to: [card('Bant')],
        },
      ],
    },
  },
  {
    name: 'Chaotic Aether: the effect begins, and the phenomenon is left',
    table: inAether,
    move: carryOut(beginEffect(blankIsChaos), resolve),
    expect: { faceUp: ['Naya'], stack: [], effects: ['blankIsChaos of all, leavingAPlane'] },
  },
  {
    name: 'nothing to carry out changes nothing',
    table: onPompeii,
    move: carryOut(),
    expect: { counters: [`${pompeii}: 2`], happenings: [] },
  },
  {
    name: 'the first is possible, the second is not: neither is done',
    table: onPompeii,
    move: carryOut(changeCounters(pompeii, 1), changeCounters('Bant', 1)),
    expect: { rule: '122.1', reason: 'notFaceUp' },
  },
  {
    name: 'the first is refused: what would be possible after it is not done either',
    table: onPompeii,
    move: carryOut(resolve, changeCounters(pompeii, 1)),
    expect: { rule: '500.2', reason: 'nothingToResolve' },
  },
  {
    name: 'each sees what those before it have done',
    table: onPompeii,
    move: carryOut(planeswalk, changeCounters(pompeii, 1)),
    expect: { rule: '122.1', reason: 'notFaceUp' },
  },
  {
    name: '104.2a: a game won by one of them is over for the next',
    table: onPompeii,
    move: carryOut(leave(0), leave(1), endTurn),
    expect: { rule: '104.2a', reason: 'gameIsOver' },
  },
  {
    name: '104.2a: totals may still be corrected in a game that is won',
    table: after(onPompeii, leave(0), leave(1)),
    move: carryOut(moves.changeLife(2, 3), moves.changePoison(2, 1)),
    expect: { life: [20, 20, 23], poison: [0, 0, 1] },
  },
];

const doneWith: readonly Situation[] = [
  {
    name: '311.7: the chaos ability carried out leaves the stack, without a report',
    table: after(onPompeii, roll('chaos')),
    move: finishChaos(pompeii),
    expect: { stack: [], happenings: [] },
  },
  {
    name: '311.7: of two of the same card one leaves',
    table: after(onPompeii, ensueChaos(), ensueChaos()),
    move: finishChaos(pompeii),
    expect: { stack: [`chaos of 0: ${pompeii}`] },
  },
  {
    name: '311.7: those of other cards keep waiting',
    table: after(onPompeii, ensueChaos('Bant'), ensueChaos(), ensueChaos('Naya')),
    move: finishChaos(pompeii),
    expect: { stack: ['chaos of 0: Bant', 'chaos of 0: Naya'] },
  },
  {
    name: '311.7: there is nothing to finish where no chaos ability of the card waits',
    table: after(onPompeii, roll('planeswalk')),
    move: finishChaos(pompeii),
    expect: { rule: '311.7', reason: 'nothingToResolve' },
  },
  {
    name: '311.7: nor before the starting plane',
    table: planarTable([pompeii]),
    move: finishChaos(pompeii),
    expect: { rule: '311.7', reason: 'nothingToResolve' },
  },
  {
    name: '901.1: nor is there chaos in a game without planes',
    table: plainTable(),
    move: finishChaos(pompeii),
    expect: { rule: '901.1', reason: 'notPlanechase' },
  },
];

const test = suite('carrying out');

for (const situations of [asOne, doneWith]) testSituations(test, situations);

test('the result is the same as making the moves one by one', () => {
  const parts: readonly SimpleMove[] = [
    changeCounters(pompeii, 1),
    finishChaos(pompeii),
    moves.rollByEffect(null),
    setLifeTotals('gainedOrLost', [1, 3]),
    planeswalk,
  ];
  const one = played(after(onPompeii, roll('chaos')), carryOut(...parts));
  let table = after(onPompeii, roll('chaos'));
  const happenings = parts.flatMap((part) => {
    const next = played(table, part);
    table = next.table;
    return next.happenings;
  });
  assert.equal(one, { table, happenings });
});

test('it is one step, undone and redone as a whole; what is refused leaves none', () => {
  const move = carryOut(changeCounters(pompeii, 1), moves.changeLife(0, -3), planeswalk);
  const begun = beginHistory(onPompeii);
  const done = playStep(begun, move, 0);
  assert.ok(done.ok);
  assert.is(done.value.steps.length, 1);
  assert.equal(done.value.steps[0]?.move, move);
  assert.equal(undo(done.value).table, onPompeii);
  assert.equal(redo(undo(done.value)), done.value);

  const refused = carryOut(changeCounters(pompeii, 1), resolve);
  assert.not.ok(playStep(begun, refused, 0).ok);
  assert.equal(play(onPompeii, refused), play(onPompeii, resolve));
  const empty = playStep(begun, carryOut(), 0);
  assert.ok(empty.ok && empty.value.steps.length === 0);
});

test('life changed while something is carried out is a gesture of its own', () => {
  const first = playStep(beginHistory(onPompeii), moves.changeLife(0, -1), 0);
  assert.ok(first.ok);
  const second = playStep(first.value, carryOut(moves.changeLife(0, -1)), 100);
  assert.ok(second.ok);
  const third = playStep(second.value, moves.changeLife(0, -1), 200);
  assert.ok(third.ok && third.value.steps.length === 3);
});

test.run();
