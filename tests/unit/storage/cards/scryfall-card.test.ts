import fc from 'fast-check';
import type { CardPrinting, PrintedFace } from '../../../../src/rules/landless/known-card';
import { readCardPage, readCardPrinting } from '../../../../src/storage/cards/scryfall-card';
import { assert, suite } from '../../../support/suite';

const test = suite('card data');

/** Of what Scryfall says of every printing, some that nobody looks at here. */
const passedOver = {
  id: 'e3285e6b-3e79-4d7c-bf96-d920f973b122',
  oracle_id: '4457ed35-7c10-48c8-9776-456485fdf070',
  multiverse_ids: [442130],
  released_at: '2018-03-16',
  uri: 'https://api.scryfall.com/cards/e3285e6b-3e79-4d7c-bf96-d920f973b122',
  image_uris: { small: 'https://cards.scryfall.io/small/front/e/3/e3285e6b.jpg' },
  cmc: 1.0,
  color_identity: ['R'],
  keywords: [],
  legalities: { standard: 'not_legal', modern: 'legal' },
  prices: { usd: '1.05', eur: null },
  reserved: false,
};

const bolt = {
  object: 'card',
  ...passedOver,
  name: 'Lightning Bolt',
  lang: 'en',
  layout: 'normal',
  mana_cost: '{R}',
  type_line: 'Instant',
  oracle_text: 'Lightning Bolt deals 3 damage to any target.',
  colors: ['R'],
  rarity: 'uncommon',
};

const describedBolt: CardPrinting = {
  name: 'Lightning Bolt',
  printedName: undefined,
  manaCost: '{R}',
  typeLine: 'Instant',
  colors: ['R'],
  indicator: undefined,
  language: 'en',
  layout: 'normal',
  rarity: 'uncommon',
  faces: [],
};

const undefinedFaceFields: Omit<PrintedFace, 'name'> = {
  printedName: undefined,
  manaCost: undefined,
  typeLine: undefined,
  colors: undefined,
  indicator: undefined,
};

const printings: readonly (readonly [description: string, data: object, described: CardPrinting])[] = [
  ['a card of one face', bolt, describedBolt],
  [
    'a Russian printing',
    {
      ...bolt,
      lang: 'ru',
      printed_name: 'Удар Молнии',
      printed_type_line: 'Мгновенное заклинание',
      printed_text: 'Удар Молнии наносит 3 повреждения любой цели.',
    },
    { ...describedBolt, language: 'ru', printedName: 'Удар Молнии' },
  ],
  [
    'a split card, whose faces have no colors',
    {
      object: 'card',
      ...passedOver,
      name: 'Fire // Ice',
      lang: 'en',
      layout: 'split',
      mana_cost: '{1}{R} // {1}{U}',
      type_line: 'Instant // Instant',
      colors: ['R', 'U'],
      rarity: 'uncommon',
      card_faces: [
        { object: 'card_face', name: 'Fire', mana_cost: '{1}{R}', type_line: 'Instant', artist: 'Dan Scott' },
        { object: 'card_face', name: 'Ice', mana_cost: '{1}{U}', type_line: 'Instant' },
      ],
    },
    {
      ...undefinedFaceFields,
      name: 'Fire // Ice',
      manaCost: '{1}{R} // {1}{U}',
      typeLine: 'Instant // Instant',
      colors: ['R', 'U'],
      language: 'en',
      layout: 'split',
      rarity: 'uncommon',
      faces: [
        { ...undefinedFaceFields, name: 'Fire', manaCost: '{1}{R}', typeLine: 'Instant' },
        { ...undefinedFaceFields, name: 'Ice', manaCost: '{1}{U}', typeLine: 'Instant' },
      ],
    },
  ],
  [
    'a card with two faces, which has no cost and no colors as a whole',
    {
      object: 'card',
      ...passedOver,
      name: 'Delver of Secrets // Insectile Aberration',
      lang: 'ru',
      layout: 'transform',
      type_line: 'Creature — Human Wizard // Creature — Human Insect',
      rarity: 'common',
      card_faces: [
        {
          object: 'card_face',
          name: 'Delver of Secrets',
          printed_name: 'Изучающий Тайны',
          mana_cost: '{U}',
          type_line: 'Creature — Human Wizard',
          colors: ['U'],
          power: '1',
        },
        {
          object: 'card_face',
          name: 'Insectile Aberration',
          printed_name: 'Инсектоидная Аберрация',
          mana_cost: '',
          type_line: 'Creature — Human Insect',
          colors: ['U'],
          color_indicator: ['U'],
        },
      ],
    },
    {
      ...undefinedFaceFields,
      name: 'Delver of Secrets // Insectile Aberration',
      typeLine: 'Creature — Human Wizard // Creature — Human Insect',
      language: 'ru',
      layout: 'transform',
      rarity: 'common',
      faces: [
        {
          name: 'Delver of Secrets',
          printedName: 'Изучающий Тайны',
          manaCost: '{U}',
          typeLine: 'Creature — Human Wizard',
          colors: ['U'],
          indicator: undefined,
        },
        {
          name: 'Insectile Aberration',
          printedName: 'Инсектоидная Аберрация',
          manaCost: '',
          typeLine: 'Creature — Human Insect',
          colors: ['U'],
          indicator: ['U'],
        },
      ],
    },
  ],
  [
    'a land with a color indicator',
    {
      object: 'card',
      name: 'Dryad Arbor',
      lang: 'en',
      layout: 'normal',
      mana_cost: '',
      type_line: 'Land Creature — Forest Dryad',
      colors: ['G'],
      color_indicator: ['G'],
      rarity: 'uncommon',
    },
    {
      ...describedBolt,
      name: 'Dryad Arbor',
      manaCost: '',
      typeLine: 'Land Creature — Forest Dryad',
      colors: ['G'],
      indicator: ['G'],
    },
  ],
  [
    'a card without a color',
    { ...bolt, name: 'Ornithopter', mana_cost: '{0}', colors: [] },
    { ...describedBolt, name: 'Ornithopter', manaCost: '{0}', colors: [] },
  ],
  [
    'a card with five halves',
    {
      object: 'card',
      name: 'Who // What // When // Where // Why',
      layout: 'split',
      lang: 'en',
      rarity: 'rare',
      card_faces: ['Who', 'What', 'When', 'Where', 'Why'].map((name) => ({ name })),
    },
    {
      ...undefinedFaceFields,
      name: 'Who // What // When // Where // Why',
      layout: 'split',
      language: 'en',
      rarity: 'rare',
      faces: ['Who', 'What', 'When', 'Where', 'Why'].map((name) => ({ ...undefinedFaceFields, name })),
    },
  ],
  [
    'one of the longest names',
    {
      ...bolt,
      name: 'Our Market Research Shows That Players Like Really Long Card Names So We Made this Card',
    },
    {
      ...describedBolt,
      name: 'Our Market Research Shows That Players Like Really Long Card Names So We Made this Card',
    },
  ],
];

for (const [description, data, described] of printings) {
  test(`read: ${description}`, () => {
    assert.equal(readCardPrinting(data), described);
    assert.equal(readCardPrinting(JSON.parse(JSON.stringify(data))), described);
  });
}

const bare: CardPrinting = {
  ...undefinedFaceFields,
  name: 'Forest',
  language: 'en',
  layout: 'normal',
  rarity: '',
  faces: [],
};

test('a name is sufficient; the other defaults describe a normal card in English', () => {
  assert.equal(readCardPrinting({ object: 'card', name: 'Forest' }), bare);
});

const optional = [
  'printed_name',
  'mana_cost',
  'type_line',
  'colors',
  'color_indicator',
  'lang',
  'layout',
  'rarity',
  'card_faces',
];

test('every optional field may be null', () => {
  const nulls = Object.fromEntries(optional.map((field) => [field, null]));
  assert.equal(readCardPrinting({ object: 'card', name: 'Forest', ...nulls }), bare);
  const face = { name: 'Forest', ...nulls };
  const faces = [{ ...undefinedFaceFields, name: 'Forest' }];
  assert.equal(readCardPrinting({ object: 'card', name: 'Forest', card_faces: [face] }), { ...bare, faces });
});

const huge = 'x'.repeat(10_000);
const badWords: readonly unknown[] = [huge, 7, true, ['R'], { en: 'R' }];
const badColors: readonly unknown[] = ['R', 'RG', {}, 7, ['red'], ['C'], ['r'], [null], [['R']], [''], huge];
const manyColors = Array(6).fill('R');

const hostile: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  ['object', [undefined, null, '', 'card_face', 'list', 'error', 'set', ['card']]],
  ['name', [undefined, null, '', ...badWords]],
  ['printed_name', badWords],
  ['mana_cost', badWords],
  ['type_line', badWords],
  ['lang', badWords],
  ['layout', badWords],
  ['rarity', badWords],
  ['colors', [...badColors, manyColors]],
  ['color_indicator', [...badColors, manyColors]],
  [
    'card_faces',
    [
      'Fire // Ice',
      {},
      [null],
      ['Fire'],
      [{}],
      [{ name: '' }],
      [{ name: huge }],
      [{ name: 'Fire', mana_cost: 7 }],
      [{ name: 'Fire', colors: ['red'] }],
      [{ name: 'Fire' }, null],
      Array(11).fill({ name: 'Fire' }),
    ],
  ],
];

for (const [field, values] of hostile) {
  test(`no card: an invalid ${field}`, () => {
    for (const value of values) {
      assert.is(readCardPrinting({ ...bolt, [field]: value }), null, JSON.stringify(value)?.slice(0, 60));
    }
  });
}

test('no card: other data', () => {
  const values = [undefined, null, true, 7, 'Lightning Bolt', [], [bolt], {}, () => bolt, new Map(), huge];
  for (const value of values) assert.is(readCardPrinting(value), null, String(value).slice(0, 60));
});

test('prototype keys are ignored like any other unknown key', () => {
  const written = JSON.stringify({ ...bolt, constructor: { prototype: { polluted: 1 } }, toString: 'x' });
  const data = JSON.parse(written.replace(/^\{/, '{"__proto__": {"polluted": 1, "rarity": "mythic"}, '));
  assert.equal(readCardPrinting(data), describedBolt);
  assert.is(({} as { polluted?: unknown }).polluted, undefined);
  const hidden = JSON.parse('{"object": "card", "__proto__": {"name": "Lightning Bolt"}}');
  assert.is(readCardPrinting(hidden), null);
});

test('only known fields are returned', () => {
  const fields = Object.keys(describedBolt).sort();
  const faceFields = Object.keys({ name: '', ...undefinedFaceFields }).sort();
  const anything = fc.oneof(fc.anything(), fc.constantFrom('R', '{1}{R}', ['W'], [{ name: 'Fire' }]));
  const data = fc.record(
    {
      object: fc.constantFrom('card', 'card', 'card', 'list'),
      name: fc.oneof({ weight: 4, arbitrary: fc.string() }, { weight: 1, arbitrary: anything }),
      ...Object.fromEntries(optional.map((field) => [field, fc.option(anything, { freq: 1 })])),
      id: anything,
    },
    { requiredKeys: ['object', 'name'] },
  );
  fc.assert(
    fc.property(fc.oneof(data, fc.anything()), (found) => {
      const described = readCardPrinting(found);
      if (!described) return;
      assert.equal(Object.keys(described).sort(), fields);
      assert.ok(described.name.length > 0);
      for (const face of described.faces) assert.equal(Object.keys(face).sort(), faceFields);
      const { language, layout, rarity } = described;
      for (const words of [language, layout, rarity]) assert.type(words, 'string');
    }),
    { seed: 20_260_925, numRuns: 2_000, includeErrorInReport: true },
  );
});

const forest = { object: 'card', name: 'Forest' };

test('a page contains its cards in order, along with names that were not found', () => {
  const page = {
    object: 'list',
    not_found: [{ name: 'Blacker Lotus' }],
    has_more: false,
    data: [forest, bolt],
  };
  assert.equal(readCardPage(page), [bare, describedBolt]);
});

test('an empty page is valid', () => {
  assert.equal(readCardPage({ object: 'list', data: [] }), []);
});

test('entries that are not cards are skipped, and the others are read', () => {
  const data = [null, bolt, 'Forest', { ...bolt, name: 7 }, { object: 'set' }, forest, [forest], huge];
  assert.equal(readCardPage({ object: 'list', data }), [describedBolt, bare]);
});

const noPages: readonly (readonly [description: string, data: unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['words', 'list'],
  ['a bare array', [bolt]],
  ['an object of nothing', {}],
  ['a card', bolt],
  ['an error', { object: 'error', status: 429, details: 'Too many', data: [bolt] }],
  ['a list of nothing', { object: 'list' }],
  ['a list of null', { object: 'list', data: null }],
  ['a list that is none', { object: 'list', data: { 0: bolt, length: 1 } }],
  ['a list of no kind', { data: [bolt] }],
  ['more than is ever on a page', { object: 'list', data: Array(1_001).fill(bolt) }],
];

for (const [description, data] of noPages) {
  test(`no page: ${description}`, () => {
    assert.is(readCardPage(data), null);
  });
}

test.run();
