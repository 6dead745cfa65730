import { createSettings } from '../../../src/session/settings';
import type { SavedSettings } from '../../../src/storage/saved-settings';
import type { SettingsStore } from '../../../src/storage/settings';
import { gate, moments } from '../../support/live-tables';
import { assert, suite } from '../../support/suite';

const test = suite('settings');

const rejections: unknown[] = [];
const notice = (reason: unknown) => rejections.push(reason);
test.before(() => {
  process.on('unhandledRejection', notice);
});
test.after(() => {
  process.off('unhandledRejection', notice);
});

interface Shelf extends SettingsStore {
  readonly written: SavedSettings[];
}

function shelfWith(stored: Partial<SavedSettings>): Shelf {
  const written: SavedSettings[] = [];
  return {
    written,
    read: async () => stored,
    write: async (settings) => {
      written.push(settings);
    },
  };
}

const noHint = { language: null, theme: 'phone', facing: 'one', panels: 'twoSides', die: 'app' } as const;
const standard: SavedSettings = {
  ...noHint,
  keepAwake: true,
  vibrates: true,
  firstView: 'picture',
  pictureTurns: 0,
  newGame: null,
  regulars: [],
  lands: null,
  rulebook: null,
  landList: null,
  draft: null,
  sharedDeck: null,
  clock: null,
};

test('before anything was chosen the app is as it comes', async () => {
  const shelf = shelfWith({});
  const settings = createSettings({
    store: () => Promise.resolve(shelf),
    firstLook: noHint,
    phoneLanguage: null,
  });
  await moments(2);
  assert.equal(settings.values.peek(), standard);
  assert.is(settings.language.peek(), 'en');
  assert.equal(shelf.written, [], 'reading writes nothing');
});

test('the first look holds until storage is open, then what is stored', async () => {
  const opening = gate();
  const shelf = shelfWith({ theme: 'light', facing: 'four' });
  const firstLook = {
    language: 'ru',
    theme: 'dark',
    facing: 'two',
    panels: 'upright',
    die: 'table',
  } as const;
  const settings = createSettings({
    store: () => opening.opened.then(() => shelf),
    firstLook,
    phoneLanguage: 'en',
  });
  assert.equal(settings.values.peek(), { ...standard, ...firstLook });
  assert.is(settings.language.peek(), 'ru');
  opening.open();
  await moments(2);
  assert.equal(settings.values.peek(), { ...standard, ...firstLook, theme: 'light', facing: 'four' });
});

test('the phone’s language is spoken until another is chosen', async () => {
  const store = async () => shelfWith({});
  const settings = createSettings({ store, firstLook: noHint, phoneLanguage: 'ru' });
  assert.is(settings.language.peek(), 'ru');
  settings.change({ language: 'en' });
  assert.is(settings.language.peek(), 'en');
  settings.change({ language: null });
  assert.is(settings.language.peek(), 'ru');
  await moments(2);
});

test('a choice is shown at once and kept', async () => {
  const shelf = shelfWith({ facing: 'two' });
  const settings = createSettings({
    store: () => Promise.resolve(shelf),
    firstLook: noHint,
    phoneLanguage: null,
  });
  await moments(2);
  settings.change({ theme: 'dark' });
  assert.is(settings.values.peek().theme, 'dark');
  await moments(2);
  settings.change({ keepAwake: false });
  await moments(2);
  assert.equal(shelf.written.at(-1), { ...standard, facing: 'two', theme: 'dark', keepAwake: false });
});

test('a change made while storage is opening follows from what is stored', async () => {
  const opening = gate();
  const rulebook = { isBilingual: true, marked: ['901.9', '305.6'], lastRead: null };
  const shelf = shelfWith({ rulebook });
  const settings = createSettings({
    store: () => opening.opened.then(() => shelf),
    firstLook: noHint,
    phoneLanguage: null,
  });
  const empty = { isBilingual: false, marked: [], lastRead: null };
  settings.change((values) => ({ rulebook: { ...(values.rulebook ?? empty), lastRead: '901.1' } }));
  settings.change((values) => ({
    rulebook: { ...(values.rulebook ?? empty), marked: ['901.1', ...(values.rulebook ?? empty).marked] },
  }));
  assert.equal(settings.values.peek().rulebook, { ...empty, lastRead: '901.1', marked: ['901.1'] });
  opening.open();
  await moments(2);
  const expected = { ...rulebook, lastRead: '901.1', marked: ['901.1', '901.9', '305.6'] };
  assert.equal(settings.values.peek().rulebook, expected);
  assert.equal(shelf.written.at(-1)?.rulebook, expected);
});

test('a choice made while storage is opening wins over the stored one, alone', async () => {
  const opening = gate();
  const shelf = shelfWith({ theme: 'light', die: 'table', language: 'ru' });
  const settings = createSettings({
    store: () => opening.opened.then(() => shelf),
    firstLook: noHint,
    phoneLanguage: null,
  });
  settings.change({ theme: 'dark' });
  settings.change({ facing: 'four' });
  opening.open();
  await moments(3);
  const expected = { ...standard, theme: 'dark', facing: 'four', die: 'table', language: 'ru' };
  assert.equal(settings.values.peek(), expected);
  assert.equal(shelf.written.at(-1), expected);
});

test('a choice that cannot be written holds all the same', async () => {
  const shelf: SettingsStore = { read: async () => ({}), write: () => Promise.reject(new Error('full')) };
  const settings = createSettings({
    store: () => Promise.resolve(shelf),
    firstLook: noHint,
    phoneLanguage: null,
  });
  settings.change({ theme: 'dark' });
  await moments(3);
  assert.is(settings.values.peek().theme, 'dark');
  assert.equal(rejections.splice(0), []);
});

test('without storage choices hold, and no failure goes unattended', async () => {
  const refused: readonly Promise<SettingsStore>[] = [
    Promise.reject(new Error('forbidden')),
    Promise.resolve({ read: () => Promise.reject(new Error('torn')), write: async () => {} }),
  ];
  for (const store of refused) {
    const settings = createSettings({
      store: () => store,
      firstLook: { ...noHint, language: 'ru', theme: 'dark' },
      phoneLanguage: null,
    });
    await moments(3);
    assert.equal(settings.values.peek(), { ...standard, language: 'ru', theme: 'dark' });
    settings.change({ die: 'table' });
    await moments(3);
    assert.is(settings.values.peek().die, 'table');
  }
  assert.equal(
    rejections.splice(0).map((reason) => (reason as Error).message),
    [],
  );
});

test.run();
