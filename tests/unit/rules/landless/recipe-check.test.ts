/** Where each card belongs in the recipe, what has no place there, and what holds for every list compared with it. */
import fc from 'fast-check';
import type { CardCharacteristics } from '../../../../src/rules/landless/card-characteristics';
import type { KnownCard } from '../../../../src/rules/landless/known-card';
import { NO_LANDLESS_HOUSE_RULES } from '../../../../src/rules/landless/land';
import type { ListedCard } from '../../../../src/rules/landless/list/card-list';
import { convertList } from '../../../../src/rules/landless/list-of-lands';
import { colorPairs, colors } from '../../../../src/rules/landless/mana-cost';
import {
  MAX_DECK_SIZE,
  MIN_DECK_SIZE,
  type Rarity,
  type RecipeRow,
  rarities,
  scaleRecipe,
  USUAL_DECK_SIZE,
} from '../../../../src/rules/landless/recipe';
import { checkRecipe, type RecipeCheck } from '../../../../src/rules/landless/recipe-check';
import { cardCosting } from '../../../support/cards/card-costing';
import { assert, suite } from '../../../support/suite';

const test = suite('recipe check');

function knownCard(
  name: string,
  manaCost: string,
  rarity: Rarity | null,
  changes: Partial<CardCharacteristics> = {},
): KnownCard {
  return { name, russianName: null, manaCost, rarity, card: cardCosting('', changes) };
}

/** Where the recipe wants cards, and what a card there may cost. */
const shares: readonly {
  readonly of: (row: RecipeRow) => number;
  readonly manaCosts: readonly string[];
}[] = [
  { of: ({ colorless }) => colorless, manaCosts: ['3'] },
  { of: ({ perColor }) => perColor, manaCosts: colors },
  { of: ({ perPair }) => perPair, manaCosts: colorPairs },
];

/** The same card of which the app knows the facts, but not the rarity. */
const ofTheApp = (card: KnownCard): KnownCard => ({
  ...card,
  name: `app ${card.name}`,
  rarity: null,
  isBuiltIn: true,
});

/** A card for each place in the recipe, called "common WU". */
const placed = rarities.flatMap((rarity) =>
  shares.flatMap(({ manaCosts }) =>
    manaCosts.map((manaCost) => knownCard(`${rarity} ${manaCost}`, manaCost, rarity)),
  ),
);

interface Situation {
  readonly name: string;
  readonly card: KnownCard;
  /** The card that it may stand for. */
  readonly place: string;
}

const belonging: readonly Situation[] = [
  {
    name: 'an artifact with a color is of its color',
    card: knownCard('Courier’s Capsule', '1U', 'common', { types: ['artifact'] }),
    place: 'common U',
  },
  {
    name: 'devoid is without a color',
    card: knownCard('Eldrazi Skyspawner', '2U', 'common', { colorAbility: 'colorless' }),
    place: 'common 3',
  },
  {
    name: 'a color indicator counts',
    card: knownCard('Ancestral Vision', '', 'rare', { indicator: ['U'], types: ['sorcery'] }),
    place: 'rare U',
  },
  {
    name: 'a hybrid is of its pair',
    card: knownCard('Manamorphose', '1{R/G}{R/G}', 'common', { types: ['instant'] }),
    place: 'common RG',
  },
  {
    name: 'a split card is of both its colors',
    card: knownCard('Fire // Ice', '1R // 1U', 'common', { types: ['instant'], layout: 'split' }),
    place: 'common UR',
  },
  {
    name: 'a land behind does not make it a land',
    card: knownCard('Kazandu Mammoth', '1GG', 'rare', { layout: 'modalLand' }),
    place: 'rare G',
  },
  {
    name: 'neither a mana cost nor a color',
    card: knownCard('Lotus Bloom', '', 'rare', { types: ['artifact'] }),
    place: 'rare 3',
  },
];

const outsiders: readonly (readonly [name: string, card: KnownCard | null])[] = [
  ['a real land', knownCard('Forest', '', 'common', { types: ['land'] })],
  [
    'a land that is a creature too',
    knownCard('Dryad Arbor', '', 'uncommon', { types: ['creature', 'land'], indicator: ['G'] }),
  ],
  ['three colors', knownCard('Woolly Thoctar', 'RGW', 'uncommon')],
  ['five colors', knownCard('Sliver Queen', 'WUBRG', 'rare')],
  [
    'all colors by an ability',
    knownCard('Transguild Courier', '4', 'uncommon', { colorAbility: 'allColors' }),
  ],
  ['a rarity that the recipe does not know', knownCard('Prodigal Sorcerer', '2U', null)],
  ['a cost that cannot be read', knownCard('Little Girl', '{HW}', 'common')],
  ['a card that is not known', null],
];

/** As the list has it, known or not. */
const outsiderName = (card: KnownCard | null) => card?.name ?? 'Lihgtning Bolt';

const known = new Map(
  [
    ...placed,
    ...placed.map(ofTheApp),
    ...belonging.map(({ card }) => card),
    ...outsiders.flatMap(([, card]) => card ?? []),
  ].map((card) => [card.name, card]),
);

function listed(name: string, count = 1): ListedCard {
  return { name, count, isSideboard: false };
}

function checked(cards: readonly ListedCard[]): RecipeCheck | null {
  return checkRecipe(
    convertList(
      { cards, unreadableLines: [], skippedLineCount: 0 },
      (name) => known.get(name),
      NO_LANDLESS_HOUSE_RULES,
    ),
  );
}

function checkOf(cards: readonly ListedCard[]): RecipeCheck {
  const check = checked(cards);
  if (!check) throw new Error('no deck');
  return check;
}

/** As the recipe wants it. */
function exactList(size: number): readonly ListedCard[] {
  const rows = scaleRecipe(size)?.rows ?? [];
  return rows.flatMap((row) =>
    shares.flatMap(({ of, manaCosts }) =>
      manaCosts.flatMap((manaCost) => (of(row) > 0 ? listed(`${row.rarity} ${manaCost}`, of(row)) : [])),
    ),
  );
}

/** With one copy of the one card fewer, and the other card in its place. */
function swapped(cards: readonly ListedCard[], out: string, into: string): readonly ListedCard[] {
  assert.ok(
    cards.some(({ name }) => name === out),
    `${out} is listed`,
  );
  return [
    ...cards.map((card) => (card.name === out ? { ...card, count: card.count - 1 } : card)),
    listed(into),
  ];
}

/** As "common WU 3 of 4". */
function describeDifferences({ differences }: RecipeCheck): readonly string[] {
  return differences.map(
    ({ rarity, colors: found, actual, required }) =>
      `${rarity} ${found.join('') || 'colorless'} ${actual} of ${required}`,
  );
}

function assertExact(cards: readonly ListedCard[]): void {
  const check = checkOf(cards);
  assert.equal(describeDifferences(check), []);
  assert.equal(check.namesOutsideRecipe, []);
}

const usual = exactList(USUAL_DECK_SIZE);

test('a list that is the recipe has no differences, at every size', () => {
  for (let size = MIN_DECK_SIZE; size <= MAX_DECK_SIZE; size++) assertExact(exactList(size));
});

for (const { name, card, place } of belonging) {
  test(`in its place: ${name}`, () => {
    assertExact(swapped(usual, place, card.name));
  });
}

for (const [name, card] of outsiders) {
  test(`outside: ${name}`, () => {
    const check = checkOf(swapped(usual, 'common 3', outsiderName(card)));
    assert.equal(check.namesOutsideRecipe, [outsiderName(card)]);
    assert.equal(describeDifferences(check), ['common colorless 16 of 17']);
  });
}

test('a misplaced card is surplus in one row and missing in another', () => {
  assert.equal(describeDifferences(checkOf(swapped(usual, 'common G', 'common R'))), [
    'common R 18 of 17',
    'common G 16 of 17',
  ]);
  assert.equal(describeDifferences(checkOf(swapped(usual, 'common GW', 'mythic UB'))), [
    'mythic UB 1 of 0',
    'common WG 3 of 4',
  ]);
  assert.equal(describeDifferences(checkOf(swapped(usual, 'rare W', 'uncommon W'))), [
    'rare W 1 of 2',
    'uncommon W 8 of 7',
  ]);
});

test('without known cards every row is short, in the order of the recipe', () => {
  const check = checkOf([listed(outsiderName(null), USUAL_DECK_SIZE)]);
  assert.equal(check.namesOutsideRecipe, [outsiderName(null)]);
  assert.equal(describeDifferences(check), [
    'mythic colorless 0 of 2',
    'rare colorless 0 of 4',
    'uncommon colorless 0 of 7',
    'common colorless 0 of 17',
    ...colors.map((color) => `rare ${color} 0 of 2`),
    ...colors.map((color) => `uncommon ${color} 0 of 7`),
    ...colors.map((color) => `common ${color} 0 of 17`),
    ...['WU', 'UB', 'BR', 'RG', 'WG', 'WB', 'UR', 'BG', 'WR', 'UG'].map((pair) => `common ${pair} 0 of 4`),
  ]);
});

test('cards outside the recipe are listed in order', () => {
  const names = outsiders.map(([, card]) => outsiderName(card));
  assert.equal(checkOf([...names.map((name) => listed(name)), ...usual]).namesOutsideRecipe, names);
});

test('colors alone are compared where a rarity is not known', () => {
  const check = checkOf(swapped(usual, 'common 3', 'app rare WU'));
  assert.not(check.comparesRarities);
  assert.equal(check.namesOutsideRecipe, []);
  assert.equal(describeDifferences(check), ['null colorless 29 of 30', 'null WU 5 of 4']);
  assert.ok(checkOf(usual).comparesRarities);
});

test('what the list itself says about a card is enough for its color', () => {
  const note = { manaCost: '{R}', types: [] };
  const check = checkOf(
    swapped(usual, 'common 3', 'Homemade').map((card) =>
      card.name === 'Homemade' ? { ...card, note } : card,
    ),
  );
  assert.equal(check.namesOutsideRecipe, []);
  assert.equal(describeDifferences(check), ['null colorless 29 of 30', 'null R 27 of 26']);
});

test('the sideboard does not count', () => {
  const sideboard = ['common R', 'Forest', outsiderName(null)].map((name) => ({
    ...listed(name, 15),
    isSideboard: true,
  }));
  assertExact([...usual, ...sideboard]);
  assert.is(checked([listed('common R', MIN_DECK_SIZE - 1), ...sideboard]), null);
});

test('too few or too many cards are not a deck', () => {
  assert.is(checked([]), null);
  for (const size of [MIN_DECK_SIZE - 1, MAX_DECK_SIZE + 1]) {
    assert.is(checked([listed('common R', size)]), null);
  }
  for (const size of [MIN_DECK_SIZE, MAX_DECK_SIZE]) {
    assert.is(checkOf([listed('common R', size)]).recipe.size, size);
  }
});

const lists: fc.Arbitrary<readonly ListedCard[]> = fc.array(
  fc.record({
    name: fc.constantFrom(...known.keys(), outsiderName(null)),
    count: fc.integer({ min: 1, max: 20 }),
    isSideboard: fc.boolean(),
  }),
  { minLength: 10, maxLength: 100 },
);

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

test('every card is in a row or outside, and the remaining places are short', () => {
  fc.assert(
    fc.property(lists, (cards) => {
      const main = cards.filter(({ isSideboard }) => !isSideboard);
      const size = sum(main.map(({ count }) => count));
      const check = checked(cards);
      assert.equal(check?.recipe ?? null, scaleRecipe(size));
      if (!check) return;
      const { recipe, differences, namesOutsideRecipe } = check;
      assert.is(check.comparesRarities, !main.some(({ name }) => known.get(name)?.isBuiltIn));
      const wanted = sum(recipe.rows.map(({ total }) => total));
      const inPlace = wanted + sum(differences.map(({ actual, required }) => actual - required));
      const outsideNameSet = new Set(namesOutsideRecipe);
      const outsideCount = sum(main.map(({ name, count }) => (outsideNameSet.has(name) ? count : 0)));
      assert.is(inPlace + outsideCount, size);
      for (const { actual, required } of differences) {
        assert.is.not(actual, required);
        assert.ok(actual >= 0 && required >= 0);
      }
    }),
    { seed: 20_260_925, numRuns: 1_000, includeErrorInReport: true },
  );
});

test.run();
