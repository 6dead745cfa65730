import * as catalog from '../../../../src/content/planes/catalog';
import { gestureKeyOf } from '../../../../src/rules/table/history';
import { createGameSession } from '../../../../src/session/game/live-game';
import type { SaveRequest } from '../../../../src/storage/game/write-game';
import { nextTask, nextTasks, threeFriends } from '../../../support/headless-device';
import { fakeGameStore } from '../../../support/storage/fake-game-store';
import { assert, suite } from '../../../support/suite';
import { moves } from '../../../support/tables/tables';

const test = suite('long games');

const CHANGES = 10_000;
/** As many steps as a tab holds behind the present one, and those of saves that are under way. */
const MAX_STEPS_HELD = 200 + 2;
/** Of one save as JSON: a change of life and the row of the game. */
const MAX_BYTES = 6_000;

/** A store that writes nothing and remembers how much it would have had to. */
function recordingStore() {
  let latest: SaveRequest | null = null;
  const games = fakeGameStore({
    save: async (save) => {
      latest = save;
      return 'saved';
    },
  });
  return { games, latestSave: () => latest };
}

test('after ten thousand changes a move takes no more work than the first', async () => {
  let time = 1_000_000;
  const store = recordingStore();
  const liveGame = createGameSession({
    openGames: async () => store.games,
    readLatestGame: async () => null,
    loadCatalog: async () => catalog,
    loadDeckCards: async () => null,
    now: () => time,
    randomSeed: () => [1, 2, 3, 4],
    freshId: () => 'long',
    tabChannel: { post() {}, onMessage() {} },
    requestPersistence() {},
    isGameExpected: false,
  });
  await nextTasks(3);
  assert.is(await liveGame.begin({ ...threeFriends, startingLife: 40 }), null);
  await nextTasks(3);
  const sizes: number[] = [];
  for (let change = 0; change < CHANGES; change++) {
    time += 10_000;
    const move = moves.changeLife(change % 3, change % 2 === 0 ? -1 : 1);
    assert.ok(gestureKeyOf(move), 'a change of life is a gesture');
    assert.is(liveGame.play(move), null);
    while (liveGame.isSaving.peek()) await nextTask();
    const history = liveGame.currentGame()?.history;
    const save = store.latestSave();
    if (!history || !save) throw new Error('no game is on, or it is not saved');
    assert.ok(history.steps.length <= MAX_STEPS_HELD, `${history.steps.length} steps are held`);
    assert.is(history.unloadedStepCount + history.doneCount, change + 1);
    assert.equal([save.steps.map(([place]) => place), save.game.length], [[change], change + 1]);
    if (change % 500 === 0) sizes.push(JSON.stringify(save).length);
  }
  assert.ok(Math.max(...sizes) < MAX_BYTES, `saves grow: ${sizes}`);
});

test.run();
