import 'fake-indexeddb/auto';
import { createStorageAccess } from '../../../src/assembly/storage-access';
import { openDatabase } from '../../../src/storage/database/database';
import { createGameStore } from '../../../src/storage/game/game-store';
import { replaceGlobals, restoreGlobals } from '../../support/fake-globals';
import { gate } from '../../support/headless-device';
import { completeSave, historyOf } from '../../support/storage/saved-games';
import { assert, suite } from '../../support/suite';

const test = suite('storage access');

test.before(() => replaceGlobals({ addEventListener() {}, document: new EventTarget() }));
test.after(restoreGlobals);

/** Less than the limit after which the store opens in any case. */
const SOON = 500;

/** Opens the store as the app does: the settings ask for it first, and then the engine for the latest game. */
function start(isGameExpected: boolean) {
  const firstScreen = gate();
  let isOpening = false;
  const access = createStorageAccess(firstScreen.opened, isGameExpected);
  access.databasePrepared.then(() => {
    isOpening = true;
  });
  access.open().catch(() => {});
  return {
    access,
    drawFirstScreen: firstScreen.open,
    async isOpening() {
      await new Promise((done) => setTimeout(done, SOON));
      return isOpening;
    },
  };
}

test('without an expected game the store waits for the first screen', async () => {
  const { isOpening, drawFirstScreen } = start(false);
  assert.not(await isOpening());
  drawFirstScreen();
  assert.ok(await isOpening());
});

test('an expected game that only the store can read does not wait for the first screen', async () => {
  const { access, isOpening } = start(true);
  assert.not(await isOpening());
  assert.is(await access.readLatestGame(200), null);
  assert.ok(await isOpening());
});

test('the store waits while the table of an expected game is drawn', async () => {
  const games = createGameStore(await openDatabase());
  await games.save(completeSave(historyOf(3)));
  const { access, isOpening, drawFirstScreen } = start(true);
  const found = await access.readLatestGame(200);
  assert.ok(found);
  assert.not(await isOpening());
  drawFirstScreen();
  assert.ok(await isOpening());
  found.connection.close();
});

test.run();
