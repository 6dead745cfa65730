/** What each card of a list is counted as by both sets of rules, and what holds for the totals of every list. */
import fc from 'fast-check';
import type { CardCharacteristics } from '../../../../src/rules/landless/card-characteristics';
import type { KnownCard } from '../../../../src/rules/landless/known-card';
import {
  type LandlessHouseRules,
  NO_LANDLESS_HOUSE_RULES,
  type RuleSet,
  ruleSets,
} from '../../../../src/rules/landless/land';
import type { ListedCard } from '../../../../src/rules/landless/list/card-list';
import {
  type ConvertedRow,
  convertList,
  countFactSources,
  type LandTotals,
  landKinds,
  manaColors,
  totalsOf,
} from '../../../../src/rules/landless/list-of-lands';
import { cardCosting } from '../../../support/cards/card-costing';
import { assert, suite } from '../../../support/suite';

const test = suite('list of lands');

interface Situation {
  readonly name: string;
  readonly manaCost: string;
  readonly changes?: Partial<CardCharacteristics>;
  readonly houseRules?: LandlessHouseRules;
  /** What kind of land it is, and what mana it makes. */
  readonly cube: string;
  readonly landlessMtg: string;
}

const artifact = { types: ['artifact'] } as const;

const situations: readonly Situation[] = [
  { name: 'one color', manaCost: '1G', cube: 'basic: G', landlessMtg: 'basic: G' },
  {
    name: 'an artifact of one color',
    manaCost: '1U',
    changes: artifact,
    cube: 'artifact: U',
    landlessMtg: 'basic: U',
  },
  {
    name: 'two colors count for both',
    manaCost: 'UR',
    cube: 'severalTypes: UR',
    landlessMtg: 'twoOrThree: UR',
  },
  {
    name: 'so does a hybrid',
    manaCost: 'W/U',
    cube: 'severalTypes: WU',
    landlessMtg: 'twoOrThree: WU',
  },
  {
    name: 'both halves of a split card',
    manaCost: '1R // 1U',
    changes: { layout: 'split', types: ['instant'] },
    cube: 'severalTypes: UR',
    landlessMtg: 'twoOrThree: UR',
  },
  {
    name: 'an artifact of two colors',
    manaCost: 'GW',
    changes: artifact,
    cube: 'artifact: WG',
    landlessMtg: 'twoOrThree: WG',
  },
  {
    name: 'three colors',
    manaCost: 'GWU',
    cube: 'severalTypes: WUG',
    landlessMtg: 'twoOrThree: WUG',
  },
  {
    name: 'four colors',
    manaCost: 'WUBR',
    cube: 'severalTypes: WUBR',
    landlessMtg: 'promenade: WUBRG',
  },
  {
    name: 'five colors',
    manaCost: 'WUBRG',
    cube: 'severalTypes: WUBRG',
    landlessMtg: 'promenade: WUBRG',
  },
  { name: 'no color', manaCost: '10', cube: 'empty: no mana', landlessMtg: 'grotto: C' },
  {
    name: 'an artifact without a color',
    manaCost: '3',
    changes: artifact,
    cube: 'artifact: no mana',
    landlessMtg: 'grotto: C',
  },
  {
    name: 'an artifact without a color in a house that has it make mana',
    manaCost: '3',
    changes: artifact,
    houseRules: { ...NO_LANDLESS_HOUSE_RULES, colorlessArtifactMana: true },
    cube: 'artifact: C',
    landlessMtg: 'grotto: C',
  },
  {
    name: 'devoid',
    manaCost: '2U',
    changes: { colorAbility: 'colorless' },
    cube: 'basic: U',
    landlessMtg: 'grotto: C',
  },
  {
    name: 'all colors by an ability',
    manaCost: '5',
    changes: { colorAbility: 'allColors' },
    cube: 'empty: no mana',
    landlessMtg: 'promenade: WUBRG',
  },
  {
    name: 'a color indicator',
    manaCost: '',
    changes: { indicator: ['G'] },
    cube: 'empty: no mana',
    landlessMtg: 'basic: G',
  },
  {
    name: 'a real land',
    manaCost: '',
    changes: { types: ['land'] },
    cube: 'realLand: no mana',
    landlessMtg: 'realLand: no mana',
  },
];

function knownCard({ name, manaCost, changes }: Pick<Situation, 'name' | 'manaCost' | 'changes'>): KnownCard {
  return { name, russianName: null, manaCost, rarity: 'common', card: cardCosting('', changes) };
}

/** A cost that no rule knows. */
const littleGirl = knownCard({ name: 'Little Girl', manaCost: '{HW}' });
const known = new Map([...situations.map(knownCard), littleGirl].map((card) => [card.name, card]));

function landsOf(
  cards: readonly ListedCard[],
  houseRules = NO_LANDLESS_HOUSE_RULES,
): readonly ConvertedRow[] {
  return convertList(
    { cards, unreadableLines: [], skippedLineCount: 0 },
    (name) => known.get(name),
    houseRules,
  );
}

function listed(name: string, count = 1): ListedCard {
  return { name, count, isSideboard: false };
}

/** What the totals have any cards of. */
function counted(totals: LandTotals, ruleSet: RuleSet): string {
  const kinds = landKinds.filter((kind) => totals.byKind[ruleSet][kind] > 0);
  const mana = manaColors.filter((color) => totals.byColor[ruleSet][color] > 0);
  return `${kinds.join(' ')}: ${mana.join('') || 'no mana'}`;
}

for (const { name, houseRules, ...lands } of situations) {
  test(`counted: ${name}`, () => {
    const totals = totalsOf(landsOf([listed(name)], houseRules));
    for (const ruleSet of ruleSets) {
      assert.is(counted(totals, ruleSet), lands[ruleSet], ruleSet);
      const isWithoutMana = counted(totals, ruleSet).endsWith('no mana') && !totals.byKind[ruleSet].realLand;
      assert.is(totals.withoutMana[ruleSet], isWithoutMana ? 1 : 0, ruleSet);
    }
  });
}

test('counts the rows with facts from the app, the user, and the list', () => {
  const built = { ...knownCard({ name: 'Shock', manaCost: 'R' }), isBuiltIn: true } as const;
  const loadedCard = knownCard({ name: 'Opt', manaCost: 'U' });
  const note = { manaCost: '{G}', types: [] };
  const cards = [
    listed('Shock', 4),
    listed('Opt'),
    { ...listed('Shock'), note },
    { ...listed('Opt'), note: { ...note, manaCost: loadedCard.manaCost } },
    listed('Forest'),
    listed('Nobody Knows Me'),
  ];
  const rows = convertList(
    { cards, unreadableLines: [], skippedLineCount: 0 },
    (name) => [built, loadedCard].find((card) => card.name === name),
    NO_LANDLESS_HOUSE_RULES,
  );
  assert.equal(countFactSources(rows), { app: 2, loaded: 2, list: 1 });
});

test('unknown and unreadable cards keep their position', () => {
  const rows = landsOf([listed('Lihgtning Bolt'), listed('one color'), listed('Little Girl')]);
  assert.equal(
    rows.map(({ kind, listedCard: { name } }) => `${name}: ${kind}`),
    ['Lihgtning Bolt: unknown', 'one color: land', 'Little Girl: unreadable'],
  );
});

test('a land of the list is, under each rule set, the land of that rule set', () => {
  for (const row of landsOf([...known.keys()].map((name) => listed(name)))) {
    if (row.kind !== 'land') continue;
    for (const ruleSet of ruleSets) assert.is(row.lands[ruleSet].ruleSet, ruleSet);
  }
});

test('every copy counts, and the sideboard does not', () => {
  const { cardCount, unconvertedCount, byColor, byKind } = totalsOf(
    landsOf([
      listed('one color', 4),
      listed('two colors count for both', 3),
      listed('Lihgtning Bolt', 2),
      listed('Little Girl'),
      { ...listed('one color', 15), isSideboard: true },
      { ...listed('Duress', 15), isSideboard: true },
    ]),
  );
  assert.is(cardCount, 10);
  assert.is(unconvertedCount, 3);
  assert.equal(byColor.cube, { W: 0, U: 3, B: 0, R: 3, G: 4, C: 0 });
  assert.equal(byColor.landlessMtg, byColor.cube);
  assert.equal([byKind.cube.basic, byKind.cube.severalTypes], [4, 3]);
  assert.equal([byKind.landlessMtg.basic, byKind.landlessMtg.twoOrThree], [4, 3]);
});

test('an empty list has empty totals', () => {
  const { cardCount, unconvertedCount, byColor, byKind } = totalsOf(landsOf([]));
  assert.equal([cardCount, unconvertedCount], [0, 0]);
  for (const ruleSet of ruleSets) {
    assert.equal(Object.keys(byColor[ruleSet]), [...manaColors]);
    assert.equal(Object.keys(byKind[ruleSet]), [...landKinds]);
    assert.is(sum(Object.values({ ...byColor[ruleSet], ...byKind[ruleSet] })), 0);
  }
});

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

const lists: fc.Arbitrary<readonly ListedCard[]> = fc.array(
  fc.record({
    name: fc.constantFrom(...known.keys(), 'Lihgtning Bolt', ''),
    count: fc.integer({ min: 1, max: 99 }),
    isSideboard: fc.boolean(),
  }),
  { maxLength: 60 },
);
const houses = fc.record({
  colorlessArtifactMana: fc.boolean(),
  costColorsEverywhere: fc.boolean(),
  landsFromElsewhere: fc.boolean(),
});

const RUNS = { seed: 20_260_925, numRuns: 1_000, includeErrorInReport: true };

test('every card of the list has its row, in the order of the list', () => {
  fc.assert(
    fc.property(lists, houses, (cards, houseRules) => {
      assert.equal(
        landsOf(cards, houseRules).map((row) => row.listedCard),
        cards,
      );
    }),
    RUNS,
  );
});

test('every card has one kind or none, and makes each mana at most once', () => {
  fc.assert(
    fc.property(lists, houses, (list, houseRules) => {
      const { cardCount, unconvertedCount, byColor, byKind } = totalsOf(landsOf(list, houseRules));
      assert.is(cardCount, sum(list.map(({ count, isSideboard }) => (isSideboard ? 0 : count))));
      for (const ruleSet of ruleSets) {
        assert.is(sum(Object.values(byKind[ruleSet])) + unconvertedCount, cardCount, ruleSet);
        for (const count of Object.values(byColor[ruleSet]))
          assert.ok(count <= cardCount - unconvertedCount, ruleSet);
      }
    }),
    RUNS,
  );
});

test('neither the order of a list nor its sideboard changes its totals', () => {
  fc.assert(
    fc.property(lists, (cards) => {
      const totals = totalsOf(landsOf(cards));
      assert.equal(totalsOf(landsOf(cards.toReversed())), totals);
      assert.equal(totalsOf(landsOf(cards.filter(({ isSideboard }) => !isSideboard))), totals);
    }),
    RUNS,
  );
});

test('a line that may be a title is a row only if a card has that name', () => {
  const title: ListedCard = { name: 'Куб', count: 1, isSideboard: false, mayBeTitle: true };
  const known: KnownCard = {
    name: 'Cube',
    russianName: 'Куб',
    manaCost: '{2}',
    rarity: null,
    card: {
      indicator: [],
      colorAbility: 'none',
      types: ['artifact'],
      layout: 'normal',
      wasPlayedAsLand: false,
    },
  };
  const kindsOf = (find: (name: string) => KnownCard | undefined) =>
    convertList(
      { cards: [title], unreadableLines: [], skippedLineCount: 0 },
      find,
      NO_LANDLESS_HOUSE_RULES,
    ).map(({ kind }) => kind);
  assert.equal(
    kindsOf(() => undefined),
    [],
  );
  assert.equal(
    kindsOf(() => known),
    ['land'],
  );
});

test.run();
