import { noOtherTabs } from '../../../../src/device/browser/tab-channel';
import { createReleaseNews, type ReleaseNotes } from '../../../../src/session/app/release-news';
import { createSettings } from '../../../../src/session/preferences/live-settings';
import type { SavedSettings } from '../../../../src/settings/saved-settings';
import { nextTasks } from '../../../support/headless-device';
import { assert, suite } from '../../../support/suite';

const test = suite('release news');

const notes: readonly ReleaseNotes[] = ['2026-12-24', '2026-12-01', '2026-11-22'].map((id) => ({
  id,
  date: id,
  points: [{ en: id, ru: id }],
}));
const newGame = { seats: [], startingLife: 20, startingSeat: null, deck: 'random' };
const firstPaintSettings = {
  language: null,
  theme: 'phone',
  textFacing: 'one',
  panels: 'twoSides',
  die: 'app',
  isInstallHintSeen: false,
  areHintsOver: false,
  hintsSeen: [],
} as const;

/** The app with these choices stored, a moment after it was opened. */
async function open(stored: Partial<SavedSettings> | Error, isNewcomer = false) {
  const settings = createSettings({
    openStore: async () => ({
      read: async () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
      write: async () => {},
    }),
    firstPaintSettings: firstPaintSettings,
    phoneLanguage: null,
    tabChannel: noOtherTabs,
  });
  const releaseNews = createReleaseNews({ notes, settings, isNewcomer });
  const atFirst = releaseNews.unread.peek().length;
  await nextTasks(3);
  return {
    atFirst,
    markRead: releaseNews.markRead,
    unread: () => releaseNews.unread.peek().map(({ id }) => id),
    seen: () => settings.values.peek().lastReleaseNotesRead,
  };
}

test('nothing is new on a first visit, and the current notes count as read', async () => {
  const { unread, seen } = await open({}, true);
  assert.equal([unread(), seen()], [[], '2026-12-24']);
});

test('nothing is new if the first visit ended at once, or a first game was begun meanwhile', async () => {
  assert.equal((await open({})).unread(), []);
  assert.equal((await open({ lastNewGame: newGame }, true)).unread(), []);
});

test('after an update the notes since the last ones read are new, once', async () => {
  const { atFirst, unread, seen, markRead } = await open({
    lastNewGame: newGame,
    lastReleaseNotesRead: '2026-11-22',
  });
  assert.is(atFirst, 0, 'nothing before the settings are read');
  assert.equal(unread(), ['2026-12-24', '2026-12-01']);
  markRead();
  assert.equal([unread(), seen()], [[], '2026-12-24']);
});

test('players of a version without release notes see only the newest', async () => {
  assert.equal((await open({ lastNewGame: newGame })).unread(), ['2026-12-24']);
});

test('an older version opened again shows nothing new', async () => {
  assert.equal((await open({ lastNewGame: newGame, lastReleaseNotesRead: '2027-01-01' })).unread(), []);
});

test('nothing is shown if the settings cannot be read', async () => {
  assert.equal((await open(new Error('torn'))).unread(), []);
});

test.run();
