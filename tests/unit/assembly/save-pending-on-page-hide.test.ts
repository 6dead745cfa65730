import { signal } from '@preact/signals';
import { type PageHideSources, savePendingOnPageHide } from '../../../src/assembly/save-pending-on-page-hide';
import type { Saving } from '../../../src/session/game/saving';
import type { Settings } from '../../../src/session/preferences/live-settings';
import type { SaveRequest } from '../../../src/storage/game/write-game';
import { pendingGroups, readPendingChanges } from '../../../src/storage/pending/pending-changes';
import { fakeDocument, replaceGlobals, restoreGlobals } from '../../support/fake-globals';
import { replaceLocalStorage } from '../../support/fake-local-storage';
import { fullGameSave, historyOf } from '../../support/storage/saved-games';
import { assert, suite } from '../../support/suite';

const test = suite('pending writes when the page is hidden');

const removed = new Map([['a card', null]]);

/** A page with an unsaved setting, deck, and removal of a card; `isLoaded`: with the services of decks and cards. */
function openPage({ isLoaded = true, waiting = [] as readonly SaveRequest[] } = {}) {
  const stored = replaceLocalStorage();
  const document = fakeDocument();
  const window = new EventTarget();
  replaceGlobals({ document, addEventListener: window.addEventListener.bind(window) });
  const calls: string[] = [];
  const flushAndReturnUnsaved = () => {
    calls.push('saves');
    return waiting;
  };
  const settings = {
    values: signal({ die: 'table', theme: 'dark' }),
    flush: () => calls.push('settings'),
    unsavedFields: new Map([['die', true]]),
  };
  const decks = { value: isLoaded ? { unsavedRows: new Map([['a deck', { name: 'Mine' }]]) } : null };
  const customCards = { value: isLoaded ? { unsavedRows: removed } : null };
  savePendingOnPageHide({
    saving: { flushAndReturnUnsaved } as unknown as Saving,
    settings: settings as unknown as Settings,
    services: { decks, customCards } as unknown as PageHideSources['services'],
  });
  return { stored, calls, document, window };
}

test.after.each(restoreGlobals);

for (const [name, leave] of [
  ['closed', ({ window }: ReturnType<typeof openPage>) => window.dispatchEvent(new Event('pagehide'))],
  ['hidden', ({ document }: ReturnType<typeof openPage>) => document.setVisible(false)],
] as const) {
  test(`a page that is ${name} saves what is not stored, and only that`, () => {
    const page = openPage();
    leave(page);
    assert.equal(page.calls, ['saves', 'settings']);
    assert.equal([...readPendingChanges(pendingGroups.settings)], [['die', 'table']]);
    assert.equal([...readPendingChanges(pendingGroups.decks)], [['a deck', { name: 'Mine' }]]);
    assert.equal([...readPendingChanges(pendingGroups.customCards)], [...removed]);
  });
}

test('a save that waits for its turn is saved, too', () => {
  const page = openPage({ waiting: [fullGameSave(historyOf(3), { id: 'a game' })] });
  page.document.setVisible(false);
  assert.is(Object.keys(page.stored).filter((key) => key.endsWith('a game')).length, 1);
});

test('nothing is saved while the page is visible, nor for services that are not loaded', () => {
  const page = openPage({ isLoaded: false });
  page.document.setVisible(true);
  assert.equal(page.calls, []);
  assert.equal(Object.keys(page.stored), []);
  page.document.setVisible(false);
  assert.is(readPendingChanges(pendingGroups.settings).size, 1);
  assert.is(
    readPendingChanges(pendingGroups.decks).size + readPendingChanges(pendingGroups.customCards).size,
    0,
  );
});

test.run();
