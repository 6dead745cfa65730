/** Cards of every layout in card data, the names that lists may call them by, and what holds for every name. */
import fc from 'fast-check';
import { colorsOfCard } from '../../../../src/rules/landless/card-characteristics';
import {
  type CardPrinting,
  characteristicsOf,
  type KnownCard,
  knownCardOf,
  mergeKnownCards,
  nameKeysOf,
  type PrintedFace,
} from '../../../../src/rules/landless/known-card';
import { colors } from '../../../../src/rules/landless/mana-cost';
import { nameKey } from '../../../../src/rules/landless/name-key';
import { rarities } from '../../../../src/rules/landless/recipe';
import { cardCosting } from '../../../support/cards/card-costing';
import { assert, suite } from '../../../support/suite';

const test = suite('known card');

/** Creates an English common card with one face, except for the given changes. */
function createPrinting(name: string, changes: Partial<CardPrinting> = {}): CardPrinting {
  return { name, language: 'en', layout: 'normal', rarity: 'common', faces: [], ...changes };
}

/** Creates a printing with several faces, named and typed after all of them. */
function createPrintingOfFaces(
  layout: string,
  faces: readonly PrintedFace[],
  changes: Partial<CardPrinting> = {},
): CardPrinting {
  return createPrinting(faces.map(({ name }) => name).join(' // '), {
    layout,
    faces,
    typeLine: faces.map(({ typeLine }) => typeLine).join(' // '),
    ...changes,
  });
}

function toKnownCard(printing: CardPrinting): KnownCard {
  const card = knownCardOf(printing);
  if (!card) throw new Error(`no card: ${printing.name}`);
  return card;
}

/** Describes a card in words. */
function describeCard({
  name,
  manaCost,
  card: { types, layout, indicator, colorAbility },
}: KnownCard): string {
  return [
    `${name}: ${manaCost || 'no cost'}`,
    types.join(' '),
    layout,
    indicator.length > 0 && `indicator ${indicator.join('')}`,
    colorAbility !== 'none' && colorAbility,
  ]
    .filter(Boolean)
    .join('; ');
}

const grizzlyBears = createPrinting('Grizzly Bears', {
  manaCost: '{1}{G}',
  typeLine: 'Creature — Bear',
  colors: ['G'],
});

const eldraziSkyspawner = createPrinting('Eldrazi Skyspawner', {
  manaCost: '{2}{U}',
  typeLine: 'Creature — Eldrazi Drone',
  colors: [],
});

const fire: PrintedFace = { name: 'Fire', manaCost: '{1}{R}', typeLine: 'Instant' };
const ice: PrintedFace = { name: 'Ice', manaCost: '{1}{U}', typeLine: 'Instant' };
const fireAndIce = createPrintingOfFaces('split', [fire, ice], {
  manaCost: '{1}{R} // {1}{U}',
  colors: ['U', 'R'],
});

const littleGirl = createPrinting('Little Girl', {
  manaCost: '{HW}',
  typeLine: 'Creature — Human Child',
  colors: ['W'],
});

const dryadArbor = {
  name: 'Dryad Arbor',
  manaCost: '',
  typeLine: 'Land Creature — Forest Dryad',
  colors: ['G'],
  indicator: ['G'],
} as const satisfies PrintedFace;

const propaganda: PrintedFace = {
  name: 'Propaganda',
  manaCost: '{2}{U}',
  typeLine: 'Enchantment',
  colors: ['U'],
};

interface CardExample {
  readonly name: string;
  readonly printing: CardPrinting;
  readonly expected: string;
}

const cardExamples: readonly CardExample[] = [
  { name: 'a creature', printing: grizzlyBears, expected: 'Grizzly Bears: {1}{G}; creature; normal' },
  {
    name: 'an artifact creature, which costs {0}',
    printing: createPrinting('Ornithopter', {
      manaCost: '{0}',
      typeLine: 'Artifact Creature — Thopter',
      colors: [],
    }),
    expected: 'Ornithopter: {0}; artifact creature; normal',
  },
  {
    name: 'supertypes are not types',
    printing: createPrinting('Isamaru, Hound of Konda', {
      manaCost: '{W}',
      typeLine: 'Legendary Creature — Dog',
      colors: ['W'],
    }),
    expected: 'Isamaru, Hound of Konda: {W}; creature; normal',
  },
  {
    name: 'devoid: its cost has a color, and it has none',
    printing: eldraziSkyspawner,
    expected: 'Eldrazi Skyspawner: {2}{U}; creature; normal; colorless',
  },
  {
    name: 'all colors, and none in its cost',
    printing: createPrinting('Transguild Courier', {
      manaCost: '{4}',
      typeLine: 'Artifact Creature — Golem',
      colors,
    }),
    expected: 'Transguild Courier: {4}; artifact creature; normal; allColors',
  },
  {
    name: 'all colors, and one in its cost',
    printing: createPrinting('Fallaji Wayfarer', {
      manaCost: '{2}{G}',
      typeLine: 'Creature — Human Scout',
      colors,
    }),
    expected: 'Fallaji Wayfarer: {2}{G}; creature; normal; allColors',
  },
  {
    name: 'all colors because its cost has them all',
    printing: createPrinting('Sliver Queen', {
      manaCost: '{W}{U}{B}{R}{G}',
      typeLine: 'Legendary Creature — Sliver',
      colors,
    }),
    expected: 'Sliver Queen: {W}{U}{B}{R}{G}; creature; normal',
  },
  {
    name: 'a color indicator on a land creature',
    printing: createPrinting('Dryad Arbor', dryadArbor),
    expected: 'Dryad Arbor: no cost; creature land; normal; indicator G',
  },
  {
    name: 'a spell without a mana cost',
    printing: createPrinting('Ancestral Vision', {
      manaCost: '',
      typeLine: 'Sorcery',
      colors: ['U'],
      indicator: ['U'],
    }),
    expected: 'Ancestral Vision: no cost; sorcery; normal; indicator U',
  },
  {
    name: 'neither a mana cost nor a color',
    printing: createPrinting('Lotus Bloom', { manaCost: '', typeLine: 'Artifact', colors: [] }),
    expected: 'Lotus Bloom: no cost; artifact; normal',
  },
  {
    name: 'a basic land, of which the mana cost is not mentioned',
    printing: createPrinting('Forest', { typeLine: 'Basic Land — Forest', colors: [] }),
    expected: 'Forest: no cost; land; normal',
  },
  {
    name: 'a layout without an effect on the rules',
    printing: createPrinting('The Eldest Reborn', {
      layout: 'saga',
      manaCost: '{4}{B}',
      typeLine: 'Enchantment — Saga',
      colors: ['B'],
    }),
    expected: 'The Eldest Reborn: {4}{B}; enchantment; normal',
  },
  {
    name: 'tribal is what kindred was called',
    printing: createPrinting('Tarfire', {
      manaCost: '{R}',
      typeLine: 'Tribal Instant — Goblin',
      colors: ['R'],
    }),
    expected: 'Tarfire: {R}; instant kindred; normal',
  },
  {
    name: 'kindred',
    printing: createPrinting('Bitterblossom', {
      manaCost: '{1}{B}',
      typeLine: 'Kindred Enchantment — Faerie',
      colors: ['B'],
    }),
    expected: 'Bitterblossom: {1}{B}; enchantment kindred; normal',
  },
  {
    name: 'split: the costs of both halves',
    printing: fireAndIce,
    expected: 'Fire // Ice: {1}{R} // {1}{U}; instant; split',
  },
  {
    name: 'split: the types of both halves',
    printing: createPrintingOfFaces(
      'split',
      [
        { name: 'Consign', manaCost: '{1}{U}', typeLine: 'Instant' },
        { name: 'Oblivion', manaCost: '{4}{B}', typeLine: 'Sorcery' },
      ],
      { manaCost: '{1}{U} // {4}{B}', colors: ['U', 'B'] },
    ),
    expected: 'Consign // Oblivion: {1}{U} // {4}{B}; instant sorcery; split',
  },
  {
    name: 'split: rooms have a subtype in each half',
    printing: createPrintingOfFaces(
      'split',
      [
        { name: 'Dazzling Theater', manaCost: '{3}{W}', typeLine: 'Enchantment — Room' },
        { name: 'Prop Room', manaCost: '{2}{W}', typeLine: 'Enchantment — Room' },
      ],
      { manaCost: '{3}{W} // {2}{W}', colors: ['W'] },
    ),
    expected: 'Dazzling Theater // Prop Room: {3}{W} // {2}{W}; enchantment; split',
  },
  {
    name: 'split: only the halves tell their costs',
    printing: createPrintingOfFaces('split', [fire, ice], { colors: ['U', 'R'] }),
    expected: 'Fire // Ice: {1}{R} // {1}{U}; instant; split',
  },
  {
    name: 'transform: the front, without the indicator of the back',
    printing: createPrintingOfFaces('transform', [
      {
        name: 'Civilized Scholar',
        manaCost: '{2}{U}',
        typeLine: 'Creature — Human Advisor',
        colors: ['U'],
      },
      {
        name: 'Homicidal Brute',
        manaCost: '',
        typeLine: 'Creature — Human Mutant',
        colors: ['R'],
        indicator: ['R'],
      },
    ]),
    expected: 'Civilized Scholar // Homicidal Brute: {2}{U}; creature; doubleFaced',
  },
  {
    name: 'transform: a land behind cannot be played',
    printing: createPrintingOfFaces('transform', [
      { name: "Legion's Landing", manaCost: '{W}', typeLine: 'Legendary Enchantment', colors: ['W'] },
      { name: 'Adanto, the First Fort', manaCost: '', typeLine: 'Legendary Land', colors: [] },
    ]),
    expected: "Legion's Landing // Adanto, the First Fort: {W}; enchantment; doubleFaced",
  },
  {
    name: 'modal: a land behind can be played',
    printing: createPrintingOfFaces('modal_dfc', [
      { name: "Emeria's Call", manaCost: '{4}{W}{W}{W}', typeLine: 'Sorcery', colors: ['W'] },
      { name: 'Emeria, Shattered Skyclave', manaCost: '', typeLine: 'Land', colors: [] },
    ]),
    expected: "Emeria's Call // Emeria, Shattered Skyclave: {4}{W}{W}{W}; sorcery; modalLand",
  },
  {
    name: 'modal: no land behind, and all colors only there',
    printing: createPrintingOfFaces('modal_dfc', [
      {
        name: 'Esika, God of the Tree',
        manaCost: '{1}{G}{G}',
        typeLine: 'Legendary Creature — God',
        colors: ['G'],
      },
      {
        name: 'The Prismatic Bridge',
        manaCost: '{W}{U}{B}{R}{G}',
        typeLine: 'Legendary Enchantment',
        colors,
      },
    ]),
    expected: 'Esika, God of the Tree // The Prismatic Bridge: {1}{G}{G}; creature; doubleFaced',
  },
  {
    name: 'modal: devoid in front',
    printing: createPrintingOfFaces('modal_dfc', [
      { name: 'Drowner of Truth', manaCost: '{5}{G/U}{G/U}', typeLine: 'Creature — Eldrazi', colors: [] },
      { name: 'Drowned Jungle', manaCost: '', typeLine: 'Land', colors: [] },
    ]),
    expected: 'Drowner of Truth // Drowned Jungle: {5}{G/U}{G/U}; creature; modalLand; colorless',
  },
  {
    name: 'modal: a land on both sides',
    printing: createPrintingOfFaces('modal_dfc', [
      { name: 'Branchloft Pathway', manaCost: '', typeLine: 'Land', colors: [] },
      { name: 'Boulderloft Pathway', manaCost: '', typeLine: 'Land', colors: [] },
    ]),
    expected: 'Branchloft Pathway // Boulderloft Pathway: no cost; land; modalLand',
  },
  {
    name: 'flip: as it stands upright',
    printing: createPrintingOfFaces(
      'flip',
      [
        { name: 'Akki Lavarunner', manaCost: '{3}{R}', typeLine: 'Creature — Goblin Warrior' },
        {
          name: 'Tok-Tok, Volcano Born',
          manaCost: '',
          typeLine: 'Legendary Creature — Goblin Shaman',
        },
      ],
      { manaCost: '{3}{R}', colors: ['R'] },
    ),
    expected: 'Akki Lavarunner // Tok-Tok, Volcano Born: {3}{R}; creature; flip',
  },
  {
    name: 'adventure: neither its cost nor its type',
    printing: createPrintingOfFaces(
      'adventure',
      [
        { name: 'Questing Druid', manaCost: '{1}{G}', typeLine: 'Creature — Human Druid' },
        { name: 'Seek the Beast', manaCost: '{1}{R}', typeLine: 'Instant — Adventure' },
      ],
      { manaCost: '{1}{G} // {1}{R}', colors: ['G'] },
    ),
    expected: 'Questing Druid // Seek the Beast: {1}{G}; creature; other',
  },
  {
    name: 'prototype: the cost of the whole card',
    printing: createPrinting('Phyrexian Fleshgorger', {
      layout: 'prototype',
      manaCost: '{7}',
      typeLine: 'Artifact Creature — Phyrexian Wurm',
      colors: [],
    }),
    expected: 'Phyrexian Fleshgorger: {7}; artifact creature; other',
  },
  {
    name: 'meld',
    printing: createPrinting('Gisela, the Broken Blade', {
      layout: 'meld',
      manaCost: '{2}{W}{W}',
      typeLine: 'Legendary Creature — Angel Horror',
      colors: ['W'],
    }),
    expected: 'Gisela, the Broken Blade: {2}{W}{W}; creature; doubleFaced',
  },
  {
    name: 'the same card on both sides is called so once',
    printing: createPrintingOfFaces('reversible_card', [propaganda, propaganda], { typeLine: undefined }),
    expected: 'Propaganda: {2}{U}; enchantment; normal',
  },
  {
    name: 'the same card on both sides has the indicator of one',
    printing: createPrintingOfFaces('reversible_card', [dryadArbor, dryadArbor], { typeLine: undefined }),
    expected: 'Dryad Arbor: no cost; creature land; normal; indicator G',
  },
  {
    name: 'a cost that the rules do not know says nothing about its colors',
    printing: littleGirl,
    expected: 'Little Girl: {HW}; creature; normal',
  },
  {
    name: 'missing colors are not read as colorless',
    printing: { ...eldraziSkyspawner, colors: undefined },
    expected: 'Eldrazi Skyspawner: {2}{U}; creature; normal',
  },
];

for (const { name, printing, expected } of cardExamples) {
  test(`known: ${name}`, () => {
    assert.is(describeCard(toKnownCard(printing)), expected);
  });
}

test('no card has been played as a land before its list was read', () => {
  for (const { printing } of cardExamples) assert.is(toKnownCard(printing).card.wasPlayedAsLand, false);
});

for (const layout of [
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
]) {
  test(`no card to play with: ${layout}`, () => {
    assert.is(knownCardOf({ ...grizzlyBears, layout }), null);
  });
}

test('only the rarities of the recipe are known', () => {
  for (const rarity of rarities) assert.is(toKnownCard({ ...grizzlyBears, rarity }).rarity, rarity);
  for (const rarity of ['special', 'bonus', '']) {
    assert.is(toKnownCard({ ...grizzlyBears, rarity }).rarity, null);
  }
});

const forestInRussian = createPrinting('Forest', { language: 'ru', printedName: 'Лес' });
const fireInRussian = { ...fire, printedName: 'Огонь' };
const iceInRussian = { ...ice, printedName: 'Лёд' };
const inRussian = { language: 'ru' };

const russianNames: readonly {
  readonly name: string;
  readonly printing: CardPrinting;
  readonly russianName: string | null;
}[] = [
  { name: 'of a Russian printing', printing: forestInRussian, russianName: 'Лес' },
  {
    name: 'not of a printing in another language',
    printing: { ...forestInRussian, language: 'de', printedName: 'Wald' },
    russianName: null,
  },
  {
    name: 'not of a Russian printing without one',
    printing: { ...forestInRussian, printedName: undefined },
    russianName: null,
  },
  {
    name: 'of both faces',
    printing: createPrintingOfFaces('split', [fireInRussian, iceInRussian], inRussian),
    russianName: 'Огонь // Лёд',
  },
  {
    name: 'not of one face without the other',
    printing: createPrintingOfFaces('split', [fireInRussian, ice], inRussian),
    russianName: null,
  },
  {
    name: 'of the whole before that of its faces',
    printing: createPrintingOfFaces('split', [fireInRussian, iceInRussian], {
      ...inRussian,
      printedName: 'Огонь/Лёд',
    }),
    russianName: 'Огонь/Лёд',
  },
  {
    name: 'once where the same card is on both sides',
    printing: createPrintingOfFaces(
      'reversible_card',
      [
        { ...propaganda, printedName: 'Пропаганда' },
        { ...propaganda, printedName: 'Пропаганда' },
      ],
      inRussian,
    ),
    russianName: 'Пропаганда',
  },
];

for (const { name, printing, russianName } of russianNames) {
  test(`Russian name: ${name}`, () => {
    assert.is(toKnownCard(printing).russianName, russianName);
  });
}

test('the rules take its cost and faces', () => {
  assert.equal(characteristicsOf(toKnownCard(grizzlyBears)), cardCosting('1G'));
  assert.equal(
    characteristicsOf(toKnownCard(fireAndIce)),
    cardCosting('1R // 1U', { types: ['instant'], layout: 'split' }),
  );
  assert.equal(characteristicsOf(toKnownCard(forestInRussian)), cardCosting('', { types: [] }));
});

test('the rules take the colors of its card data', () => {
  for (const { printing } of cardExamples) {
    const given = printing.faces[0]?.colors ?? printing.colors;
    const card = characteristicsOf(toKnownCard(printing));
    if (!given || 'mistake' in card) continue;
    assert.equal(
      colorsOfCard(card),
      colors.filter((color) => given.includes(color)),
      printing.name,
    );
  }
});

test('half a mana is reported as unreadable', () => {
  assert.equal(characteristicsOf(toKnownCard(littleGirl)), { mistake: 'unknownSymbol', from: 0, to: 4 });
});

const keyExamples: readonly (readonly [name: string, key: string])[] = [
  ['Grizzly Bears', 'grizzly bears'],
  ['GRIZZLY BEARS', 'grizzly bears'],
  ['  Grizzly \t Bears ', 'grizzly bears'],
  ['Grizzly\u00a0Bears', 'grizzly bears'],
  ["Lim-Dûl's Vault", "lim-dul's vault"],
  ["Lim-Du\u0302l's Vault", "lim-dul's vault"],
  ['Lim-Dûl’s Vault', "lim-dul's vault"],
  ['Lim–Dûl`s Vault', "lim-dul's vault"],
  ['Lim—Dûl´s Vault', "lim-dul's vault"],
  ['Lim\u2011Dûlʼs Vault', "lim-dul's vault"],
  ['Jötun Grunt', 'jotun grunt'],
  ['JÖTUN GRUNT', 'jotun grunt'],
  ['Déjà Vu', 'deja vu'],
  ['Æther Vial', 'aether vial'],
  ['æther vial', 'aether vial'],
  ['Aether Vial', 'aether vial'],
  ['“Ach! Hans, Run!”', '"ach! hans, run!"'],
  ['«Ach! Hans, Run!»', '"ach! hans, run!"'],
  ['Fire // Ice', 'fire // ice'],
  ['Fire/Ice', 'fire // ice'],
  ['Fire//Ice', 'fire // ice'],
  ['Fire / Ice', 'fire // ice'],
  ['FIRE  //ICE', 'fire // ice'],
  ['Лёд', 'лед'],
  ['ЛЁД', 'лед'],
  ['Ле\u0308д', 'лед'],
  ['Змей', 'змей'],
  ['ЗМЕЙ', 'змей'],
  ['Змеи\u0306', 'змей'],
  ['Змеи', 'змеи'],
  ['+2 Mace', '+2 mace'],
];

for (const [name, key] of keyExamples) {
  test(`key: “${name}” is “${key}”`, () => {
    assert.is(nameKey(name), key);
  });
}

const listedNames: readonly {
  readonly name: string;
  readonly names: Pick<KnownCard, 'name' | 'russianName'>;
  readonly keys: readonly string[];
}[] = [
  {
    name: 'its name',
    names: { name: 'Grizzly Bears', russianName: null },
    keys: ['grizzly bears'],
  },
  {
    name: 'its name in both languages',
    names: { name: 'Forest', russianName: 'Лес' },
    keys: ['forest', 'лес'],
  },
  {
    name: 'both halves together and alone, in both languages',
    names: { name: 'Fire // Ice', russianName: 'Огонь // Лёд' },
    keys: ['fire // ice', 'fire', 'ice', 'огонь // лед', 'огонь', 'лед'],
  },
  {
    name: 'a name that is not translated, once',
    names: { name: 'Æther Vial', russianName: 'Aether Vial' },
    keys: ['aether vial'],
  },
];

for (const { name, names, keys } of listedNames) {
  test(`name in lists: ${name}`, () => {
    assert.equal(nameKeysOf(names), keys);
  });
}

test('the later printing wins, and a Russian name remains until there is another', () => {
  const english = toKnownCard({ ...grizzlyBears, rarity: 'uncommon' });
  const russian = toKnownCard({ ...grizzlyBears, language: 'ru', printedName: 'Медведи' });
  const renamed = { ...russian, russianName: 'Медведи Гризли' };
  assert.equal(mergeKnownCards(undefined, english), english);
  assert.equal(mergeKnownCards(undefined, russian), russian);
  assert.equal(mergeKnownCards(english, russian), russian);
  assert.equal(mergeKnownCards(russian, english), { ...english, russianName: 'Медведи' });
  assert.equal(mergeKnownCards(russian, renamed), renamed);
});

const letters = [...'abcxyzABCXYZûöéàÛÖæÆœабвгеёийАБЁЙ', 'u\u0302', 'O\u0308', 'е\u0308', 'и\u0306'];
const marks = [...' \t\u00a0/\'’‘`´ʼ"“”«»„-‐‑–—−,.!+_0123456789'];
const anyText = fc.string({ unit: fc.constantFrom(...letters, ...marks), maxLength: 40 });
const cardNames = anyText.filter((text) => /\p{L}/u.test(text));

const RUNS = { seed: 20_260_925, numRuns: 2_000, includeErrorInReport: true };

test('a key is its own key, and a name with a letter has a key', () => {
  fc.assert(
    fc.property(cardNames, (name) => {
      const key = nameKey(name);
      assert.is(nameKey(key), key);
      assert.is.not(key, '');
    }),
    RUNS,
  );
});

test('capitals, composed accents and surrounding spaces never change a key', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const spellings = [
        name.toUpperCase(),
        name.toLowerCase(),
        name.normalize('NFC'),
        name.normalize('NFD'),
      ];
      for (const spelling of [...spellings, ` ${name}\t`]) assert.is(nameKey(spelling), nameKey(name));
    }),
    RUNS,
  );
});

test('the keys of a card are all its names, each once, its full name first', () => {
  fc.assert(
    fc.property(cardNames, fc.option(anyText), (name, russianName) => {
      const keys = nameKeysOf({ name, russianName });
      assert.is(keys[0], nameKey(name));
      assert.is(new Set(keys).size, keys.length);
      for (const key of keys) {
        assert.is(nameKey(key), key);
        assert.is.not(key, '');
      }
    }),
    RUNS,
  );
});

test.run();
