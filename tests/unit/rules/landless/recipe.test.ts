import {
  MAX_DECK_SIZE,
  MIN_DECK_SIZE,
  type Recipe,
  rarities,
  scaleRecipe,
} from '../../../../src/rules/landless/recipe';
import { assert, suite } from '../../../support/suite';

const test = suite('recipe');

function recipeOf(size: number): Recipe {
  const scaled = scaleRecipe(size);
  if (!scaled) throw new Error(`no deck of ${size}`);
  return scaled;
}

/** As "rare 4 + 5 × 2 + 10 × 0 = 14". */
const describeRows = ({ rows }: Recipe) =>
  rows.map(
    ({ rarity, colorless, perColor, perPair, total }) =>
      `${rarity} ${colorless} + 5 × ${perColor} + 10 × ${perPair} = ${total}`,
  );

test('the recipe for two hundred cards is the published table', () => {
  const recipe = recipeOf(200);
  assert.equal(describeRows(recipe), [
    'mythic 2 + 5 × 0 + 10 × 0 = 2',
    'rare 4 + 5 × 2 + 10 × 0 = 14',
    'uncommon 7 + 5 × 7 + 10 × 0 = 42',
    'common 17 + 5 × 17 + 10 × 4 = 142',
  ]);
  assert.equal([recipe.colorless, recipe.perColor, recipe.perPair], [30, 26, 4]);
});

test('the recipe for a hundred is about half of it', () => {
  const { colorless, perColor, perPair, rows } = recipeOf(100);
  assert.equal([colorless, perColor, perPair], [15, 13, 2]);
  assert.equal(
    rows.map(({ total }) => total),
    [1, 7, 19, 73],
  );
});

test('every size comes out exactly, balanced, and near the published proportions', () => {
  for (let size = MIN_DECK_SIZE; size <= MAX_DECK_SIZE; size++) {
    const { rows, colorless, perColor, perPair } = recipeOf(size);
    const total = rows.reduce((sum, row) => sum + row.total, 0);
    assert.is(total, size);
    assert.is(colorless + 5 * perColor + 10 * perPair, size);
    assert.equal(
      rows.map(({ rarity }) => rarity),
      [...rarities],
    );
    for (const row of rows) {
      for (const count of [row.colorless, row.perColor, row.perPair]) {
        assert.ok(Number.isInteger(count) && count >= 0, `${count} cards of ${size}`);
      }
    }
    assert.ok(Math.abs(colorless - size * 0.15) <= 8, `${colorless} colorless of ${size}`);
    assert.ok(perColor > 0);
  }
});

test('sizes outside the limits and fractions have no recipe', () => {
  for (const size of [MIN_DECK_SIZE - 1, MAX_DECK_SIZE + 1, 100.5, Number.NaN, -200]) {
    assert.is(scaleRecipe(size), null);
  }
});

test.run();
