import fc from 'fast-check';
import * as v from 'valibot';
import type { Happening } from '../../../../../src/rules/table/happening';
import { beginHistory, canRedo, type History, redo } from '../../../../../src/rules/table/history';
import { beginTable, type Table } from '../../../../../src/rules/table/table';
import { happeningSchema } from '../../../../../src/storage/game/schema/happening-schema';
import { stepSchema } from '../../../../../src/storage/game/schema/step-schema';
import { tableSchema } from '../../../../../src/storage/game/schema/table-schema';
import { asJson, undoAll } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';
import { happeningKinds } from '../../../../support/tables/happenings';
import {
  type Attempt,
  games,
  gamesOfMelee,
  manyMoves,
  movesWithPlayerState,
  playAttempt,
} from '../../../../support/tables/random-moves';
import { FIXED_CHANCE, seat } from '../../../../support/tables/tables';

const test = suite('schemas of random games');

const RUNS = { seed: 20_261_001, numRuns: 360 };

const anyGame = fc.oneof({ weight: 5, arbitrary: games }, { weight: 1, arbitrary: gamesOfMelee });
const anyMoves = fc.oneof(movesWithPlayerState, manyMoves);

function playLegal(table: Table, attempts: readonly Attempt[]): History {
  return attempts.reduce(playAttempt, beginHistory(table));
}

const seenKinds = new Set<Happening['kind']>();

/** What storing does to a value, and what a file does. */
const copyMethods = { 'through storage': structuredClone, 'through a file': asJson } as const;

for (const [copierName, copy] of Object.entries(copyMethods) as [string, <T>(value: T) => T][]) {
  test(`every table, happening and step of a game is read unchanged: ${copierName}`, () => {
    fc.assert(
      fc.property(anyGame, anyMoves, (table, attempts) => {
        const history = playLegal(table, attempts);
        for (const { kind } of history.steps.flatMap((step) => step.happenings)) seenKinds.add(kind);
        assert.equal(v.parse(tableSchema, copy(table)), table);
        assert.equal(v.parse(v.array(stepSchema), copy(history.steps)), history.steps);
        let replayed = undoAll(history);
        while (canRedo(replayed)) {
          replayed = redo(replayed);
          assert.equal(v.parse(tableSchema, copy(replayed.table)), replayed.table);
        }
      }),
      RUNS,
    );
  });
}

test('a table that was stored and read plays on like the original', () => {
  fc.assert(
    fc.property(anyGame, anyMoves, anyMoves, (table, before, afterwards) => {
      const played = playLegal(table, before).table;
      const read = v.parse(tableSchema, asJson(played));
      const [continuedCopy, continuedOriginal] = [playLegal(read, afterwards), playLegal(played, afterwards)];
      assert.equal(continuedCopy.table, continuedOriginal.table);
      assert.equal(
        continuedCopy.steps.map(({ happenings }) => happenings),
        continuedOriginal.steps.map(({ happenings }) => happenings),
      );
    }),
    { ...RUNS, numRuns: 50 },
  );
});

test('the happenings before the first move are read unchanged', () => {
  const setup = { seatCount: 2, startingLife: 20, startingPlayer: seat(1), planarDecks: null };
  const begun = beginTable(setup, FIXED_CHANCE);
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const { happenings } = begun.value;
  for (const { kind } of happenings) seenKinds.add(kind);
  assert.equal(v.parse(v.array(happeningSchema), asJson(happenings)), happenings);
});

test('every kind of happening occurs in these games', () => {
  assert.equal([...seenKinds].sort(), happeningKinds);
});

test('a rule number of a later edition is accepted', () => {
  const happening = { kind: 'gameWon', rule: '999.12b', player: 1 };
  assert.equal(v.parse(happeningSchema, happening), happening as unknown as Happening);
});

test.run();
