/** Which reminders are due, of cards and of what no card says. */
import * as official from '../../../../../src/content/planes/catalog';
import type { PlanarCardFacts } from '../../../../../src/content/planes/planar-card-facts';
import type { AbilityTime } from '../../../../../src/rules/planar/ability-times';
import { beginHistory, dropOldestSteps, type History, undo } from '../../../../../src/rules/table/history';
import type { Move } from '../../../../../src/rules/table/move';
import type { Table } from '../../../../../src/rules/table/table';
import { isTurnWaiting } from '../../../../../src/rules/turn/turn';
import { moveForAbility } from '../../../../../src/session/abilities/ability-moves';
import { inherentReminders } from '../../../../../src/session/abilities/reminders/inherent-reminders';
import { dueCardReminders } from '../../../../../src/session/abilities/reminders/reminders';
import type { Catalog } from '../../../../../src/session/cards/catalog';
import { ability } from '../../../../support/cards/abilities';
import { startingOn } from '../../../../support/cards/card-situations';
import { playLegalMove } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';
import { after, card, meleeTable, moves, plainTable, tableAtStart } from '../../../../support/tables/tables';

const { beginNextTurn, changeLife, endTurn, leave, planeswalk, resolveAbility, roll, setLife } = moves;

const atStart = tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']);

/** The game after these steps, each long after the one before. */
function historyOf(table: Table, ...movesToPlay: readonly Move[]): History {
  return movesToPlay.reduce(
    (history, move, index) => playLegalMove(history, move, index * 60_000),
    beginHistory(table),
  );
}

const test = suite('reminders');

/** A card with an ability at each of these times, and their texts by them. */
function factsOf(id: string, ...times: readonly (readonly AbilityTime[])[]): PlanarCardFacts {
  return {
    id: card(id),
    kind: 'plane',
    name: { en: id, ru: id },
    planarType: null,
    printings: [],
    abilities: times.map((when) => ({ when, text: { en: when.join(), ru: when.join() } })),
  };
}

function catalogOf(...all: readonly PlanarCardFacts[]): Catalog {
  return { ...official, factsOf: (id: string) => all.find((facts) => facts.id === id) ?? null };
}

test('only reminders for which a card has an ability are due', () => {
  const catalog = catalogOf(
    factsOf('Bant', ['static'], ['arrive', 'upkeep'], ['endStep'], ['leave'], ['chaos']),
    factsOf('Naya', ['arrive']),
  );
  const due = (history: History) =>
    dueCardReminders(history, catalog).map(({ controller, ability }) => `${controller}: ${ability.text.en}`);
  assert.equal(due(historyOf(atStart, beginNextTurn)), ['0: endStep', '1: arrive,upkeep', '1: endStep']);
  assert.equal(due(historyOf(atStart, planeswalk)), ['0: leave']);
  assert.equal(due(historyOf(atStart, planeswalk, planeswalk)), ['0: leave'], 'a task until it is done');
  assert.equal(due(historyOf(atStart, roll('chaos'))), ['0: endStep']);
  assert.equal(dueCardReminders(historyOf(atStart, beginNextTurn), catalogOf()), []);
});

test('603.3b: a leave trigger stays until the turn is over, also past a phenomenon, with the counters that were there', () => {
  const onNorn = startingOn('norns-dominion', 'reality-shaping', 'naya');
  const due = (history: History) =>
    dueCardReminders(history, { ...official } as Catalog)
      .filter(({ triggerKey: task }) => task !== undefined)
      .map(({ card, controller, counterCountWhenLeft: counters }) =>
        `${controller} ${card} ${counters ?? ''}`.trim(),
      );
  const encountered = historyOf(onNorn, roll('planeswalk'), resolveAbility);
  assert.equal(due(encountered), ['0 norns-dominion'], 'beside the encounter, in any order');
  const resolved = playLegalMove(encountered, resolveAbility, 900_000);
  assert.equal(due(resolved), ['0 norns-dominion'], 'after the phenomenon');
  const rolled = playLegalMove(resolved, roll('blank'), 960_000);
  assert.equal(due(rolled), ['0 norns-dominion'], 'after a roll');
  assert.equal(
    due(playLegalMove(rolled, beginNextTurn, 999_000)),
    [],
    '500.2: nothing waits when the turn ends',
  );
  assert.equal(due(undo(playLegalMove(rolled, beginNextTurn, 999_000))), ['0 norns-dominion'], 'undone');
  assert.equal(due(playLegalMove(rolled, endTurn, 999_000)), [], '724.1: exiled');
});

test('800.4a: a leave trigger ceases with the player who controls it', () => {
  const catalog = catalogOf(factsOf('Bant', ['leave']));
  const due = (...movesToPlay: readonly Move[]) =>
    dueCardReminders(historyOf(atStart, planeswalk, ...movesToPlay), catalog).map(
      ({ controller }) => controller,
    );
  assert.equal(due(), [0]);
  assert.equal(due(leave(1)), [0]);
  assert.equal(due(leave(0)), []);
});

test('a leave trigger is done once the app carries it out', () => {
  const bant = factsOf('Bant');
  const catalog = catalogOf({ ...bant, abilities: [ability(['leave'], { kind: 'setLife', to: 20 })] });
  const left = historyOf(atStart, changeLife(0, -5), planeswalk, roll('blank'));
  const [task] = dueCardReminders(left, catalog);
  assert.ok(task);
  const move = moveForAbility(
    task.ability,
    { card: task.card, counterFacts: undefined, controller: task.controller },
    left.table,
  );
  assert.ok(move);
  assert.equal(dueCardReminders(playLegalMove(left, move, 900_000), catalog), []);
});

test('an ability limited to the turn of arrival is due at the end of that turn', () => {
  const naya = factsOf('Naya', ['endStep'], ['upkeep']);
  const [endStep, ...others] = naya.abilities;
  assert.ok(endStep);
  const catalog = catalogOf({ ...naya, abilities: [{ ...endStep, onlyOnArrival: true }, ...others] });
  const due = (history: History) =>
    dueCardReminders(history, catalog).map(({ controller, ability }) => `${controller}: ${ability.text.en}`);
  assert.equal(due(historyOf(atStart, planeswalk, beginNextTurn)), ['0: endStep', '1: upkeep']);
  assert.equal(due(historyOf(atStart, planeswalk, beginNextTurn, beginNextTurn)), ['2: upkeep']);
  assert.equal(due(historyOf(atStart, beginNextTurn, planeswalk, changeLife(0, -1), beginNextTurn)), [
    '1: endStep',
    '2: upkeep',
  ]);
  const shortMemory = dropOldestSteps(historyOf(atStart, planeswalk, changeLife(1, 2), beginNextTurn), 2);
  assert.equal(due(shortMemory), ['0: endStep', '1: upkeep'], 'the arrival is too long ago to be known');
});

test('an ability that was carried out is no longer due; one without acts still is', () => {
  const bant = factsOf('Bant', ['upkeep'], ['draw']);
  const [upkeep, draw] = bant.abilities;
  assert.ok(upkeep && draw);
  const counting = {
    ...bant,
    abilities: [{ ...upkeep, acts: [{ kind: 'counters', by: 1 } as const] }, draw],
  };
  const history = historyOf(atStart, beginNextTurn, moves.changeCounters('Bant', 1));
  assert.equal(
    dueCardReminders(history, catalogOf(counting)).map(({ ability }) => ability.text.en),
    ['draw'],
  );
  assert.is(dueCardReminders(undo(history), catalogOf(counting)).length, 2);
});

const { changePlayerCounters, designate, setDayOrNight } = moves;
const plain = plainTable();

const inherent: readonly (readonly [name: string, made: readonly Move[], due: readonly string[]])[] = [
  ['725.2: no monarch, no card', [beginNextTurn], []],
  [
    '725.2: the monarch’s end step is over when the next turn begins',
    [designate('monarch', 0), beginNextTurn],
    [],
  ],
  ['725.2: a monarch is reminded before passing the turn', [designate('monarch', 0)], ['0 monarch endStep']],
  ['104.2a: a game that is over has no end step', [designate('monarch', 0), leave(1), leave(2)], []],
  ['725.2: no reminder in the turns of others', [designate('monarch', 2), beginNextTurn], []],
  [
    '725.4: when the monarch has left, the active player is reminded instead',
    [designate('monarch', 0), beginNextTurn, leave(0)],
    ['1 monarch endStep'],
  ],
  [
    '726.2: the initiative is asked about in the upkeep',
    [designate('initiative', 1), beginNextTurn],
    ['1 initiative upkeep'],
  ],
  [
    '726.2: whoever takes the initiative ventures at once',
    [designate('initiative', 1)],
    ['1 initiative trigger'],
  ],
  [
    '726.2: once, if it is taken in the upkeep of the new holder',
    [beginNextTurn, designate('initiative', 1)],
    ['1 initiative trigger'],
  ],
  [
    '726.2: again when another player takes it',
    [designate('initiative', 1), designate('initiative', 2)],
    ['2 initiative trigger'],
  ],
  ['726.2: not when it was a mistake', [designate('initiative', 1), designate('initiative', 1, false)], []],
  ['726.2: until the turn is over', [designate('initiative', 2), beginNextTurn], []],
  [
    '726.4: the active player takes it when the player with the initiative leaves',
    [designate('initiative', 1), beginNextTurn, beginNextTurn, leave(1)],
    ['2 initiative trigger'],
  ],
  [
    '728.1: rad counters are counted',
    [changePlayerCounters(1, 'rad', 3), changePlayerCounters(2, 'rad', 1), beginNextTurn],
    ['1 rad firstMain'],
  ],
  ['702.179: nobody without speed is reminded', [changeLife(1, -1)], []],
  [
    '702.179d: an opponent lost life',
    [changePlayerCounters(0, 'speed', 1), changeLife(1, -1)],
    ['0 speed trigger'],
  ],
  ['702.179d: by a set total too', [changePlayerCounters(0, 'speed', 3), setLife(2, 5)], ['0 speed trigger']],
  [
    '702.179d: by combat damage of a commander too',
    [changePlayerCounters(0, 'speed', 1), moves.dealCommanderDamage(1, 0, 3)],
    ['0 speed trigger'],
  ],
  [
    '702.179d: life gained or lost by oneself is no reason',
    [changePlayerCounters(0, 'speed', 1), changeLife(0, -1), changeLife(1, 1)],
    [],
  ],
  [
    '702.179d: only in one’s own turn',
    [changePlayerCounters(0, 'speed', 1), beginNextTurn, changeLife(2, -1)],
    [],
  ],
  [
    '702.179d: not by life lost before there was speed',
    [changeLife(1, -1), changePlayerCounters(0, 'speed', 1)],
    [],
  ],
  [
    '702.179d: once each turn',
    [
      changePlayerCounters(0, 'speed', 1),
      changeLife(1, -1),
      changePlayerCounters(0, 'speed', 1),
      changeLife(2, -1),
    ],
    [],
  ],
  [
    '702.179d: and again in the next turn of the player',
    [
      changePlayerCounters(0, 'speed', 1),
      changeLife(1, -1),
      changePlayerCounters(0, 'speed', 1),
      ...[beginNextTurn, beginNextTurn, beginNextTurn],
      changeLife(2, -1),
    ],
    ['0 speed trigger'],
  ],
  ['702.179d: not above max speed', [changePlayerCounters(0, 'speed', 4), changeLife(1, -1)], []],
  [
    '731.2: day and night are looked at when a turn begins',
    [setDayOrNight('day'), beginNextTurn],
    ['1 dayOrNight untap'],
  ],
];

for (const [name, movesToPlay, due] of inherent) {
  test(name, () => {
    const reminders = inherentReminders(historyOf(plain, ...movesToPlay));
    assert.equal(
      reminders.map(({ player, kind, time }) => `${player} ${kind} ${time}`),
      due,
    );
  });
}

test('702.179d: a teammate with a turn of their own is no opponent', () => {
  const table = { ...plain, turn: { ...plain.turn, teams: [0, 0, 1], teamsPlaySeparately: true } };
  const hasSpeedReminder = (loser: number) =>
    inherentReminders(historyOf(table, changePlayerCounters(0, 'speed', 1), changeLife(loser, -1))).length >
    0;
  assert.equal([1, 2].map(hasSpeedReminder), [false, true]);
});

test('807.4d, 702.179d: a player whose turn waits is not reminded of life lost in the turn before', () => {
  const marked = (move: Move): Move => ({ ...move, marker: 1 });
  const history = historyOf(
    after(meleeTable(['Bant', 'Naya', 'Grixis', 'Jund']), moves.revealStartingPlane),
    marked(changePlayerCounters(1, 'speed', 1)),
    marked(changeLife(2, -1)),
    marked(beginNextTurn),
  );
  assert.equal(isTurnWaiting(history.table.turn), true);
  assert.equal(inherentReminders(history), []);
});

test.run();
