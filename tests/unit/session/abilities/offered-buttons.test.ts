/** When the buttons of cards are offered, and when the table is reminded of them. */
import type { AbilityTime } from '../../../../src/rules/planar/ability-times';
import { beginHistory, dropOldestSteps, type History, playStep } from '../../../../src/rules/table/history';
import type { Move, SimpleMove } from '../../../../src/rules/table/move';
import { isAbilityOffered } from '../../../../src/session/abilities/active-abilities';
import { dueCardReminders } from '../../../../src/session/abilities/reminders/reminders';
import {
  abilityOf,
  beforeStart,
  carryOut,
  detailsOf,
  facts,
  type MoveForTable,
  rollAndPlaneswalk,
  startingOn,
} from '../../../support/cards/card-situations';
import { assert, suite } from '../../../support/suite';
import { card, moves } from '../../../support/tables/tables';

const { beginNextTurn, roll } = moves;
const nextUpkeep = [beginNextTurn];

const test = suite('buttons that cards offer');

function played(history: History, move: Move | MoveForTable): History {
  const moveToPlay = typeof move === 'function' ? move(history.table) : move;
  const step = playStep(history, moveToPlay, history.doneCount);
  assert.ok(step.ok, step.ok ? '' : step.refusal.reason);
  return step.value;
}

const begun = (id: string, movesToPlay: readonly Move[]): History =>
  movesToPlay.reduce(played, beginHistory(startingOn(id, 'naya', 'grixis')));

function offered({ table, ...history }: History, id: string, time: AbilityTime): boolean {
  assert.ok(table.planar);
  return isAbilityOffered({ table, ...history }, table.planar, card(id), abilityOf(id, time));
}

test('No Way Out enters with its counters once, whatever happens afterward', () => {
  const id = 'no-way-out';
  for (const start of [
    begun(id, []),
    [...rollAndPlaneswalk].reduce(played, beginHistory(startingOn('bant', id, 'naya'))),
  ]) {
    assert.ok(offered(start, id, 'static'));
    let history = played(start, carryOut(id, 'static'));
    assert.equal(detailsOf(history.table).counters, { [id]: 3 });
    assert.not(offered(dropOldestSteps(history, 0), id, 'static'), 'long ago');
    for (const move of [roll('blank'), beginNextTurn, roll('chaos'), carryOut(id, 'chaos'), beginNextTurn]) {
      assert.not(offered(history, id, 'static'), 'offered again');
      history = played(history, move);
    }
    for (const move of [
      roll('chaos'),
      carryOut(id, 'chaos'),
      roll('chaos'),
      carryOut(id, 'chaos'),
      beginNextTurn,
    ])
      history = played(history, move);
    assert.equal(detailsOf(history.table).counters, {});
    assert.not(offered(history, id, 'static'), 'the counters came back');
  }
});

const dueAt = (history: History) =>
  dueCardReminders(history, { factsOf: (one) => facts(one) } as Parameters<typeof dueCardReminders>[1]).map(
    ({ controller, ability, times, isFromPreviousTurn }) => {
      const isToCome = times.includes('endStep') && !isFromPreviousTurn;
      return `${controller} ${ability.when.filter((time) => times.includes(time))}${isToCome ? ' to come' : ''}`;
    },
  );

test('Lair of the Ashen Idol: a player who couldn’t sacrifice planeswalks, only in the upkeep', () => {
  const id = 'lair-of-the-ashen-idol';
  const upkeep = begun(id, nextUpkeep);
  assert.ok(offered(upkeep, id, 'upkeep'));
  assert.equal(dueAt(upkeep), ['1 upkeep']);
  assert.not(offered(played(upkeep, roll('blank')), id, 'upkeep'), 'the upkeep is over');
  const away = detailsOf(played(upkeep, carryOut(id, 'upkeep')).table);
  assert.equal([away.faceUp, away.stack], [['naya'], []]);
});

test('The Eon Fog and Horizon Boughs remind players of the untap step', () => {
  for (const id of ['the-eon-fog', 'horizon-boughs']) {
    assert.equal(dueAt(begun(id, nextUpkeep)), ['1 untap'], id);
    assert.equal(dueAt(begun(id, [beginNextTurn, roll('blank')])), [], id);
  }
});

test('Two Streams Facility as the starting plane asks in the first upkeep of the game, and in no other', () => {
  const id = 'two-streams-facility';
  const start = beginHistory(beforeStart([id, 'naya']));
  assert.equal(dueAt(played(start, moves.revealStartingPlane)), ['0 upkeep']);
  assert.equal(dueAt(begun(id, nextUpkeep)), []);
  assert.equal(
    dueAt([...rollAndPlaneswalk].reduce(played, beginHistory(startingOn('bant', id, 'naya')))),
    [],
  );
});

test('the ability of a step is offered once in a turn, also after a roll, and again in one more upkeep', () => {
  const id = 'naar-isle';
  const done = [carryOut(id, 'upkeep'), roll('blank')].reduce<History>(played, begun(id, nextUpkeep));
  assert.not(offered(done, id, 'upkeep'), 'after a roll');
  assert.ok(offered(played(done, beginNextTurn), id, 'upkeep'), 'in the next turn');
  const again = played(done, moves.addBeginningPhase);
  assert.ok(offered(played(again, roll('blank')), id, 'upkeep'), 'in one more upkeep, also later');
  const missed = [roll('chaos'), carryOut('aretopolis', 'chaos'), roll('blank')];
  const late = missed.reduce<History>(played, begun('aretopolis', nextUpkeep));
  assert.ok(offered(late, 'aretopolis', 'upkeep'), 'its chaos ability is another one');
});

test('an end step ability is due from the start of the turn until it is carried out', () => {
  for (const id of ['mount-keralia', 'bowie-base-one']) {
    const madeOf = (...movesToPlay: readonly (Move | MoveForTable)[]) =>
      movesToPlay.reduce<History>(played, beginHistory(beforeStart([id, 'naya'])));
    const ended = (...movesToPlay: readonly (Move | MoveForTable)[]) => dueAt(madeOf(...movesToPlay));
    const own = carryOut(id, 'endStep');
    /** From the reminder, as the table makes it. */
    const late: MoveForTable = (table) => ({
      kind: 'carryOut',
      moves: [own(table) as SimpleMove],
      belongsToPreviousTurn: true,
    });
    const { revealStartingPlane: start } = moves;
    assert.equal(ended(start), ['0 endStep to come'], id);
    assert.equal(ended(start, own), [], id);
    assert.equal(ended(start, beginNextTurn), ['0 endStep', '1 endStep to come'], id);
    assert.equal(ended(start, beginNextTurn, roll('blank')), ['1 endStep to come'], id);
    assert.equal(ended(start, own, beginNextTurn), ['1 endStep to come'], 'in the first turn');
    assert.equal(ended(start, beginNextTurn, roll('blank'), own, beginNextTurn), ['2 endStep to come'], id);
    assert.equal(ended(start, beginNextTurn, own, beginNextTurn), ['2 endStep to come'], 'without a roll');
    assert.equal(ended(start, own, beginNextTurn, beginNextTurn), ['1 endStep', '2 endStep to come'], id);
    // Boris makes up for Anya's end step; his own is still to come.
    assert.equal(ended(start, beginNextTurn, late), ['1 endStep to come'], id);
    assert.ok(offered(madeOf(start, beginNextTurn, late), id, 'endStep'), id);
    assert.equal(ended(start, beginNextTurn, late, beginNextTurn), ['1 endStep', '2 endStep to come'], id);
    assert.equal(ended(start, beginNextTurn, late, own, beginNextTurn), ['2 endStep to come'], id);
  }
});

test('Unyaro: an ability limited to the turn of arrival is offered in that turn', () => {
  const id = 'unyaro';
  const there = [...rollAndPlaneswalk].reduce(played, beginHistory(startingOn('bant', id, 'naya')));
  assert.ok(offered(there, id, 'endStep'));
  assert.equal(dueAt(there), ['0 endStep to come']);
  const next = played(there, beginNextTurn);
  assert.not(offered(next, id, 'endStep'));
  assert.equal(dueAt(next), ['0 endStep'], 'as a reminder of the turn before');
  assert.not(offered(begun(id, []), id, 'endStep'), 'the starting plane is not planeswalked to');
});

test('603.3b: on arrival at two planes, the ability of one leaves the arrival at the other due', () => {
  for (const id of ['oteclan', 'norns-seedcore']) {
    const start = beginHistory(startingOn('bant', 'spatial-merging', id, 'city-hall', 'naya'));
    const both = [...rollAndPlaneswalk, carryOut('spatial-merging', 'encounter')].reduce<History>(
      played,
      start,
    );
    const ensued = played(both, carryOut(id, 'arrive'));
    assert.ok(offered(ensued, 'city-hall', 'arrive'), id);
    assert.not(offered(played(ensued, carryOut('city-hall', 'arrive')), id, 'arrive'), 'done once');
  }
});

test('603.3b: the tenth counter of Aretopolis leaves the upkeep of the plane beside it due', () => {
  const start = beginHistory(startingOn('bant', 'spatial-merging', 'aretopolis', 'naar-isle', 'naya'));
  const movesToPlay = [
    ...rollAndPlaneswalk,
    carryOut('spatial-merging', 'encounter'),
    moves.changeCounters('aretopolis', 9),
    beginNextTurn,
    carryOut('aretopolis', 'upkeep'),
  ];
  const ten = movesToPlay.reduce<History>(played, start);
  assert.equal(detailsOf(ten.table).stack, ['threshold of 1: aretopolis']);
  assert.equal(dueAt(ten), ['1 upkeep']);
});

test('113.7a: chaos of a plane that was left, or was only revealed, is due until it is carried out', () => {
  const start = beginHistory(
    startingOn('bant', 'spatial-merging', 'grand-ossuary', 'fields-of-summer', 'naya'),
  );
  const movesToPlay = [...rollAndPlaneswalk, carryOut('spatial-merging', 'encounter'), roll('chaos')];
  const both = movesToPlay.reduce<History>(played, start);
  assert.equal(dueAt(both), [], 'both are in sight');
  const left = [
    carryOut('grand-ossuary', 'chaos'),
    moves.settleChoice({ bottom: ['grand-ossuary', 'fields-of-summer'] }),
  ];
  const away = left.reduce<History>(played, both);
  assert.equal(dueAt(away), ['0 chaos']);
  assert.equal(dueAt(played(away, roll('blank'))), [], 'a roll means that it has resolved');
  const done = played(away, carryOut('fields-of-summer', 'chaos'));
  assert.equal([dueAt(done), detailsOf(done.table).life], [[], [30, 20, 20]]);
  const pools = beginHistory(startingOn('pools-of-becoming', 'fields-of-summer', 'naya', 'jund', 'esper'));
  const revealed = [roll('chaos'), carryOut('pools-of-becoming', 'chaos')].reduce<History>(played, pools);
  assert.equal(dueAt(revealed), ['0 endStep to come'], 'the cards are in sight');
  const gone = played(revealed, moves.settleChoice({ bottom: ['fields-of-summer', 'naya', 'jund'] }));
  assert.equal(dueAt(gone), ['0 chaos', '0 chaos', '0 chaos', '0 endStep to come']);
});

test('what triggers again is offered again', () => {
  for (const id of ['gardens-of-tranquil-repose', 'nyx']) {
    assert.ok(offered(played(begun(id, nextUpkeep), carryOut(id, 'trigger')), id, 'trigger'), id);
  }
});

test.run();
