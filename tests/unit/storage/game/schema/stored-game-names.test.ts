import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { gameSchema, stepRowSchema } from '../../../../../src/storage/game/game-rows';
import { swapNames } from '../../../../../src/storage/game/schema/stored-game-names';
import { type GameSave, rowsToWrite } from '../../../../../src/storage/game/write-game';
import { goOn, historyOf, plain, wholeSave } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const test = suite('names in stored games');

type Row = Readonly<Record<string, unknown>> & { readonly index: number; readonly game: string };

const fixture = new URL('../../../../fixtures/rows/8-speed-and-order.json', import.meta.url);
const { games, steps } = JSON.parse(readFileSync(fixture, 'utf8')) as Record<
  'games' | 'steps',
  readonly Row[]
>;

/** Reads rows as a saved game, and returns them as this version would write them. */
function rewritten(row: unknown, stepRows: readonly Row[]) {
  const save: GameSave = {
    game: v.parse(gameSchema, row),
    claim: '',
    steps: stepRows.map((stepRow) => {
      const { index, step } = v.parse(stepRowSchema, stepRow);
      const kinds = [step.move, ...step.happenings].map(({ kind }) => kind);
      assert.not.ok(kinds.includes('unknown'), `${JSON.stringify(stepRow)} is known`);
      return [index, step];
    }),
  };
  return plain(rowsToWrite(save));
}

for (const row of games) {
  test(`${row.id}: the rows of an earlier version are written back as they were`, () => {
    const own = steps.filter(({ game }) => game === row.id);
    assert.equal(rewritten(row, own), { game: row, steps: own });
  });
}

test('a game is stored with the names of all versions, and read with those of the code', () => {
  const recolored = goOn(historyOf(3), moves.changeLook(1, { name: 'colour', color: 5 }), 9_000);
  const save = wholeSave(recolored);
  const rows = plain(rowsToWrite(save));
  assert.is(JSON.stringify(rows).includes('"color"'), false);
  assert.equal(v.parse(gameSchema, rows.game), plain(save.game));
  assert.equal(
    v.parse(v.array(stepRowSchema), rows.steps).map(({ step }) => step),
    plain(recolored.steps),
  );
});

test('what no version has named yet is read and written back unchanged, also with a name of the code', () => {
  const later = {
    kind: 'color',
    color: { colour: 1, color: [2, 'color'] },
    path: ['color', 0, 'colour', 'later'],
    nothing: null,
  };
  assert.equal(swapNames(swapNames(later)), later);
});

test.run();
