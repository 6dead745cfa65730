/**
 * Plays 200 000 random legal moves, every fifth game as a Grand Melee, and checks every table on the way:
 * `npm run soak moves`, with `SEED=…` and `MOVES=…` to repeat or shorten it. Writes reports/soak-moves.txt.
 */
import fc from 'fast-check';
import type { PlanarZone } from '../../src/rules/planar/planar-state';
import { bringMarkerToFront } from '../../src/rules/table/concurrent-turns';
import {
  beginHistory,
  dropOldestSteps,
  type History,
  playStep,
  redo,
  undo,
} from '../../src/rules/table/history';
import { belongsToOneTurn, type Move } from '../../src/rules/table/move';
import type { Table } from '../../src/rules/table/table';
import { STEPS_IN_MEMORY } from '../../src/session/game/steps-in-memory';
import { readTable } from '../../src/storage/game/schema/table-schema';
import { assert } from '../../tests/support/suite';
import {
  games,
  gamesOfMelee,
  type MeleeAttempt,
  manyMoves,
  meleeAttempts,
  moveFromAttempt,
} from '../../tests/support/tables/random-moves';
import { assertSound } from '../../tests/support/tables/soundness';
import { quantile, writeReport } from '../benchmarks/report-writing';

const { MOVES: REQUESTED_MOVES = 200_000, SEED: REQUESTED_SEED = 20_260_925 } = process.env;
const MOVES = Number(REQUESTED_MOVES);
const SEED = Number(REQUESTED_SEED);
const MELEE_INTERVAL = 5;
/** One in so many moves is undone, redone, stored and read again. */
const STORAGE_CHECK_INTERVAL = 25;
const GAMES_AT_ONCE = 20;

const counts = {
  games: 0,
  played: 0,
  refused: 0,
  byMove: new Map<string, number>(),
  byRefusal: new Map<string, number>(),
  byHappening: new Map<string, number>(),
  bySituation: new Map<string, number>(),
};
const times: number[] = [];

const count = (by: Map<string, number>, what: string) => by.set(what, (by.get(what) ?? 0) + 1);

function moveToTry(table: Table, { attempt, markerNumber }: MeleeAttempt): Move {
  const tableAtMarker =
    (markerNumber === undefined ? table : bringMarkerToFront(table, markerNumber)) ?? table;
  const move = moveFromAttempt(tableAtMarker, attempt);
  return markerNumber === undefined || !belongsToOneTurn(move) ? move : { ...move, marker: markerNumber };
}

/** Checks that a step survives undoing, redoing and storing. */
function assertUndoAndStorage(before: Table, history: History) {
  const undone = undo(history);
  assert.equal(undone.table, before, 'undone');
  assert.equal(redo(undone).table, history.table, 'redone');
  assert.ok(readTable(JSON.parse(JSON.stringify(history.table))), 'stored');
}

/** Counts what is rare, so that the report shows that it was met. */
function countSituations({ planar, otherTurns }: Table, move: Move) {
  if (otherTurns.length > 0) count(counts.bySituation, 'concurrent turns of a Grand Melee');
  if (!planar) return;
  const situations: Readonly<Record<string, (now: PlanarZone) => boolean>> = {
    'several cards face up': ({ faceUp }) => faceUp.length > 1,
    'three or more abilities on the stack': ({ stack }) => stack.length > 2,
    'cards in hand': ({ choice }) => choice !== null,
    'an effect until a turn': ({ effects }) => effects.some(({ ends }) => ends === 'turnOf'),
    'an effect until a plane is left': ({ effects }) => effects.some(({ ends }) => ends === 'leavingAPlane'),
    'an effect until a planeswalk': ({ effects }) => effects.some(({ ends }) => ends === 'planeswalk'),
    'several leave at once': () => move.kind === 'leaveTogether' && move.leavers.length > 1,
  };
  for (const [what, isMet] of Object.entries(situations)) if (isMet(planar)) count(counts.bySituation, what);
}

function playGame(table: Table, attempts: readonly MeleeAttempt[]) {
  counts.games += 1;
  let history = beginHistory(table);
  for (const [index, attempt] of attempts.entries()) {
    if (counts.played >= MOVES) return;
    const before = history.table;
    const move = moveToTry(before, attempt);
    const began = performance.now();
    const outcome = playStep(history, move, index * 10_000);
    times.push(performance.now() - began);
    if (!outcome.ok) {
      counts.refused += 1;
      count(counts.byRefusal, outcome.refusal.reason);
      continue;
    }
    counts.played += 1;
    count(counts.byMove, move.kind);
    const wasStepAdded = outcome.value.doneCount > history.doneCount;
    history = dropOldestSteps(outcome.value, STEPS_IN_MEMORY);
    if (wasStepAdded)
      for (const { kind } of history.steps.at(-1)?.happenings ?? []) count(counts.byHappening, kind);
    countSituations(history.table, move);
    assertSound(history.table);
    if (wasStepAdded && counts.played % STORAGE_CHECK_INTERVAL === 0) assertUndoAndStorage(before, history);
  }
}

const attemptsInTurn = manyMoves.map((all) =>
  all.map((attempt): MeleeAttempt => ({ attempt, markerNumber: undefined })),
);
const began = performance.now();
for (let batch = 0; counts.played < MOVES; batch++) {
  const isMelee = batch % MELEE_INTERVAL === MELEE_INTERVAL - 1;
  const arbitrary = isMelee ? fc.tuple(gamesOfMelee, meleeAttempts) : fc.tuple(games, attemptsInTurn);
  for (const [game, attempts] of fc.sample(arbitrary, { seed: SEED + batch, numRuns: GAMES_AT_ONCE }))
    playGame(game, attempts);
}

const listed = (by: Map<string, number>) =>
  [...by]
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, times]) => `  ${what.padEnd(36)}${String(times).padStart(8)}`)
    .join('\n');
const microseconds = (part: number) => `${(quantile(times, part) * 1000).toFixed(0)} µs`;

writeReport(
  'soak-moves',
  `${counts.played} moves in ${counts.games} games, ${counts.refused} attempts refused, seed ${SEED}
Every table was sound; one move in ${STORAGE_CHECK_INTERVAL} was undone, redone and read back from storage.
${((performance.now() - began) / 1000).toFixed(0)} s; a move takes ${microseconds(0.5)} (median), ${microseconds(0.99)} (99 %)

Situations
${listed(counts.bySituation)}

Moves
${listed(counts.byMove)}

Happenings
${listed(counts.byHappening)}

Refusals
${listed(counts.byRefusal)}`,
);
