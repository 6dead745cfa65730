import * as fc from 'fast-check';
import { beginHistory, type History, undo } from '../../../../../src/rules/table/history';
import type { Move } from '../../../../../src/rules/table/move';
import type { Table } from '../../../../../src/rules/table/table';
import { logOf, MAX_GAP_WITHIN_LINE_MS } from '../../../../../src/screens/table/log/log-lines';
import { type Game, withHistory } from '../../../../../src/session/game/game';
import { playLegalMove, savedGame, usualDeck, usualMove } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';
import { moves, plainTable, planarTable, seat } from '../../../../support/tables/tables';

const test = suite('lines of the log');

/** Far enough apart for each to be a separate step. */
const PAUSE = 5_000;

function played(
  first: Table,
  done: readonly (Move | readonly [pause: number, move: Move])[],
  startedAt = 0,
): Game {
  let at = startedAt;
  let history = beginHistory(first);
  for (const each of done) {
    const [pause, move] = 'kind' in each ? [PAUSE, each] : each;
    at += pause;
    history = playLegalMove(history, move, at);
  }
  return gameOf(history);
}

function gameOf(history: History): Game {
  const { id, seats, deck, opening } = savedGame(history);
  return withHistory({ id, initialSeats: seats, deck, startedAt: 0, opening }, history);
}

const strike = (player: number, by: number): Move => ({
  kind: 'dealCommanderDamage',
  player: seat(player),
  source: seat(2),
  commander: 0,
  by,
});

/** Returns the changes of totals in the latest turn: player, old value and new value. */
function describeLines(game: Game): readonly string[] {
  return (logOf(game).at(-1)?.lines ?? []).flatMap(({ happenings, steps }) =>
    happenings.flatMap((happening) =>
      'from' in happening && 'player' in happening && 'to' in happening
        ? [`${happening.player}: ${happening.from} ${happening.to} (${steps.length})`]
        : [],
    ),
  );
}

test('changes of one total in one direction are combined where the latest is, even while other players lose life', () => {
  const done = [moves.changeLife(0, -3), moves.changeLife(1, -2), moves.changeLife(0, -4)];
  assert.equal(describeLines(played(plainTable(), done)), ['1: 20 18 (1)', '0: 20 13 (2)']);
  const withOneMore = [...done, moves.changeLife(1, -1)];
  assert.equal(describeLines(played(plainTable(), withOneMore)), ['0: 20 13 (2)', '1: 20 17 (2)']);
});

test('gains and losses, and other totals of the same player, are separate', () => {
  const game = played(plainTable(), [
    moves.changeLife(0, -3),
    moves.changeLife(0, 2),
    moves.changeLife(0, 1),
    moves.changePoison(0, 1),
    moves.changeLife(0, 1),
  ]);
  assert.equal(describeLines(game), ['0: 20 17 (1)', '0: 17 20 (2)', '0: 0 1 (1)', '0: 20 21 (1)']);
});

test('each hit by a commander has its own line, with the remaining life', () => {
  const game = played(plainTable(), [strike(0, 10), strike(1, 2), strike(0, 11)]);
  assert.equal(describeLines(game), ['0: 0 10 (1)', '1: 0 2 (1)', '0: 10 21 (1)']);
  const remainingLife = (logOf(game).at(-1)?.lines ?? []).flatMap(({ happenings: [happening] }) =>
    happening?.kind === 'commanderDamageChanged' ? [happening.life] : [],
  );
  assert.equal(remainingLife, [10, 18, -1]);
});

test('a hit by a commander keeps no changes of other totals apart', () => {
  const game = played(plainTable(), [moves.changeLife(0, -3), strike(1, 2), moves.changeLife(0, -4)]);
  assert.equal(describeLines(game), ['1: 0 2 (1)', '0: 20 13 (2)']);
});

test('a longer pause, a new turn or anything else in between begins a new line', () => {
  const turnBetween = played(plainTable(), [
    moves.changeLife(0, -1),
    moves.beginNextTurn,
    moves.changeLife(0, -1),
  ]);
  assert.equal(
    logOf(turnBetween).map(({ number, lines }) => [number, lines.length]),
    [
      [1, 2],
      [2, 2],
    ],
  );
  const coinBetween = [moves.changeLife(0, -1), { kind: 'flipCoin' } as Move, moves.changeLife(0, -1)];
  assert.equal(describeLines(played(plainTable(), coinBetween)), ['0: 20 19 (1)', '0: 19 18 (1)']);
  const later = (pause: number): Game =>
    played(plainTable(), [moves.changeLife(0, -1), [pause, moves.changeLife(0, -1)]]);
  assert.equal(describeLines(later(MAX_GAP_WITHIN_LINE_MS)), ['0: 20 18 (2)']);
  assert.equal(describeLines(later(MAX_GAP_WITHIN_LINE_MS + 1)), ['0: 20 19 (1)', '0: 19 18 (1)']);
});

test('undone moves are not logged', () => {
  const game = played(plainTable(), [moves.changeLife(0, -3), moves.changeLife(0, -4)]);
  assert.equal(describeLines(gameOf(undo(game.history))), ['0: 20 17 (1)']);
});

test('a seat sees its own actions, actions that affect it, and what its team shares', () => {
  const table: Table = plainTable(4);
  const teams: Table = { ...table, turn: { ...table.turn, teams: [0, 0, 1, 1] } };
  const done = [
    moves.changeLife(0, -3),
    moves.changeLife(2, -1),
    strike(3, 2),
    { kind: 'changePlayerCounters', player: seat(0), counter: 'energy', by: 2 } as Move,
  ];
  const kindsSeen = (first: Table, player: number) =>
    logOf(played(first, done), seat(player)).flatMap(({ lines }) =>
      lines.flatMap(({ happenings }) => happenings.map(({ kind }) => kind)),
    );
  assert.equal(kindsSeen(table, 1), ['gameBegan']);
  assert.equal(kindsSeen(table, 0), ['gameBegan', 'lifeChanged', 'playerCountersChanged']);
  assert.equal(kindsSeen(table, 2), ['gameBegan', 'lifeChanged', 'commanderDamageChanged']);
  assert.equal(kindsSeen(teams, 1), ['gameBegan', 'lifeChanged']);
});

test('every step is in exactly one line, in its turn', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 0, max: 90_000 })), { maxLength: 60 }),
      fc.boolean(),
      (choices, isPlanar) => {
        let history = beginHistory(isPlanar ? planarTable(usualDeck) : plainTable());
        let at = 0;
        choices.forEach(([choice, pause], index) => {
          at += pause;
          const move = choice < 3 ? moves.changeLife(choice, -1) : usualMove(history.table, index);
          history = playLegalMove(history, move, at);
        });
        const lines = logOf(gameOf(history)).flatMap((turn) => turn.lines);
        const keys = lines.flatMap(({ steps }) => steps.map(({ key }) => key));
        assert.is(keys.length, history.doneCount + 1);
        assert.is(new Set(keys).size, keys.length);
        for (const { happenings, steps } of lines) {
          if (steps.length === 1) assert.equal(happenings, steps[0]?.happenings);
          const [whole] = happenings;
          if (steps.length === 1 || !whole || !('from' in whole) || !('to' in whole)) continue;
          const first = steps[0]?.happenings[0];
          const last = steps.at(-1)?.happenings[0];
          assert.is(first && 'from' in first && first.from, whole.from);
          assert.is(last && 'to' in last && last.to, whole.to);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test.run();
