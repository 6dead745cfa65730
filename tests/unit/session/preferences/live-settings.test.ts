import { noOtherTabs } from '../../../../src/device/browser/tab-channel';
import { createSettings } from '../../../../src/session/preferences/live-settings';
import type { SavedSettings } from '../../../../src/settings/saved-settings';
import type { SettingsStore } from '../../../../src/storage/settings/settings-store';
import { gate, nextTasks } from '../../../support/headless-device';
import { assert, suite } from '../../../support/suite';

const test = suite('settings');

const rejections: unknown[] = [];
const notice = (reason: unknown) => rejections.push(reason);
test.before(() => {
  process.on('unhandledRejection', notice);
});
test.after(() => {
  process.off('unhandledRejection', notice);
});

interface MemorySettingsStore extends SettingsStore {
  readonly written: SavedSettings[];
  /** Which fields each of them was written for. */
  readonly changed: (readonly string[])[];
}

function createMemoryStore(stored: Partial<SavedSettings>): MemorySettingsStore {
  const written: SavedSettings[] = [];
  const changed: (readonly string[])[] = [];
  return {
    written,
    changed,
    read: async () => stored,
    write: async (settings, fields = []) => {
      written.push(settings);
      changed.push(fields);
    },
  };
}

const defaultFirstPaintSettings = {
  language: null,
  theme: 'phone',
  textFacing: 'one',
  panels: 'twoSides',
  die: 'app',
  isInstallHintSeen: false,
  areHintsOver: false,
  hintsSeen: [],
} as const;
const standard: SavedSettings = {
  ...defaultFirstPaintSettings,
  keepAwake: true,
  vibrates: true,
  defaultCardView: 'picture',
  pictureQuarterTurns: 0,
  singleKeyShortcuts: true,
  lastReleaseNotesRead: null,
  lastNewGame: null,
  newGameDraft: null,
  regulars: [],
  lands: null,
  rulebook: null,
  pastedCardList: null,
  randomDraft: null,
  sharedDeckGame: null,
  clock: null,
};

test('the defaults apply before anything was chosen', async () => {
  const memoryStore = createMemoryStore({});
  const settings = createSettings({
    openStore: () => Promise.resolve(memoryStore),
    firstPaintSettings: defaultFirstPaintSettings,
    phoneLanguage: null,
    tabChannel: noOtherTabs,
  });
  await nextTasks(2);
  assert.equal(settings.values.peek(), standard);
  assert.is(settings.language.peek(), 'en');
  assert.equal(memoryStore.written, [], 'reading writes nothing');
});

test('it tells which changes are not known to be stored, even before the store is open', async () => {
  const opening = gate();
  const writing = [gate(), gate()];
  let writes = 0;
  const store: SettingsStore = {
    read: async () => ({}),
    write: () => writing[writes++]?.opened ?? Promise.reject(new Error('full')),
  };
  const settings = createSettings({
    openStore: () => opening.opened.then(() => store),
    firstPaintSettings: defaultFirstPaintSettings,
    phoneLanguage: null,
    tabChannel: noOtherTabs,
  });
  const unsaved = () => [...settings.unsavedFields.keys()];
  settings.change({ theme: 'dark' });
  assert.equal(unsaved(), ['theme']);
  opening.open();
  await nextTasks(5);
  settings.change({ theme: 'light' });
  writing[0]?.open();
  await nextTasks(5);
  assert.equal(unsaved(), ['theme'], 'the later one is not stored yet');
  writing[1]?.open();
  await nextTasks(5);
  assert.equal(unsaved(), []);
  settings.change({ die: 'table' });
  await nextTasks(5);
  assert.equal(unsaved(), ['die'], 'it could not be stored');
});

test('the boot hints apply until the store is open, then the stored settings', async () => {
  const opening = gate();
  const memoryStore = createMemoryStore({ theme: 'light', textFacing: 'four' });
  const hinted = {
    language: 'ru',
    theme: 'dark',
    textFacing: 'two',
    panels: 'upright',
    die: 'table',
    isInstallHintSeen: true,
    areHintsOver: true,
    hintsSeen: ['die'],
  } as const;
  const settings = createSettings({
    openStore: () => opening.opened.then(() => memoryStore),
    firstPaintSettings: hinted,
    phoneLanguage: 'en',
    tabChannel: noOtherTabs,
  });
  assert.equal(settings.values.peek(), { ...standard, ...hinted });
  assert.is(settings.language.peek(), 'ru');
  opening.open();
  await nextTasks(2);
  assert.equal(settings.values.peek(), { ...standard, ...hinted, theme: 'light', textFacing: 'four' });
});

test('the phone’s language applies until another is chosen', async () => {
  const store = async () => createMemoryStore({});
  const settings = createSettings({
    openStore: store,
    firstPaintSettings: defaultFirstPaintSettings,
    phoneLanguage: 'ru',
    tabChannel: noOtherTabs,
  });
  assert.is(settings.language.peek(), 'ru');
  settings.change({ language: 'en' });
  assert.is(settings.language.peek(), 'en');
  settings.change({ language: null });
  assert.is(settings.language.peek(), 'ru');
  await nextTasks(2);
});

test('a change is shown at once and stored', async () => {
  const memoryStore = createMemoryStore({ textFacing: 'two' });
  const settings = createSettings({
    openStore: () => Promise.resolve(memoryStore),
    firstPaintSettings: defaultFirstPaintSettings,
    phoneLanguage: null,
    tabChannel: noOtherTabs,
  });
  await nextTasks(2);
  settings.change({ theme: 'dark' });
  assert.is(settings.values.peek().theme, 'dark');
  await nextTasks(2);
  settings.change({ keepAwake: false });
  await nextTasks(2);
  assert.equal(memoryStore.written.at(-1), {
    ...standard,
    textFacing: 'two',
    theme: 'dark',
    keepAwake: false,
  });
});

test('what is chosen in another tab applies here, except what is not stored yet', async () => {
  const stored: Partial<SavedSettings> = {};
  const heard: ((message: unknown) => void)[] = [];
  const openTab = () =>
    createSettings({
      openStore: async () => ({
        read: async () => ({ ...stored }),
        async write(settings, fields = []) {
          for (const field of fields) Object.assign(stored, { [field]: settings[field] });
        },
      }),
      firstPaintSettings: defaultFirstPaintSettings,
      phoneLanguage: null,
      tabChannel: {
        post: (message) => {
          for (const hear of heard) hear(message);
        },
        onMessage: (listener) => heard.push(listener),
      },
    });
  const [one, other] = [openTab(), openTab()];
  await nextTasks(2);
  one.change({ theme: 'dark', regulars: [{ name: 'us', players: [] }] });
  other.change({ theme: 'light' });
  await nextTasks(5);
  for (const { values } of [one, other]) {
    assert.equal(values.peek().regulars, [{ name: 'us', players: [] }]);
    assert.is(values.peek().theme, 'light');
  }
});

test('a change made while the store opens is based on the stored settings', async () => {
  const opening = gate();
  const rulebook = { isBilingual: true, bookmarks: ['901.9', '305.6'], lastRead: null };
  const memoryStore = createMemoryStore({ rulebook });
  const settings = createSettings({
    openStore: () => opening.opened.then(() => memoryStore),
    firstPaintSettings: defaultFirstPaintSettings,
    phoneLanguage: null,
    tabChannel: noOtherTabs,
  });
  const empty = { isBilingual: false, bookmarks: [], lastRead: null };
  settings.change((values) => ({ rulebook: { ...(values.rulebook ?? empty), lastRead: '901.1' } }));
  settings.change((values) => ({
    rulebook: {
      ...(values.rulebook ?? empty),
      bookmarks: ['901.1', ...(values.rulebook ?? empty).bookmarks],
    },
  }));
  assert.equal(settings.values.peek().rulebook, { ...empty, lastRead: '901.1', bookmarks: ['901.1'] });
  opening.open();
  await nextTasks(2);
  const expected = { ...rulebook, lastRead: '901.1', bookmarks: ['901.1', '901.9', '305.6'] };
  assert.equal(settings.values.peek().rulebook, expected);
  settings.flush();
  await nextTasks(2);
  assert.equal(memoryStore.written.at(-1)?.rulebook, expected);
});

test('drafts are written after a pause or when the page is hidden, without other settings', async () => {
  const memoryStore = createMemoryStore({});
  const settings = createSettings({
    openStore: () => Promise.resolve(memoryStore),
    firstPaintSettings: defaultFirstPaintSettings,
    phoneLanguage: null,
    tabChannel: noOtherTabs,
  });
  await nextTasks(2);
  for (const landList of ['4', '4 I', '4 Is']) settings.change({ pastedCardList: landList });
  await nextTasks(2);
  assert.equal(memoryStore.changed, [], 'a keystroke writes nothing');
  settings.change({ theme: 'dark' });
  await nextTasks(2);
  assert.equal(memoryStore.changed, [['theme']]);
  settings.flush();
  await nextTasks(2);
  assert.equal(memoryStore.changed, [['theme'], ['pastedCardList']]);
  assert.is(memoryStore.written.at(-1)?.pastedCardList, '4 Is');
  settings.flush();
  settings.change({ pastedCardList: '4 Island' });
  await new Promise((resume) => setTimeout(resume, 600));
  assert.equal(memoryStore.changed, [['theme'], ['pastedCardList'], ['pastedCardList']]);
  assert.is(memoryStore.written.at(-1)?.pastedCardList, '4 Island');
});

test('a change made while the store opens overrides only that stored setting', async () => {
  const opening = gate();
  const memoryStore = createMemoryStore({ theme: 'light', die: 'table', language: 'ru' });
  const settings = createSettings({
    openStore: () => opening.opened.then(() => memoryStore),
    firstPaintSettings: defaultFirstPaintSettings,
    phoneLanguage: null,
    tabChannel: noOtherTabs,
  });
  settings.change({ theme: 'dark' });
  settings.change({ textFacing: 'four' });
  opening.open();
  await nextTasks(3);
  const expected = { ...standard, theme: 'dark', textFacing: 'four', die: 'table', language: 'ru' };
  assert.equal(settings.values.peek(), expected);
  assert.equal(memoryStore.written.at(-1), expected);
});

test('a change that cannot be written still applies', async () => {
  const memoryStore: SettingsStore = {
    read: async () => ({}),
    write: () => Promise.reject(new Error('full')),
  };
  const settings = createSettings({
    openStore: () => Promise.resolve(memoryStore),
    firstPaintSettings: defaultFirstPaintSettings,
    phoneLanguage: null,
    tabChannel: noOtherTabs,
  });
  settings.change({ theme: 'dark' });
  await nextTasks(3);
  assert.is(settings.values.peek().theme, 'dark');
  assert.equal(rejections.splice(0), []);
});

test('without a store, changes apply and every failure is handled', async () => {
  const refused: readonly Promise<SettingsStore>[] = [
    Promise.reject(new Error('forbidden')),
    Promise.resolve({ read: () => Promise.reject(new Error('torn')), write: async () => {} }),
  ];
  for (const store of refused) {
    const settings = createSettings({
      openStore: () => store,
      firstPaintSettings: { ...defaultFirstPaintSettings, language: 'ru', theme: 'dark' },
      phoneLanguage: null,
      tabChannel: noOtherTabs,
    });
    await nextTasks(3);
    assert.equal(settings.values.peek(), { ...standard, language: 'ru', theme: 'dark' });
    settings.change({ die: 'table' });
    await nextTasks(3);
    assert.is(settings.values.peek().die, 'table');
  }
  assert.equal(
    rejections.splice(0).map((reason) => (reason as Error).message),
    [],
  );
});

test.run();
