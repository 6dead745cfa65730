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

/** A common of one face in English, but for what is said. */
function printing(name: string, changes: Partial<CardPrinting> = {}): CardPrinting {
  return { name, language: 'en', layout: 'normal', rarity: 'common', faces: [], ...changes };
}

/** A printing of several faces, which has their names and types together. */
function printingOf(
  layout: string,
  faces: readonly PrintedFace[],
  changes: Partial<CardPrinting> = {},
): CardPrinting {
  return printing(faces.map(({ name }) => name).join(' // '), {
    layout,
    faces,
    typeLine: faces.map(({ typeLine }) => typeLine).join(' // '),
    ...changes,
  });
}

function knownOf(described: CardPrinting): KnownCard {
  const known = knownCardOf(described);
  if (!known) throw new Error(`no card: ${described.name}`);
  return known;
}

/** A card as somebody would describe it. */
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

const grizzlyBears = printing('Grizzly Bears', {
  manaCost: '{1}{G}',
  typeLine: 'Creature — Bear',
  colors: ['G'],
});

const eldraziSkyspawner = printing('Eldrazi Skyspawner', {
  manaCost: '{2}{U}',
  typeLine: 'Creature — Eldrazi Drone',
  colors: [],
});

const fire: PrintedFace = { name: 'Fire', manaCost: '{1}{R}', typeLine: 'Instant' };
const ice: PrintedFace = { name: 'Ice', manaCost: '{1}{U}', typeLine: 'Instant' };
const fireAndIce = printingOf('split', [fire, ice], {
  manaCost: '{1}{R} // {1}{U}',
  colors: ['U', 'R'],
});

const littleGirl = printing('Little Girl', {
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

interface Situation {
  readonly name: string;
  readonly described: CardPrinting;
  readonly known: string;
}

const situations: readonly Situation[] = [
  { name: 'a creature', described: grizzlyBears, known: 'Grizzly Bears: {1}{G}; creature; normal' },
  {
    name: 'an artifact creature, which costs {0}',
    described: printing('Ornithopter', {
      manaCost: '{0}',
      typeLine: 'Artifact Creature — Thopter',
      colors: [],
    }),
    known: 'Ornithopter: {0}; artifact creature; normal',
  },
  {
    name: 'supertypes are not types',
    described: printing('Isamaru, Hound of Konda', {
      manaCost: '{W}',
      typeLine: 'Legendary Creature — Dog',
      colors: ['W'],
    }),
    known: 'Isamaru, Hound of Konda: {W}; creature; normal',
  },
  {
    name: 'devoid: its cost has a color, and it has none',
    described: eldraziSkyspawner,
    known: 'Eldrazi Skyspawner: {2}{U}; creature; normal; colorless',
  },
  {
    name: 'all colors, and none in its cost',
    described: printing('Transguild Courier', {
      manaCost: '{4}',
      typeLine: 'Artifact Creature — Golem',
      colors,
    }),
    known: 'Transguild Courier: {4}; artifact creature; normal; allColors',
  },
  {
    name: 'all colors, and one in its cost',
    described: printing('Fallaji Wayfarer', {
      manaCost: '{2}{G}',
      typeLine: 'Creature — Human Scout',
      colors,
    }),
    known: 'Fallaji Wayfarer: {2}{G}; creature; normal; allColors',
  },
  {
    name: 'all colors because its cost has them all',
    described: printing('Sliver Queen', {
      manaCost: '{W}{U}{B}{R}{G}',
      typeLine: 'Legendary Creature — Sliver',
      colors,
    }),
    known: 'Sliver Queen: {W}{U}{B}{R}{G}; creature; normal',
  },
  {
    name: 'a color indicator on a land creature',
    described: printing('Dryad Arbor', dryadArbor),
    known: 'Dryad Arbor: no cost; creature land; normal; indicator G',
  },
  {
    name: 'a spell without a mana cost',
    described: printing('Ancestral Vision', {
      manaCost: '',
      typeLine: 'Sorcery',
      colors: ['U'],
      indicator: ['U'],
    }),
    known: 'Ancestral Vision: no cost; sorcery; normal; indicator U',
  },
  {
    name: 'neither a mana cost nor a color',
    described: printing('Lotus Bloom', { manaCost: '', typeLine: 'Artifact', colors: [] }),
    known: 'Lotus Bloom: no cost; artifact; normal',
  },
  {
    name: 'a basic land, of which the mana cost is not mentioned',
    described: printing('Forest', { typeLine: 'Basic Land — Forest', colors: [] }),
    known: 'Forest: no cost; land; normal',
  },
  {
    name: 'a layout without an effect on the rules',
    described: printing('The Eldest Reborn', {
      layout: 'saga',
      manaCost: '{4}{B}',
      typeLine: 'Enchantment — Saga',
      colors: ['B'],
    }),
    known: 'The Eldest Reborn: {4}{B}; enchantment; normal',
  },
  {
    name: 'tribal is what kindred was called',
    described: printing('Tarfire', {
      manaCost: '{R}',
      typeLine: 'Tribal Instant — Goblin',
      colors: ['R'],
    }),
    known: 'Tarfire: {R}; instant kindred; normal',
  },
  {
    name: 'kindred',
    described: printing('Bitterblossom', {
      manaCost: '{1}{B}',
      typeLine: 'Kindred Enchantment — Faerie',
      colors: ['B'],
    }),
    known: 'Bitterblossom: {1}{B}; enchantment kindred; normal',
  },
  {
    name: 'split: the costs of both halves',
    described: fireAndIce,
    known: 'Fire // Ice: {1}{R} // {1}{U}; instant; split',
  },
  {
    name: 'split: the types of both halves',
    described: printingOf(
      'split',
      [
        { name: 'Consign', manaCost: '{1}{U}', typeLine: 'Instant' },
        { name: 'Oblivion', manaCost: '{4}{B}', typeLine: 'Sorcery' },
      ],
      { manaCost: '{1}{U} // {4}{B}', colors: ['U', 'B'] },
    ),
    known: 'Consign // Oblivion: {1}{U} // {4}{B}; instant sorcery; split',
  },
  {
    name: 'split: rooms have a subtype in each half',
    described: printingOf(
      'split',
      [
        { name: 'Dazzling Theater', manaCost: '{3}{W}', typeLine: 'Enchantment — Room' },
        { name: 'Prop Room', manaCost: '{2}{W}', typeLine: 'Enchantment — Room' },
      ],
      { manaCost: '{3}{W} // {2}{W}', colors: ['W'] },
    ),
    known: 'Dazzling Theater // Prop Room: {3}{W} // {2}{W}; enchantment; split',
  },
  {
    name: 'split: only the halves tell their costs',
    described: printingOf('split', [fire, ice], { colors: ['U', 'R'] }),
    known: 'Fire // Ice: {1}{R} // {1}{U}; instant; split',
  },
  {
    name: 'transform: the front, without the indicator of the back',
    described: printingOf('transform', [
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
    known: 'Civilized Scholar // Homicidal Brute: {2}{U}; creature; doubleFaced',
  },
  {
    name: 'transform: a land behind cannot be played',
    described: printingOf('transform', [
      { name: "Legion's Landing", manaCost: '{W}', typeLine: 'Legendary Enchantment', colors: ['W'] },
      { name: 'Adanto, the First Fort', manaCost: '', typeLine: 'Legendary Land', colors: [] },
    ]),
    known: "Legion's Landing // Adanto, the First Fort: {W}; enchantment; doubleFaced",
  },
  {
    name: 'modal: a land behind can be played',
    described: printingOf('modal_dfc', [
      { name: "Emeria's Call", manaCost: '{4}{W}{W}{W}', typeLine: 'Sorcery', colors: ['W'] },
      { name: 'Emeria, Shattered Skyclave', manaCost: '', typeLine: 'Land', colors: [] },
    ]),
    known: "Emeria's Call // Emeria, Shattered Skyclave: {4}{W}{W}{W}; sorcery; modalLand",
  },
  {
    name: 'modal: no land behind, and all colors only there',
    described: printingOf('modal_dfc', [
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
    known: 'Esika, God of the Tree // The Prismatic Bridge: {1}{G}{G}; creature; doubleFaced',
  },
  {
    name: 'modal: devoid in front',
    described: printingOf('modal_dfc', [
      { name: 'Drowner of Truth', manaCost: '{5}{G/U}{G/U}', typeLine: 'Creature — Eldrazi', colors: [] },
      { name: 'Drowned Jungle', manaCost: '', typeLine: 'Land', colors: [] },
    ]),
    known: 'Drowner of Truth // Drowned Jungle: {5}{G/U}{G/U}; creature; modalLand; colorless',
  },
  {
    name: 'modal: a land on both sides',
    described: printingOf('modal_dfc', [
      { name: 'Branchloft Pathway', manaCost: '', typeLine: 'Land', colors: [] },
      { name: 'Boulderloft Pathway', manaCost: '', typeLine: 'Land', colors: [] },
    ]),
    known: 'Branchloft Pathway // Boulderloft Pathway: no cost; land; modalLand',
  },
  {
    name: 'flip: as it stands upright',
    described: printingOf(
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
    known: 'Akki Lavarunner // Tok-Tok, Volcano Born: {3}{R}; creature; flip',
  },
  {
    name: 'adventure: neither its cost nor its type',
    described: printingOf(
      'adventure',
      [
        { name: 'Questing Druid', manaCost: '{1}{G}', typeLine: 'Creature — Human Druid' },
        { name: 'Seek the Beast', manaCost: '{1}{R}', typeLine: 'Instant — Adventure' },
      ],
      { manaCost: '{1}{G} // {1}{R}', colors: ['G'] },
    ),
    known: 'Questing Druid // Seek the Beast: {1}{G}; creature; other',
  },
  {
    name: 'prototype: the cost of the whole card',
    described: printing('Phyrexian Fleshgorger', {
      layout: 'prototype',
      manaCost: '{7}',
      typeLine: 'Artifact Creature — Phyrexian Wurm',
      colors: [],
    }),
    known: 'Phyrexian Fleshgorger: {7}; artifact creature; other',
  },
  {
    name: 'meld',
    described: printing('Gisela, the Broken Blade', {
      layout: 'meld',
      manaCost: '{2}{W}{W}',
      typeLine: 'Legendary Creature — Angel Horror',
      colors: ['W'],
    }),
    known: 'Gisela, the Broken Blade: {2}{W}{W}; creature; doubleFaced',
  },
  {
    name: 'the same card on both sides is called so once',
    described: printingOf('reversible_card', [propaganda, propaganda], { typeLine: undefined }),
    known: 'Propaganda: {2}{U}; enchantment; normal',
  },
  {
    name: 'the same card on both sides has the indicator of one',
    described: printingOf('reversible_card', [dryadArbor, dryadArbor], { typeLine: undefined }),
    known: 'Dryad Arbor: no cost; creature land; normal; indicator G',
  },
  {
    name: 'a cost that the rules do not know says nothing about its colors',
    described: littleGirl,
    known: 'Little Girl: {HW}; creature; normal',
  },
  {
    name: 'missing colors are not read as colorless',
    described: { ...eldraziSkyspawner, colors: undefined },
    known: 'Eldrazi Skyspawner: {2}{U}; creature; normal',
  },
];

for (const { name, described, known } of situations) {
  test(`known: ${name}`, () => {
    assert.is(describeCard(knownOf(described)), known);
  });
}

test('no card has been played as a land before its list was read', () => {
  for (const { described } of situations) assert.is(knownOf(described).card.wasPlayedAsLand, false);
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
  for (const rarity of rarities) assert.is(knownOf({ ...grizzlyBears, rarity }).rarity, rarity);
  for (const rarity of ['special', 'bonus', '']) {
    assert.is(knownOf({ ...grizzlyBears, rarity }).rarity, null);
  }
});

const forestInRussian = printing('Forest', { language: 'ru', printedName: 'Лес' });
const fireInRussian = { ...fire, printedName: 'Огонь' };
const iceInRussian = { ...ice, printedName: 'Лёд' };
const inRussian = { language: 'ru' };

const russianNames: readonly {
  readonly name: string;
  readonly described: CardPrinting;
  readonly russianName: string | null;
}[] = [
  { name: 'of a Russian printing', described: forestInRussian, russianName: 'Лес' },
  {
    name: 'not of a printing in another language',
    described: { ...forestInRussian, language: 'de', printedName: 'Wald' },
    russianName: null,
  },
  {
    name: 'not of a Russian printing without one',
    described: { ...forestInRussian, printedName: undefined },
    russianName: null,
  },
  {
    name: 'of both faces',
    described: printingOf('split', [fireInRussian, iceInRussian], inRussian),
    russianName: 'Огонь // Лёд',
  },
  {
    name: 'not of one face without the other',
    described: printingOf('split', [fireInRussian, ice], inRussian),
    russianName: null,
  },
  {
    name: 'of the whole before that of its faces',
    described: printingOf('split', [fireInRussian, iceInRussian], { ...inRussian, printedName: 'Огонь/Лёд' }),
    russianName: 'Огонь/Лёд',
  },
  {
    name: 'once where the same card is on both sides',
    described: printingOf(
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

for (const { name, described, russianName } of russianNames) {
  test(`Russian name: ${name}`, () => {
    assert.is(knownOf(described).russianName, russianName);
  });
}

test('the rules take its cost and faces', () => {
  assert.equal(characteristicsOf(knownOf(grizzlyBears)), cardCosting('1G'));
  assert.equal(
    characteristicsOf(knownOf(fireAndIce)),
    cardCosting('1R // 1U', { types: ['instant'], layout: 'split' }),
  );
  assert.equal(characteristicsOf(knownOf(forestInRussian)), cardCosting('', { types: [] }));
});

test('the rules take the colors of its card data', () => {
  for (const { described } of situations) {
    const given = described.faces[0]?.colors ?? described.colors;
    const card = characteristicsOf(knownOf(described));
    if (!given || 'mistake' in card) continue;
    assert.equal(
      colorsOfCard(card),
      colors.filter((color) => given.includes(color)),
      described.name,
    );
  }
});

test('half a mana is reported as unreadable', () => {
  assert.equal(characteristicsOf(knownOf(littleGirl)), { mistake: 'unknownSymbol', from: 0, to: 4 });
});

const keys: readonly (readonly [name: string, key: string])[] = [
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

for (const [name, key] of keys) {
  test(`key: “${name}” is “${key}”`, () => {
    assert.is(nameKey(name), key);
  });
}

const calledInLists: readonly {
  readonly name: string;
  readonly names: Pick<KnownCard, 'name' | 'russianName'>;
  readonly called: readonly string[];
}[] = [
  {
    name: 'its name',
    names: { name: 'Grizzly Bears', russianName: null },
    called: ['grizzly bears'],
  },
  {
    name: 'its name in both languages',
    names: { name: 'Forest', russianName: 'Лес' },
    called: ['forest', 'лес'],
  },
  {
    name: 'both halves together and alone, in both languages',
    names: { name: 'Fire // Ice', russianName: 'Огонь // Лёд' },
    called: ['fire // ice', 'fire', 'ice', 'огонь // лед', 'огонь', 'лед'],
  },
  {
    name: 'a name that is not translated, once',
    names: { name: 'Æther Vial', russianName: 'Aether Vial' },
    called: ['aether vial'],
  },
];

for (const { name, names, called } of calledInLists) {
  test(`name in lists: ${name}`, () => {
    assert.equal(nameKeysOf(names), called);
  });
}

test('the later printing wins, and a Russian name remains until there is another', () => {
  const english = knownOf({ ...grizzlyBears, rarity: 'uncommon' });
  const russian = knownOf({ ...grizzlyBears, language: 'ru', printedName: 'Медведи' });
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
      const same = [name.toUpperCase(), name.toLowerCase(), name.normalize('NFC'), name.normalize('NFD')];
      for (const spelling of [...same, ` ${name}\t`]) assert.is(nameKey(spelling), nameKey(name));
    }),
    RUNS,
  );
});

test('the keys of a card are all its names, each once, its full name first', () => {
  fc.assert(
    fc.property(cardNames, fc.option(anyText), (name, russianName) => {
      const called = nameKeysOf({ name, russianName });
      assert.is(called[0], nameKey(name));
      assert.is(new Set(called).size, called.length);
      for (const key of called) {
        assert.is(nameKey(key), key);
        assert.is.not(key, '');
      }
    }),
    RUNS,
  );
});

test.run();
