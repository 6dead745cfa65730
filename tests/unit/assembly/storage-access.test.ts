import 'fake-indexeddb/auto';
import { createStorageAccess } from '../../../src/assembly/storage-access';
import { openDatabase } from '../../../src/storage/database/database';
import { createGameStore } from '../../../src/storage/game/game-store';
import { replaceGlobals, restoreGlobals } from '../../support/fake-globals';
import { gate } from '../../support/headless-device';
import { fullGameSave, historyOf } from '../../support/storage/saved-games';
import { assert, suite } from '../../support/suite';

const test = suite('storage access');

test.before(() => replaceGlobals({ addEventListener() {}, document: new EventTarget() }));
test.after(restoreGlobals);

/** Less than the limit after which the store opens in any case. */
const WAIT_TIME = 500;

/** Opens the store as the app does: the settings ask for it first, and then the engine for the latest game. */
function start(isGameExpected: boolean) {
  const firstScreen = gate();
  let isAboutToOpen = false;
  const access = createStorageAccess(firstScreen.opened, isGameExpected);
  access.codeLoaded.then(() => {
    isAboutToOpen = true;
  });
  access.open().catch(() => {});
  return {
    access,
    drawFirstScreen: firstScreen.open,
    async isAboutToOpen() {
      await new Promise((done) => setTimeout(done, WAIT_TIME));
      return isAboutToOpen;
    },
  };
}

test('without an expected game the store waits for the first screen', async () => {
  const { isAboutToOpen, drawFirstScreen } = start(false);
  assert.not(await isAboutToOpen());
  drawFirstScreen();
  assert.ok(await isAboutToOpen());
});

test('an expected game that only the store can read does not wait for the first screen', async () => {
  const { access, isAboutToOpen } = start(true);
  assert.not(await isAboutToOpen());
  assert.is(await access.readLatestGame(200), null);
  assert.ok(await isAboutToOpen());
});

test('the store waits while the table of an expected game is drawn', async () => {
  const games = createGameStore(await openDatabase());
  await games.save(fullGameSave(historyOf(3)));
  const { access, isAboutToOpen, drawFirstScreen } = start(true);
  const found = await access.readLatestGame(200);
  assert.ok(found);
  assert.not(await isAboutToOpen());
  drawFirstScreen();
  assert.ok(await isAboutToOpen());
  found.connection.close();
});

test.run();
