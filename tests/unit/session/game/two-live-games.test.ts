import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type { Move } from '../../../../src/rules/table/move';
import { openStorage } from '../../../../src/storage/open-storage';
import {
  createHeadlessDevice,
  gate,
  type HeadlessDevice,
  nextTask,
  nextTasks,
  type Tab,
  threeFriends,
} from '../../../support/headless-device';
import { asJson, undoAll } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves } from '../../../support/tables/tables';

const test = suite('two live games');

/** One phone with two tabs, both at the same new game. */
async function twoTabs(deck = 'none'): Promise<{ phone: HeadlessDevice; one: Tab; other: Tab }> {
  const phone = createHeadlessDevice();
  const one = phone.openTab();
  await one.liveGame.begin({ ...threeFriends, deckChoice: deck });
  await phone.settle();
  const other = phone.openTab({ isGameExpected: true });
  await phone.settle();
  phone.wait(60_000);
  return { phone, one, other };
}

function gameIn({ liveGame }: Tab) {
  const game = liveGame.currentGame();
  if (!game) throw new Error('no game is on');
  return game;
}

function lifeTotals(tab: Tab) {
  return gameIn(tab).history.table.totals.map(({ life }) => life);
}

/** Both tabs and the phone hold the same game, and all its steps lead back to its beginning. */
async function assertOneGame(phone: HeadlessDevice, one: Tab, other: Tab): Promise<void> {
  const { games } = await openStorage({ name: phone.database });
  const { id } = gameIn(one);
  const stored = await games.read(id, 10_000);
  if (stored.kind !== 'game') throw new Error(`the game stored is ${stored.kind}`);
  for (const tab of [one, other]) {
    assert.is(gameIn(tab).id, id, 'both play the same game');
    const { table, doneCount, unloadedStepCount, steps } = gameIn(tab).history;
    assert.equal(asJson(table), asJson(stored.game.table), 'the tab shows what is stored');
    assert.equal(
      [unloadedStepCount + doneCount, unloadedStepCount + steps.length],
      [stored.game.done, stored.game.length],
    );
  }
  const history = {
    table: stored.game.table,
    steps: stored.steps,
    unloadedStepCount: 0,
    doneCount: stored.game.done,
  };
  assert.is(stored.steps.length, stored.game.length);
  assert.equal(
    undoAll(history).table.totals.map(({ life }) => life),
    [20, 20, 20],
  );
}

function playMoves(phone: HeadlessDevice, { liveGame }: Tab, ...changes: readonly Move[]): void {
  for (const move of changes) {
    phone.wait(10_000);
    assert.is(liveGame.play(move), null, `${move.kind} was refused`);
  }
}

test('a move in one tab appears in the other', async () => {
  const { phone, one, other } = await twoTabs('random');
  playMoves(phone, one, moves.revealStartingPlane, moves.roll('chaos'));
  await phone.settle();
  await assertOneGame(phone, one, other);
  playMoves(phone, other, moves.beginNextTurn);
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.is(gameIn(one).history.table.turn.number, 2);
});

test('undo and redo in one tab appear in the other', async () => {
  const { phone, one, other } = await twoTabs();
  playMoves(phone, one, moves.changeLife(0, -3), moves.beginNextTurn);
  await phone.settle();
  other.liveGame.undo();
  other.liveGame.undo();
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.is(one.liveGame.canRedo.peek(), true);
  one.liveGame.redo();
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.equal(lifeTotals(other), [17, 20, 20]);
});

test('simultaneous moves of both tabs are all made', async () => {
  const { phone, one, other } = await twoTabs();
  playMoves(phone, one, moves.changeLife(0, -3));
  playMoves(phone, other, moves.changeLife(1, -4));
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.equal(lifeTotals(one), [17, 16, 20]);
  assert.is(gameIn(one).history.steps.length, 2);
});

test('many moves made in both tabs before either receives a message are all made', async () => {
  const { phone, one, other } = await twoTabs();
  const slow = gate();
  one.storeProbe.reachAfter = slow.opened;
  other.storeProbe.reachAfter = slow.opened;
  for (let round = 0; round < 10; round++) {
    playMoves(phone, one, moves.changeLife(0, -1), moves.changePoison(2, 1));
    playMoves(phone, other, moves.changeLife(1, -2), moves.changeLife(0, 3));
  }
  slow.open();
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.equal(lifeTotals(one), [40, 0, 20]);
  assert.is(gameIn(one).history.table.totals[2]?.poison, 10);
});

test('a gesture continued by both tabs is not counted twice', async () => {
  const { phone, one, other } = await twoTabs();
  for (let tap = 0; tap < 5; tap++) {
    phone.wait(200);
    one.liveGame.play(moves.changeLife(0, -1));
    other.liveGame.play(moves.changeLife(0, -1));
    await nextTasks(tap);
  }
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.equal(lifeTotals(one), [10, 20, 20]);
});

test('a move made illegal by the other tab’s moves is skipped', async () => {
  const { phone, one, other } = await twoTabs();
  playMoves(phone, one, moves.leave(1));
  playMoves(phone, other, moves.changeLife(1, -4));
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.equal(gameIn(one).history.table.turn.hasLeftBySeat, [false, true, false]);
});

test('a game begun in one tab is shown in the other', async () => {
  const { phone, one, other } = await twoTabs();
  await one.liveGame.begin(threeFriends);
  await phone.settle();
  await assertOneGame(phone, one, other);
  playMoves(phone, other, moves.revealStartingPlane);
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.is((await one.liveGame.listSavedGames()).length, 2);
});

test('an empty tab shows the game another tab begins', async () => {
  const phone = createHeadlessDevice();
  const [one, other] = [phone.openTab(), phone.openTab()];
  await phone.settle();
  assert.is(other.liveGame.state.peek().kind, 'empty');
  await one.liveGame.begin(threeFriends);
  await phone.settle();
  await assertOneGame(phone, one, other);
});

test('both tabs undo a long game to its beginning together', async () => {
  const { phone, one, other } = await twoTabs();
  for (let part = 0; part < 8; part++) {
    for (let index = 0; index < 40; index++)
      playMoves(phone, index % 2 ? one : other, moves.changeLife(index % 3, -1));
    await phone.settle();
  }
  await assertOneGame(phone, one, other);
  const undoIfPossible = (tab: Tab) => (tab.liveGame.canUndo.peek() ? tab.liveGame.undo() : undefined);
  for (let tap = 0; tap < 700 && one.liveGame.canUndo.peek(); tap++) {
    undoIfPossible(tap % 3 ? one : other);
    if (tap % 10 === 0 || gameIn(one).history.doneCount < 2) await phone.settle();
  }
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.equal(lifeTotals(one), [20, 20, 20]);
});

test('a move made while the other tab’s save is read is not lost', async () => {
  for (let delay = 0; delay < 12; delay++) {
    const { phone, one, other } = await twoTabs();
    playMoves(phone, one, moves.changeLife(0, -3));
    await nextTasks(delay);
    playMoves(phone, other, moves.changeLife(1, -4));
    await phone.settle();
    assert.equal(lifeTotals(one), [17, 16, 20], `the other tab moved ${delay} moments later`);
    await assertOneGame(phone, one, other);
  }
});

test('a move made while that read is slow is not lost', async () => {
  const { phone, one, other } = await twoTabs();
  const slow = gate();
  other.storeProbe.answerAfter = slow.opened;
  playMoves(phone, one, moves.changeLife(0, -3));
  await nextTasks(60);
  assert.equal(lifeTotals(other), [20, 20, 20], 'the other tab’s save is still being read');
  other.storeProbe.answerAfter = null;
  playMoves(phone, other, moves.changeLife(1, -4));
  await nextTask();
  slow.open();
  await phone.settle();
  assert.equal(lifeTotals(other), [17, 16, 20]);
  await assertOneGame(phone, one, other);
});

test('messages that arrive during a save are handled afterward', async () => {
  const { phone, one, other } = await twoTabs();
  const slow = gate();
  other.storeProbe.answerAfter = slow.opened;
  playMoves(phone, other, moves.changeLife(1, -4));
  await nextTasks(60);
  playMoves(phone, one, moves.changeLife(0, -3));
  await nextTasks(200);
  assert.is(other.liveGame.isSaving.peek(), true);
  other.storeProbe.answerAfter = null;
  slow.open();
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.equal(lifeTotals(other), [17, 16, 20]);
});

test('older steps fetched in one tab do not count as its moves if the other is faster', async () => {
  const { phone, one, other } = await twoTabs();
  for (let part = 0; part < 6; part++) {
    for (let index = 0; index < 50; index++) playMoves(phone, one, moves.changeLife(index % 3, -1));
    await phone.settle();
  }
  const slow = gate();
  one.storeProbe.answerAfter = slow.opened;
  playMoves(phone, one, moves.changeLife(0, 5));
  await nextTasks(60);
  one.storeProbe.answerAfter = null;
  assert.is(await one.liveGame.loadOlderSteps(), true);
  playMoves(phone, other, moves.changeLife(1, 5));
  await nextTasks(3);
  slow.open();
  await phone.settle();
  playMoves(phone, one, moves.changeLife(2, 5));
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.is(
    lifeTotals(one).reduce<number>((sum, life) => sum + Number(life), 0),
    60 - 300 + 15,
  );
});

test('a tab that could not save synchronizes again and loses none of its moves', async () => {
  const { phone, one, other } = await twoTabs();
  other.storeProbe.failWith = new DOMException('no room', 'QuotaExceededError');
  playMoves(phone, other, moves.changeLife(1, -4), moves.changeLife(2, -5));
  await phone.settle();
  playMoves(phone, one, moves.changeLife(0, -3));
  await phone.settle();
  assert.is(other.liveGame.saveFailure.peek(), 'full');
  other.storeProbe.failWith = null;
  other.liveGame.retrySaving();
  await phone.settle();
  await assertOneGame(phone, one, other);
  assert.equal(lifeTotals(one), [17, 16, 15]);
  assert.is(other.liveGame.saveFailure.peek(), null);
});

test('invalid messages are ignored', async () => {
  const { phone, one, other } = await twoTabs();
  playMoves(phone, one, moves.changeLife(0, -3));
  await phone.settle();
  const { history } = gameIn(one);
  const { id } = gameIn(one);
  const nonsense: readonly unknown[] = [
    null,
    undefined,
    'hello',
    7,
    [],
    {},
    { game: 7, revision: 1e9 },
    { game: id, revision: 'latest' },
    { game: id, revision: -1 },
    { game: id },
    { game: 'no such game', revision: 99 },
    { revision: 99 },
  ];
  for (const message of nonsense) phone.broadcast(message);
  await phone.settle();
  assert.is(gameIn(one).history, history);
  await assertOneGame(phone, one, other);
});

/** Life changes only, so that what must come out is a sum, whoever was faster. */
type TimedLifeChange = {
  readonly tab: 0 | 1;
  readonly player: number;
  readonly by: number;
  readonly pause: number;
};
const timedLifeChanges = fc.array(
  fc.record<TimedLifeChange>({
    tab: fc.constantFrom(0 as const, 1 as const),
    player: fc.nat(2),
    by: fc.integer({ min: -4, max: 4 }).filter((by) => by !== 0),
    pause: fc.constantFrom(0, 0, 1, 2, 3, 5, 8, 20),
  }),
  { minLength: 2, maxLength: 16 },
);

test('in any order of moves, both tabs end with the same game and every move', async () => {
  await fc.assert(
    fc.asyncProperty(timedLifeChanges, fc.constantFrom(400, 10_000), async (changes, time) => {
      const { phone, one, other } = await twoTabs();
      const expected = [20, 20, 20];
      for (const { tab, player, by, pause } of changes) {
        phone.wait(time);
        assert.is((tab === 0 ? one : other).liveGame.play(moves.changeLife(player, by)), null);
        expected[player] = (expected[player] ?? 0) + by;
        await nextTasks(pause);
      }
      await phone.settle();
      assert.equal([lifeTotals(one), lifeTotals(other)], [expected, expected]);
      await assertOneGame(phone, one, other);
    }),
    { seed: 20_260_925, numRuns: 150, endOnFailure: false },
  );
});

test.run();
