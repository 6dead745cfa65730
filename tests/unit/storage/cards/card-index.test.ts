import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { type KnownCard, mergeKnownCards, nameKeysOf } from '../../../../src/rules/landless/known-card';
import { nameKey } from '../../../../src/rules/landless/name-key';
import {
  type CardIndexRow,
  type CardIndexStore,
  openCardIndex,
} from '../../../../src/storage/cards/card-index';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('card index');

function known(name: string, russianName: string | null = null, changes: Partial<KnownCard> = {}): KnownCard {
  return {
    name,
    russianName,
    manaCost: '{1}{R}',
    rarity: 'common',
    card: {
      indicator: [],
      colorAbility: 'none',
      types: ['instant'],
      layout: 'normal',
      wasPlayedAsLand: false,
    },
    ...changes,
  };
}

function row(card: KnownCard): CardIndexRow {
  return { key: nameKey(card.name), keys: nameKeysOf(card), card };
}

const joinNames = (earlier: CardIndexRow, later: CardIndexRow) =>
  row(mergeKnownCards(earlier.card, later.card));

async function add(store: CardIndexStore, ...cards: readonly KnownCard[]): Promise<void> {
  await store.add(cards.map(row), joinNames);
}

async function storeWith(...cards: readonly KnownCard[]): Promise<CardIndexStore> {
  const store = await openCardIndex(freshDatabaseName());
  await add(store, ...cards);
  return store;
}

/** A row as a later version, or nobody at all, may have written it. */
async function addRaw(name: string, rows: readonly unknown[]): Promise<void> {
  const database = await new Dexie(name).open();
  await database.table('cards').bulkPut([...rows]);
  database.close();
}

async function namesFoundFor(store: CardIndexStore, ...keys: readonly string[]): Promise<readonly string[]> {
  return (await store.findByKeys(keys)).map(({ card }) => card.name);
}

async function namesWithPrefix(store: CardIndexStore, key: string, most = 8): Promise<readonly string[]> {
  return (await store.findByPrefix(key, most)).map(({ name }) => name);
}

const fireAndIce = known('Fire // Ice', 'Огонь // Лёд', {
  manaCost: '{1}{R} // {1}{U}',
  rarity: 'uncommon',
  card: {
    indicator: ['R', 'U'],
    colorAbility: 'allColors',
    types: ['instant', 'sorcery'],
    layout: 'split',
    wasPlayedAsLand: false,
  },
});
const bolt = known('Lightning Bolt', 'Удар Молнии');
const helix = known('Lightning Helix');

test('a new index is empty', async () => {
  const store = await storeWith();
  assert.is(await store.count(), 0);
  assert.equal(await store.findByKeys(['fire']), []);
  assert.equal(await store.findByKeys([]), []);
  assert.equal(await namesWithPrefix(store, 'f'), []);
});

test('a card is returned unchanged, by each of its keys', async () => {
  const store = await storeWith(fireAndIce, bolt);
  for (const card of [fireAndIce, bolt]) {
    for (const key of nameKeysOf(card)) assert.equal(await store.findByKeys([key]), [row(card)], key);
  }
  assert.equal(await store.findByKeys(['fir', 'fire //', 'ice // fire', 'молния']), []);
});

test('several cards are found at once, each once', async () => {
  const store = await storeWith(fireAndIce, bolt, helix);
  const foundNames = await namesFoundFor(store, 'огонь', 'fire', 'ice', 'no such card', 'удар молнии');
  assert.equal([...foundNames].sort(), ['Fire // Ice', 'Lightning Bolt']);
});

test('cards are found by the beginning of any name', async () => {
  const store = await storeWith(fireAndIce, bolt, helix);
  assert.equal(await namesWithPrefix(store, 'lightning'), ['Lightning Bolt', 'Lightning Helix']);
  assert.equal(await namesWithPrefix(store, 'lightning bolt'), ['Lightning Bolt']);
  for (const key of ['f', 'fire // i', 'ic', 'огонь', 'лед']) {
    assert.equal(await namesWithPrefix(store, key), ['Fire // Ice'], key);
  }
  for (const key of ['bolt', 'lightning bolts', 'молнии', '// ice']) {
    assert.equal(await namesWithPrefix(store, key), [], key);
  }
});

test('searching by beginning returns at most the wanted number, each card once', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Plan ${String.fromCharCode(97 + index)}`);
  const store = await storeWith(...names.map((name) => known(name)), known('Plant // Plan', 'Plane'));
  assert.equal(await namesWithPrefix(store, 'plan', 8), ['Plant // Plan', ...names.slice(0, 7)]);
  assert.is((await namesWithPrefix(store, 'plan', 100)).length, 31);
});

test('an added card is merged with the stored one', async () => {
  const store = await storeWith(known('Lightning Bolt', 'Удар Молнии'), helix);
  await add(store, known('Lightning Bolt', null, { rarity: 'uncommon' }), fireAndIce);
  assert.is(await store.count(), 3);
  const joined = known('Lightning Bolt', 'Удар Молнии', { rarity: 'uncommon' });
  assert.equal(await store.findByKeys(['удар молнии']), [row(joined)]);
});

test('keys added by a merge are found, and removed ones are not', async () => {
  const store = await storeWith(known('Lightning Bolt'));
  await add(store, known('Lightning Bolt', 'Молния'));
  assert.equal(await namesFoundFor(store, 'молния'), ['Lightning Bolt']);
  await add(store, known('Lightning Bolt', 'Удар Молнии'));
  assert.equal(await namesFoundFor(store, 'молния'), []);
  assert.equal(await namesFoundFor(store, 'удар молнии'), ['Lightning Bolt']);
});

test('only stored cards are merged, each with its own row', async () => {
  const store = await storeWith(bolt, helix);
  const joined: (readonly string[])[] = [];
  const rows = [known('Forest'), known('Lightning Helix'), known('Lightning Bolt')].map(row);
  await store.add(rows, (earlier, later) => {
    joined.push([earlier.card.name, later.card.name]);
    return later;
  });
  assert.equal(joined, [
    ['Lightning Helix', 'Lightning Helix'],
    ['Lightning Bolt', 'Lightning Bolt'],
  ]);
});

test('if one card cannot be added, none is', async () => {
  const store = await storeWith(bolt);
  const invalid = { ...row(helix), card: { ...helix, name: (() => 'Lightning Helix') as unknown as string } };
  const failure = await store.add([row(fireAndIce), invalid], joinNames).catch((error: unknown) => error);
  assert.instance(failure, Error);
  assert.is(await store.count(), 1);
});

test('adding nothing changes nothing', async () => {
  const store = await storeWith(bolt);
  await add(store);
  assert.is(await store.count(), 1);
});

const good = row(known('Odd'));
const unreadable: readonly (readonly [description: string, row: unknown])[] = [
  ['without a card', { key: 'odd', keys: ['odd'] }],
  ['with nothing for a card', { ...good, card: null }],
  ['without a name', { ...good, card: { ...good.card, name: '' } }],
  ['with a number for a name', { ...good, card: { ...good.card, name: 7 } }],
  ['with an endless name', { ...good, card: { ...good.card, name: 'x'.repeat(10_000) } }],
  ['with nothing about a Russian name', { ...good, card: { ...good.card, russianName: undefined } }],
  ['with an endless Russian name', { ...good, card: { ...good.card, russianName: 'я'.repeat(10_000) } }],
  ['with no cost', { ...good, card: { ...good.card, manaCost: null } }],
  ['of an unknown rarity', { ...good, card: { ...good.card, rarity: 'special' } }],
  [
    'with an unknown color',
    { ...good, card: { ...good.card, card: { ...good.card.card, indicator: ['C'] } } },
  ],
  [
    'of an unknown type',
    { ...good, card: { ...good.card, card: { ...good.card.card, types: ['dungeon'] } } },
  ],
  ['of an unknown layout', { ...good, card: { ...good.card, card: { ...good.card.card, layout: 'saga' } } }],
  ['without facts', { ...good, card: { ...good.card, card: undefined } }],
  ['with an odd key among its keys', { ...good, keys: ['odd', 7] }],
];

for (const [description, invalid] of unreadable) {
  test(`a row ${description} is skipped, and replaced by the next card added`, async () => {
    const name = freshDatabaseName();
    const store = await openCardIndex(name);
    await addRaw(name, [invalid]);
    await add(store, known('Oddity'));
    assert.equal(await namesFoundFor(store, 'odd', 'oddity'), ['Oddity']);
    assert.equal(await namesWithPrefix(store, 'odd'), ['Oddity']);
    await store.add([good], () => assert.unreachable() ?? good);
    assert.equal(await store.findByKeys(['odd']), [good]);
    assert.is(await store.count(), 2);
  });
}

test('rows that cannot be read do not end the reading of those after them', async () => {
  const name = freshDatabaseName();
  const store = await openCardIndex(name);
  await addRaw(
    name,
    ['a', 'b', 'c'].map((key) => ({ ...good, key, keys: 'none' })),
  );
  await add(store, bolt);
  assert.equal(
    (await store.readAfter(null, 2)).map(({ key }) => key),
    ['lightning bolt'],
  );
  assert.equal(await store.readAfter('lightning bolt', 2), []);
});

test('clearing removes everything, and cards can be added again', async () => {
  const store = await storeWith(bolt, fireAndIce);
  await store.clear();
  assert.is(await store.count(), 0);
  assert.equal(await namesFoundFor(store, 'lightning bolt', 'fire'), []);
  await add(store, bolt);
  assert.equal([await store.count(), await namesFoundFor(store, 'удар молнии')], [1, ['Lightning Bolt']]);
});

test('cards persist across restarts and tabs', async () => {
  const name = freshDatabaseName();
  const [one, other] = [await openCardIndex(name), await openCardIndex(name)];
  await add(one, bolt);
  assert.equal(await other.findByKeys(['удар молнии']), [row(bolt)]);
  assert.equal(await (await openCardIndex(name)).count(), 1);
  assert.is(await (await openCardIndex(freshDatabaseName())).count(), 0);
});

test('two tabs that add at the same time lose nothing', async () => {
  const name = freshDatabaseName();
  const [one, other] = [await openCardIndex(name), await openCardIndex(name)];
  await Promise.all([
    add(one, known('Lightning Bolt', 'Удар Молнии'), helix),
    add(other, known('Lightning Bolt'), fireAndIce),
  ]);
  assert.is(await one.count(), 3);
  assert.equal(await namesFoundFor(one, 'удар молнии'), ['Lightning Bolt']);
});

test('rejects if storage is forbidden', async () => {
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('not here', 'SecurityError');
  };
  const failure = await openCardIndex(freshDatabaseName()).catch((error: unknown) => error);
  indexedDB.open = open;
  assert.instance(failure, Error);
});

test.run();
