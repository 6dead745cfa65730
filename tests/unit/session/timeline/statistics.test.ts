import type { Move } from '../../../../src/rules/table/move';
import {
  gameRecordOf,
  statisticsOfPlanarCards,
  statisticsOfPlayers,
} from '../../../../src/session/timeline/statistics';
import { usualDeck } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves, plainTable, planarTable, seat } from '../../../support/tables/tables';
import { MINUTE, type TimedMove, timelineThrough } from './timelines';

const test = suite('statistics');

const concede = (player: number): Move => ({ kind: 'leaveGame', player: seat(player), because: 'conceded' });
const named = (...names: readonly string[]) => names.map((name) => ({ name }));

function plainGame(names: readonly string[], timedMoves: readonly TimedMove[]) {
  return gameRecordOf(named(...names), timelineThrough(plainTable(), timedMoves), []);
}

const wonByAnya = plainGame(
  ['Anya', 'Boris', ''],
  [
    [2, moves.beginNextTurn],
    [5, concede(1)],
    [6, concede(2)],
  ],
);
const goesOn = plainGame([' Boris ', 'Anya', 'Max'], [[4, moves.beginNextTurn]]);

test('a game that is over has a winner and ends with its last move', () => {
  assert.equal(
    wonByAnya.players.map(({ isWinner }) => isWinner),
    [true, false, false],
  );
  assert.is(wonByAnya.isOver, true);
  assert.is(wonByAnya.duration, 6 * MINUTE);
});

test('a team that shares only the win wins together', () => {
  const table = plainTable(4);
  const teamTable = { ...table, turn: { ...table.turn, teams: [0, 0, 1, 1], teamsPlaySeparately: true } };
  const timeline = timelineThrough(teamTable, [
    [1, concede(1)],
    [2, concede(2)],
    [3, concede(3)],
  ]);
  assert.equal(
    gameRecordOf(named('', '', '', ''), timeline, []).players.map(({ isWinner }) => isWinner),
    [true, true, false, false],
  );
});

test('a game that goes on has no winner and counts up to its last move', () => {
  assert.ok(goesOn.players.every(({ isWinner }) => !isWinner));
  assert.is(goesOn.isOver, false);
  assert.is(goesOn.duration, 4 * MINUTE);
});

test('players are added up by name over all games, and nameless ones left out', () => {
  const table = statisticsOfPlayers([wonByAnya, goesOn]).map(
    ({ name, gameCount: games, finishedCount: over, winCount: wins }) => [name, games, over, wins],
  );
  assert.equal(table, [
    ['Anya', 2, 1, 1],
    ['Boris', 2, 1, 0],
    ['Max', 1, 0, 0],
  ]);
});

test('turns of a player are added up in time of play', () => {
  const [, boris] = statisticsOfPlayers([wonByAnya, goesOn]);
  // Two to five minutes in the first game, until he left, and the first four minutes of the second one.
  assert.is(boris?.turnTime, (wonByAnya.players[1]?.turnTime ?? 0) + 4 * MINUTE);
});

test('planes are added up by visits and time, and rolls by what the die showed', () => {
  const timedMoves: readonly TimedMove[] = [
    [0, moves.revealStartingPlane],
    [1, moves.roll('chaos')],
    [3, moves.beginNextTurn],
  ];
  const record = gameRecordOf(
    named('Anya', 'Boris', 'Max'),
    timelineThrough(planarTable(usualDeck), timedMoves),
    [],
  );
  const [plane, ...others] = statisticsOfPlanarCards([record, record]);
  assert.equal([plane?.visitCount, plane?.turnTime, others.length], [2, 6 * MINUTE, 0]);
  const [anya] = statisticsOfPlayers([record]);
  assert.equal([anya?.rollCount, anya?.chaosCount, anya?.planeswalkCount], [1, 1, 0]);
});

test.run();
