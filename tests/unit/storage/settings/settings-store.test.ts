import 'fake-indexeddb/auto';
import type { SavedSettings } from '../../../../src/settings/saved-settings';
import { openDatabase } from '../../../../src/storage/database/database';
import {
  PENDING_CHANGE_PREFIX,
  pendingGroups,
  readPendingChanges,
  savePendingChanges,
} from '../../../../src/storage/pending/pending-changes';
import { parseSettings } from '../../../../src/storage/settings/settings-schema';
import {
  createSettingsStore,
  pendingOnlySettingsStore,
} from '../../../../src/storage/settings/settings-store';
import { toStoredForm } from '../../../../src/storage/stored-names/settings-and-card-names';
import { restoreGlobals } from '../../../support/fake-globals';
import { replaceLocalStorage } from '../../../support/fake-local-storage';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';

const test = suite('stored settings');

test.before.each(() => {
  replaceLocalStorage();
});

test.after.each(restoreGlobals);

const savedSettings: SavedSettings = {
  language: 'ru',
  theme: 'light',
  textFacing: 'four',
  panels: 'upright',
  die: 'table',
  keepAwake: false,
  vibrates: false,
  defaultCardView: 'text',
  pictureQuarterTurns: 3,
  isInstallHintSeen: true,
  areHintsOver: true,
  hintsSeen: ['die', 'swipe'],
  singleKeyShortcuts: false,
  lastReleaseNotesRead: '2026-11-22',
  lastNewGame: {
    seats: [
      { name: 'Юля', color: 3 },
      { name: '', color: 0 },
    ],
    startingLife: 40,
    startingSeat: 1,
    deck: 'OPC2',
    planarDecks: 'own',
  },
  regulars: [
    { name: 'Пятница', players: [{ name: 'Юля', color: 0x1_ff8800 }] },
    { name: '', players: [] },
  ],
  lands: {
    view: 'list',
    ruleSet: 'landlessMtg',
    houseRules: { colorlessArtifactMana: true, costColorsEverywhere: false, landsFromElsewhere: true },
    typedCost: '2W/U',
    name: 'Fire // Ice',
    typedName: 'lightning bo',
    card: {
      indicator: ['G'],
      colorAbility: 'colorless',
      types: ['artifact', 'creature'],
      layout: 'split',
      wasPlayedAsLand: true,
    },
    recipe: { size: 200, number: 123_456, from: 'list' },
  },
  rulebook: {
    isBilingual: true,
    bookmarks: ['901.9b', 'cube-1'],
    lastRead: '305.6',
    readBefore: ['cube-1'],
    size: 'largest',
  },
  pastedCardList: '4 Island\nSideboard\n2 Остров',
  newGameDraft: {
    seats: [
      { name: 'Anya', color: 4 },
      { name: '', color: 1 },
    ],
    startingLife: 30,
    startingSeat: null,
    deck: 'all',
  },
  randomDraft: { list: '4 Island', seed: [1, 2, 3, 4], deals: 2, players: 4, cardsPerPlayer: 45 },
  sharedDeckGame: {
    mode: 'double',
    players: 2,
    size: 28,
    steps: [
      { kind: 'mulligan', player: 1 },
      { kind: 'keep', player: 0 },
      { kind: 'keep', player: 1 },
      { kind: 'draw', player: 0, count: 15 },
      { kind: 'reshuffle', cards: 30 },
    ],
  },
  clock: {
    isShown: true,
    limit: { per: 'turn', minutes: 5 },
    playsSound: true,
    pauses: [
      { game: 'a game', from: 1_000, to: 2_000 },
      { game: 'another', from: 3_000, to: null },
    ],
  },
};

const { lastNewGame, lands, randomDraft, sharedDeckGame, clock } = savedSettings;
if (!lastNewGame || !lands || !randomDraft || !sharedDeckGame || !clock)
  throw new Error('a sample value is missing');

/** For every field, what it may not be. */
const unreadableValues: { readonly [Field in keyof SavedSettings]: readonly unknown[] } = {
  language: ['de', '', 0, undefined, ['ru']],
  theme: ['sepia', null, 1],
  textFacing: ['three', null, 2],
  panels: ['roundTable', null, 4],
  die: ['dealer', null, true],
  keepAwake: ['yes', 1, null],
  vibrates: ['softly', 12, null],
  defaultCardView: ['both', null, true],
  pictureQuarterTurns: [4, -1, 0.5, '1'],
  isInstallHintSeen: ['yes', 1, null],
  areHintsOver: ['yes', 1, null],
  hintsSeen: ['die', null, [1], ['x'.repeat(21)]],
  singleKeyShortcuts: ['yes', 1, null],
  lastReleaseNotesRead: [7, true, ['2026-11-22'], 'x'.repeat(41)],
  newGameDraft: [{}, { ...lastNewGame, startingLife: Number.NaN }],
  lastNewGame: [
    'again',
    {},
    [],
    { ...lastNewGame, seats: lastNewGame.seats.slice(1) },
    { ...lastNewGame, seats: Array.from({ length: 13 }, () => ({ name: '', color: 0 })) },
    { ...lastNewGame, seats: [{ name: 1, color: 1 }, ...lastNewGame.seats] },
    { ...lastNewGame, seats: [{ name: 'x'.repeat(201), color: 1 }, ...lastNewGame.seats] },
    { ...lastNewGame, seats: [{ name: '', color: 0.5 }, ...lastNewGame.seats] },
    { ...lastNewGame, startingLife: '40' },
    { ...lastNewGame, startingLife: 40.5 },
    { ...lastNewGame, startingSeat: 'first' },
    { ...lastNewGame, startingSeat: undefined },
    { ...lastNewGame, deck: null },
    { ...lastNewGame, deck: 'x'.repeat(101) },
    { ...lastNewGame, planarDecks: 'borrowed' },
    { ...lastNewGame, planarDecks: null },
    { ...lastNewGame, planarDecks: 'map' },
    { ...lastNewGame, teams: 'two' },
    { ...lastNewGame, teamSharing: true },
    { ...lastNewGame, seats: [{ name: '', color: 1, team: 'red' }, ...lastNewGame.seats] },
    { ...lastNewGame, houseRules: { blankIsChaos: 1 } },
    { ...lastNewGame, houseRules: { blankIsChaos: false, chaosFaces: 3, freeRolls: 1 } },
  ],
  regulars: [null, {}, 'Ann', 7],
  rulebook: [[], 'open', 7],
  pastedCardList: [4, ['4 Island'], 'x'.repeat(200_001)],
  lands: [
    { ...lands, view: 'rules' },
    { ...lands, name: 7 },
    { ...lands, typedName: 7 },
    'cube',
    [],
    { ...lands, ruleSet: 'none' },
    { ...lands, houseRules: {} },
    { ...lands, typedCost: 7 },
    { ...lands, typedCost: 'W'.repeat(301) },
    { ...lands, card: { ...lands.card, types: ['vanguard'] } },
    { ...lands, card: { ...lands.card, indicator: ['C'] } },
    { ...lands, card: { ...lands.card, layout: 'meld' } },
    { ...lands, recipe: { size: 200, number: 1_000_000 } },
    { ...lands, recipe: { size: 200, number: 1, from: 'hat' } },
  ],
  randomDraft: [
    '4 Island',
    { ...randomDraft, seed: [1, 2, 3] },
    { ...randomDraft, seed: [1, 2, 3, -4] },
    { ...randomDraft, deals: 51 },
    { ...randomDraft, players: 0 },
    { ...randomDraft, cardsPerPlayer: 301 },
    { ...randomDraft, list: 'x'.repeat(200_001) },
  ],
  sharedDeckGame: [
    'double',
    { ...sharedDeckGame, mode: 'triple' },
    { ...sharedDeckGame, players: 1 },
    { ...sharedDeckGame, steps: [{ kind: 'peek', player: 0 }] },
    { ...sharedDeckGame, steps: [{ kind: 'draw', player: 0, count: 0 }] },
    { ...sharedDeckGame, steps: [{ kind: 'reshuffle', cards: -1 }] },
  ],
  clock: [
    'chess',
    { ...clock, isShown: 1 },
    { ...clock, limit: { per: 'game', minutes: 5 } },
    { ...clock, limit: { per: 'turn', minutes: 0 } },
    { ...clock, limit: { per: 'turn', minutes: 1.5 } },
    { ...clock, pauses: null },
    { ...clock, pauses: [{ game: 'a game', from: '1', to: null }] },
    { ...clock, pauses: Array.from({ length: 1001 }, () => ({ game: 'a game', from: 1, to: null })) },
  ],
};

async function open() {
  const database = await openDatabase(freshDatabaseName());
  return { database, store: createSettingsStore(database) };
}

test('nothing is stored before anything was chosen', async () => {
  const { store } = await open();
  assert.equal(await store.read(), {});
});

test('settings are read as they were last written', async () => {
  const { store } = await open();
  await store.write({ ...savedSettings, theme: 'dark', lastNewGame: null });
  await store.write(savedSettings);
  assert.equal(await store.read(), savedSettings);
});

for (const field of Object.keys(unreadableValues) as (keyof SavedSettings)[]) {
  test(`an unreadable ${field} affects only itself`, async () => {
    const { [field]: _, ...others } = savedSettings;
    for (const invalid of unreadableValues[field]) {
      assert.equal(parseSettings({ ...savedSettings, [field]: invalid }), others, JSON.stringify(invalid));
    }
    const { database, store } = await open();
    await database
      .table('settings')
      .put({ key: 'settings', value: toStoredForm({ ...savedSettings, [field]: Number.NaN }) });
    assert.equal(await store.read(), others);
  });
}

test('an invalid group or player affects only itself, and so does one too many', async () => {
  const ann = { name: 'Ann', color: 3 };
  const friday = { name: 'Friday', players: [ann] };
  const repeated = <Item>(length: number, item: Item) => Array.from({ length }, () => item);
  for (const [invalid, readable] of [
    [['Ann', friday, { name: 'Monday' }, { name: 7, players: [] }], [friday]],
    [[{ ...friday, players: ['Bo', ann, { name: 'Cy', color: 'red' }] }], [friday]],
    [
      [{ ...friday, players: repeated(101, ann) }, friday],
      [{ ...friday, players: repeated(100, ann) }, friday],
    ],
    [repeated(51, friday), repeated(50, friday)],
  ]) {
    assert.equal(parseSettings({ regulars: invalid, die: 'app' }), { regulars: readable, die: 'app' });
  }
  const { database, store } = await open();
  const value = toStoredForm({ ...savedSettings, regulars: repeated(51, friday) });
  await database.table('settings').put({ key: 'settings', value });
  for (let times = 0; times < 2; times++)
    assert.equal(await store.read(), { ...savedSettings, regulars: repeated(50, friday) });
  assert.is(await database.table('damaged').count(), 1);
});

test('one invalid rulebook setting affects only itself', async () => {
  const rulebookSettings = {
    isBilingual: true,
    bookmarks: ['901.9', 'cube-1'],
    lastRead: '305.6',
    size: 'large',
  } as const;
  const { size, ...settingsWithoutSize } = rulebookSettings;
  for (const [invalid, readable] of [
    [{ isBilingual: 'yes' }, { ...rulebookSettings, isBilingual: false }],
    [{ bookmarks: ['901.9', 7, 'x'.repeat(101), 'cube-1'] }, rulebookSettings],
    [{ bookmarks: 'all' }, { ...rulebookSettings, bookmarks: [] }],
    [{ lastRead: 7 }, { ...rulebookSettings, lastRead: null }],
    [{ readBefore: ['cube-1', 7] }, { ...rulebookSettings, readBefore: ['cube-1'] }],
    [{ readBefore: 'all' }, { ...rulebookSettings, readBefore: [] }],
    [
      { readBefore: ['1', '2', '3', '4', '5', '6'] },
      { ...rulebookSettings, readBefore: ['1', '2', '3', '4', '5'] },
    ],
    [{ size: 'huge' }, settingsWithoutSize],
  ]) {
    assert.equal(parseSettings({ rulebook: { ...rulebookSettings, ...invalid } }), { rulebook: readable });
  }
  const { database, store } = await open();
  const value = toStoredForm({ ...savedSettings, rulebook: { ...rulebookSettings, size: 7 } });
  await database.table('settings').put({ key: 'settings', value });
  for (let times = 0; times < 2; times++)
    assert.equal(await store.read(), { ...savedSettings, rulebook: settingsWithoutSize });
  assert.equal(
    (await database.table('damaged').toArray()).map(({ settings }) => settings),
    [{ rulebook: value.rulebook }],
  );
});

test('unreadable data is set aside once, and the rest remains', async () => {
  // What is typed lies in rows of its own.
  const { lands, pastedCardList, randomDraft, sharedDeckGame, rulebook, newGameDraft, ...choices } =
    savedSettings;
  const invalid = { ...choices, theme: 7 };
  const { theme: _, ...others } = choices;
  for (const [value, readable] of [
    [invalid, others],
    ['scrambled eggs', {}],
    [[1, 2, 3], {}],
    [[], {}],
  ]) {
    const { database, store } = await open();
    await database.table('settings').put({ key: 'settings', value });
    assert.equal(await store.read(), readable);
    assert.equal(await store.read(), readable);
    assert.equal(
      (await database.table('damaged').toArray()).map(({ settings }) => settings),
      [value],
    );
  }
  const { database, store } = await open();
  await store.write(savedSettings);
  await store.read();
  assert.is(await database.table('damaged').count(), 0);
});

test('settings and words of a later version stay until something else is chosen', async () => {
  const { database, store } = await open();
  const later = { theme: 'sepia', die: 'dealer', font: { colour: 'large' } };
  const lands = { ...savedSettings.lands, ruleSet: 'landlessToo' };
  await database.table('settings').put({ key: 'settings', value: { ...later, facing: 'four' } });
  await database.table('settings').put({ key: 'lands', value: lands });
  const before = await database.settings.toArray();
  for (let times = 0; times < 2; times++) assert.equal(await store.read(), { textFacing: 'four' });
  assert.equal(await database.settings.toArray(), before, 'reading writes nothing');
  await store.write({ ...savedSettings, theme: 'phone', die: 'app', textFacing: 'two' }, ['textFacing']);
  await store.write({ ...savedSettings, theme: 'phone', die: 'table', textFacing: 'two' }, ['die']);
  assert.equal(await database.settings.toArray(), [
    { key: 'lands', value: lands },
    { key: 'settings', value: { ...later, facing: 'two', die: 'table' } },
  ]);
  assert.is(await database.table('damaged').count(), 0);
});

test('words of a later version stay beside what is damaged', async () => {
  const { database, store } = await open();
  const value = { theme: 'sepia', keepAwake: 'yes', die: 'table' };
  await database.table('settings').put({ key: 'settings', value });
  assert.equal(await store.read(), { die: 'table' });
  assert.equal(await database.settings.toArray(), [
    { key: 'settings', value: { theme: 'sepia', die: 'table' } },
  ]);
  assert.is(await database.table('damaged').count(), 1);
});

test('only rows with changes are written', async () => {
  const { database, store } = await open();
  await store.write(savedSettings);
  const keys = ['draft', 'landList', 'lands', 'nextGame', 'rulebook', 'settings', 'sharedDeck'];
  assert.equal(await database.settings.toCollection().primaryKeys(), keys);
  const untouched = keys.map((key) => ({ key, value: 'untouched' }));
  const takeWrittenKeys = async () => {
    const rows = (await database.settings.toArray()) as typeof untouched;
    await database.settings.bulkPut(untouched);
    return rows.flatMap(({ key, value }) => (value === 'untouched' ? [] : [key]));
  };
  await takeWrittenKeys();
  await store.write({ ...savedSettings, pastedCardList: '1 Forest' }, ['pastedCardList']);
  assert.equal(await takeWrittenKeys(), ['landList']);
  await store.write({ ...savedSettings, theme: 'dark', randomDraft: null }, ['theme', 'randomDraft']);
  assert.equal(await takeWrittenKeys(), ['draft', 'settings']);
  await store.write({ ...savedSettings, theme: 'dark', randomDraft: null });
  assert.equal(await store.read(), { ...savedSettings, theme: 'dark', randomDraft: null });
});

test('nullable values are read when they are null', () => {
  const empty = { language: null, lastNewGame: null };
  assert.equal(parseSettings({ ...savedSettings, ...empty }), { ...savedSettings, ...empty });
  assert.equal(parseSettings({ newGame: { ...lastNewGame, startingSeat: null } }), {
    lastNewGame: { ...lastNewGame, startingSeat: null },
  });
});

test('seats with which no game can be saved are dropped', () => {
  const [first, second] = lastNewGame.seats;
  const invalid = { ...lastNewGame, seats: [{ ...first, color: -1 }, second] };
  assert.equal(parseSettings({ newGame: invalid }), {});
});

test('data that is not a settings row counts as missing', async () => {
  for (const invalid of [null, undefined, 0, 'dark', [], ['dark'], true])
    assert.equal(parseSettings(invalid), {});
  const { database, store } = await open();
  await database.table('settings').put({ key: 'settings' });
  assert.equal(await store.read(), {});
});

test('fields of another version, or of every object, are ignored', () => {
  const foreign = JSON.parse(
    '{"__proto__": {"theme": "dark"}, "toString": "x", "font": "large", "die": "app"}',
  );
  const read = parseSettings(foreign);
  assert.equal(Object.keys(read), ['die']);
  assert.is(read.theme, undefined);
});

test('what a closing page kept is stored when the settings are read, unless it was changed since', async () => {
  const store = createSettingsStore(await openDatabase(freshDatabaseName()));
  await store.write(savedSettings);
  savePendingChanges(
    pendingGroups.settings,
    new Map<string, unknown>([
      ['theme', 'dark'],
      ['landList', '4 Shock'],
      ['die', 'app'],
      ['facing', 'a word of a later version'],
    ]),
  );
  await store.write({ ...savedSettings, die: 'table' }, ['die']);
  const expected = { ...savedSettings, theme: 'dark', pastedCardList: '4 Shock' };
  assert.equal(await store.read(), expected);
  assert.equal([...readPendingChanges(pendingGroups.settings).keys()], ['facing'], 'it stays for an update');
  assert.equal(await store.read(), expected);
});

test('what was never chosen is not stored, so that a backup can fill it in', async () => {
  const database = await openDatabase(freshDatabaseName());
  const rows = () => database.settings.toArray();
  const first = createSettingsStore(database);
  await first.read();
  await first.write({ ...savedSettings, theme: 'dark' }, ['theme']);
  assert.equal(await rows(), [{ key: 'settings', value: { theme: 'dark' } }]);
  const second = createSettingsStore(database);
  await second.read();
  await second.write({ ...savedSettings, theme: 'dark', die: 'table' }, ['die']);
  assert.equal(await rows(), [{ key: 'settings', value: { die: 'table', theme: 'dark' } }]);
});

test('what a tab changes beside a database of a later version is stored by that version', async () => {
  const store = createSettingsStore(await openDatabase(freshDatabaseName()));
  await store.write(savedSettings);
  await pendingOnlySettingsStore.write({ ...savedSettings, theme: 'dark', die: 'table' }, ['theme']);
  assert.equal(await store.read(), { ...savedSettings, theme: 'dark' });
});

test('damaged or foreign text in the place of kept settings changes nothing', async () => {
  const store = createSettingsStore(await openDatabase(freshDatabaseName()));
  await store.write(savedSettings);
  for (const [field, text] of Object.entries({
    theme: '{"value":"da',
    facing: '"four"',
    lands: '{"value":{"piles":"many"}}',
    toString: '{"value":"x"}',
    ['__proto__']: '{"value":{"theme":"dark"}}',
  }))
    localStorage.setItem(`${PENDING_CHANGE_PREFIX}${pendingGroups.settings}.${field}`, text);
  assert.equal(await store.read(), savedSettings);
});

test.run();
