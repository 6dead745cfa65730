import '../../support/rendered/page-in-node';
import { signal } from '@preact/signals';
import type { StorageFailure } from '../../../src/lib/storage-failure';
import type { AppState } from '../../../src/session/app/app-state';
import type { LiveGame, LiveGameState } from '../../../src/session/game/live-game';
import type { Saving } from '../../../src/session/game/saving';
import type { Settings } from '../../../src/session/preferences/live-settings';
import { createRouter } from '../../../src/session/routing/router';
import type { SavedSettings } from '../../../src/settings/saved-settings';
import { createStorageCondition } from '../../../src/storage/storage-condition';
import { waitUntilSettled } from '../../support/fake-globals';
import { assert, suite } from '../../support/suite';

const { startBackgroundWork } = await import('../../../src/assembly/background-work');
type Sources = Parameters<typeof startBackgroundWork>[0];

const test = suite('background work');

const clock = { isShown: true, playsSound: true, limit: { per: 'turn', minutes: 5 }, pauses: [] } as const;
const playing = (handedOver = false) =>
  ({ kind: 'playing', game: { handedOver } }) as unknown as LiveGameState;

/** Starts the work with services that only record what is asked of them. */
async function start({ wasRestoreInterrupted = false, canOpen = true } = {}) {
  const calls: string[] = [];
  const state = signal<LiveGameState>({ kind: 'empty' });
  const saveFailure = signal<StorageFailure | null>(null);
  const values = signal({ keepAwake: true, clock: null } as SavedSettings);
  const record = (call: string) => () => void calls.push(call);
  const device = {
    keepAwake: (awake: boolean) => calls.push(`awake: ${awake}`),
    keepToneReady: (isNeeded: boolean) => calls.push(`tone: ${isNeeded}`),
  };
  const store = {
    games: { list: async () => calls.push('games listed') },
    wasRestoreInterrupted: async () => wasRestoreInterrupted,
  };
  await startBackgroundWork({
    app: { storageCondition: createStorageCondition() } as Partial<AppState> as AppState,
    router: createRouter(
      { read: () => '/', state: () => null, replaceState() {}, go() {}, back() {}, watch() {} },
      'plane',
    ),
    settings: { values } as Partial<Settings> as Settings,
    storage: {
      open: async () => (canOpen ? store : Promise.reject('no store')),
    } as unknown as Sources['storage'],
    liveGame: { state } as Partial<LiveGame> as LiveGame,
    saving: { saveFailure } as Partial<Saving> as Saving,
    services: {
      backups: { request: record('backups opened') },
      catalog: { load: async () => ({ readCustomCards: record('custom cards read') }) },
      device: { load: async () => device },
      releaseNews: { load: async () => record('news loaded')() },
    } as unknown as Sources['services'],
  });
  await waitUntilSettled();
  return {
    calls,
    state,
    saveFailure,
    values,
    /** Returns what has been asked since the last call. */
    news: () => calls.splice(0),
  };
}

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('games are listed, custom cards read, and news loaded', async () => {
  const { calls } = await start();
  for (const expected of ['games listed', 'custom cards read', 'news loaded'])
    assert.ok(calls.includes(expected));
});

test('only an interrupted restore opens the backups', async () => {
  assert.ok((await start({ wasRestoreInterrupted: true })).calls.includes('backups opened'));
  assert.not((await start()).calls.includes('backups opened'));
});

test('everything else starts even if the store cannot be opened', async () => {
  assert.ok((await start({ canOpen: false })).calls.includes('custom cards read'));
});

test('the screen stays on while a game is played on this phone, if the setting is on', async () => {
  const { state, values, news } = await start();
  assert.ok(news().includes('awake: false'));
  state.value = playing();
  assert.equal(news(), ['awake: true']);
  state.value = playing(true);
  assert.equal(news(), ['awake: false']);
  state.value = playing();
  values.value = { ...values.value, keepAwake: false };
  assert.ok(news().includes('awake: false'));
});

test('a tone is expected while the clock has a limit and a sound', async () => {
  const { values, news } = await start();
  assert.ok(news().includes('tone: false'));
  values.value = { ...values.value, clock };
  assert.ok(news().includes('tone: true'));
});

test('leaving is confirmed only while moves are not stored', async () => {
  const { state, saveFailure } = await start();
  state.value = playing();
  assert.not(asksBeforeLeaving());
  saveFailure.value = 'full';
  assert.ok(asksBeforeLeaving());
  saveFailure.value = null;
  assert.not(asksBeforeLeaving());
});

test.run();
