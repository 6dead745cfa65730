// starts first
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openStorage } from '../../../../src/storage/open-storage';
import {
  createHeadlessDevice,
  gate,
  type HeadlessDevice,
  nextTasks,
  type Tab,
  threeFriends,
} from '../../../support/headless-device';
import { installDatabaseServer, type TransactionFate } from '../../../support/storage/fake-database-server';
import { asJson, undoAll } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves } from '../../../support/tables/tables';
import { until } from '../../../support/wait-until';

const test = suite('lost database server');

const server = installDatabaseServer();
const fates: readonly TransactionFate[] = ['beforeCommit', 'afterCommit', 'noAnswer'];

/** Long waits are over soon. */
const realSetTimeout = globalThis.setTimeout;
test.before.each(() => {
  const soon = (run: () => void, after = 0) => realSetTimeout(run, after < 5_000 ? after : 400);
  globalThis.setTimeout = soon as typeof setTimeout;
});
test.after.each(() => {
  globalThis.setTimeout = realSetTimeout;
  server.deadDocuments = 0;
});

async function playing(): Promise<{ phone: HeadlessDevice; tab: Tab }> {
  const phone = createHeadlessDevice();
  const tab = phone.openTab();
  await tab.liveGame.begin(threeFriends);
  await waitUntilSaved(phone, tab);
  return { phone, tab };
}

/** Another tab of the same game; this process's factory, by which it would read its first game, may be lost. */
const openOther = (phone: HeadlessDevice) =>
  phone.openTab({ isGameExpected: true, latestGame: async () => null });

function tap(phone: HeadlessDevice, { liveGame }: Tab, player = 0, by = -1): void {
  phone.wait(10_000);
  assert.is(liveGame.play(moves.changeLife(player, by)), null);
}

function historyIn({ liveGame }: Tab) {
  const game = liveGame.currentGame();
  if (!game) throw new Error('no game is on');
  return game.history;
}

const lifeTotals = (tab: Tab) => historyIn(tab).table.totals.map(({ life }) => life);

async function waitUntilSaved(phone: HeadlessDevice, ...tabs: readonly Tab[]): Promise<void> {
  const isSaved = ({ liveGame }: Tab) => !liveGame.isSaving.peek() && liveGame.saveFailure.peek() === null;
  await until(() => tabs.every(isSaved));
  await phone.settle();
}

/** What is stored is what the tab shows, and its steps lead back to the beginning. */
async function assertStored(phone: HeadlessDevice, tab: Tab): Promise<void> {
  const { games } = await openStorage({ name: phone.database, bucket: null });
  const found = await games.read(tab.liveGame.currentGame()?.id ?? '', 10_000);
  if (found.kind !== 'game') throw new Error(`the game stored is ${found.kind}`);
  const { table, done: taps, length } = found.game;
  const shown = historyIn(tab);
  assert.equal(asJson(table), asJson(shown.table));
  assert.equal([taps, length, found.steps.length], [shown.doneCount, shown.steps.length, length]);
  const beginning = undoAll({ table, steps: found.steps, unloadedStepCount: 0, doneCount: taps });
  assert.equal(
    beginning.table.totals.map(({ life }) => life),
    [20, 20, 20],
  );
}

/** What the player does between the loss and the next save, and the lives of the first player after that. */
const meanwhile: Readonly<Record<string, readonly [(phone: HeadlessDevice, tab: Tab) => void, number]>> = {
  nothing: [() => {}, 18],
  'another tap': [(phone, tab) => tap(phone, tab), 17],
  undoing: [(_, { liveGame }) => liveGame.undo(), 19],
  'undoing and another tap': [
    (phone, tab) => {
      tab.liveGame.undo();
      tap(phone, tab, 0, -5);
    },
    14,
  ],
  'a page about to go': [
    (phone, tab) => {
      tap(phone, tab);
      tab.liveGame.flushAndReturnUnsaved();
    },
    17,
  ],
};

for (const fate of fates) {
  for (const [description, [act, life]] of Object.entries(meanwhile)) {
    test(`the server is lost during a save (${fate}), meanwhile ${description}`, async () => {
      const { phone, tab } = await playing();
      tap(phone, tab);
      await phone.settle();
      tap(phone, tab);
      server.lose(fate);
      act(phone, tab);
      await waitUntilSaved(phone, tab);
      assert.equal(lifeTotals(tab), [life, 20, 20]);
      await assertStored(phone, tab);
      tap(phone, tab);
      await waitUntilSaved(phone, tab);
      assert.equal(lifeTotals(tab), [life - 1, 20, 20]);
      await assertStored(phone, tab);
    });
  }
}

test('the server is lost repeatedly, during and between saves', async () => {
  const { phone, tab } = await playing();
  for (const [round, fate] of [...fates, ...fates].entries()) {
    tap(phone, tab);
    if (round % 2 === 0) await nextTasks(round);
    server.lose(fate);
    tap(phone, tab);
  }
  await waitUntilSaved(phone, tab);
  assert.equal(lifeTotals(tab), [8, 20, 20]);
  await assertStored(phone, tab);
});

test('a permanent failure is reported and nothing is lost; retrying later saves everything', async () => {
  const { phone, tab } = await playing();
  server.deadDocuments = 1_000;
  server.lose('beforeCommit');
  tap(phone, tab);
  await until(() => tab.liveGame.saveFailure.peek() === 'broken' && !tab.liveGame.isSaving.peek());
  tap(phone, tab);
  assert.equal(lifeTotals(tab), [18, 20, 20]);
  server.deadDocuments = 0;
  tab.liveGame.retrySaving();
  await waitUntilSaved(phone, tab);
  await assertStored(phone, tab);
});

/** A tab whose last save has no answer, before it tries again; another tab of the same game goes on. */
async function twoTabs(fate: TransactionFate) {
  const { phone, tab: one } = await playing();
  const other = openOther(phone);
  await phone.settle();
  const [connection] = server.connectionsTo(phone.database);
  if (!connection) throw new Error('there is no connection');
  tap(phone, one);
  server.cut(connection, fate);
  const later = gate();
  one.storeProbe.reachAfter = later.opened;
  await nextTasks(20);
  return { phone, one, other, later };
}

for (const fate of ['beforeCommit', 'afterCommit'] as const) {
  test(`another tab saves before the lost save is retried (${fate}): every tap is stored once`, async () => {
    const { phone, one, other, later } = await twoTabs(fate);
    tap(phone, other, 1);
    await until(() => !other.liveGame.isSaving.peek());
    tap(phone, one, 2);
    later.open();
    await waitUntilSaved(phone, one, other);
    assert.equal(
      [lifeTotals(one), lifeTotals(other)],
      [
        [19, 19, 19],
        [19, 19, 19],
      ],
    );
    await assertStored(phone, one);
  });
}

const tapsAndLosses = fc.array(
  fc.record({
    tab: fc.nat(1),
    player: fc.nat(2),
    lost: fc.constantFrom(null, null, ...fates),
    pause: fc.constantFrom(0, 1, 3, 10, 40),
  }),
  { minLength: 1, maxLength: 12 },
);

test('every tap is stored once, whatever two tabs do while servers are lost', async () => {
  await fc.assert(
    fc.asyncProperty(tapsAndLosses, async (taps) => {
      const { phone, tab: one } = await playing();
      const other = openOther(phone);
      await phone.settle();
      const tabs = [one, other];
      const expected = [20, 20, 20];
      for (const { tab, player, lost, pause } of taps) {
        tap(phone, tabs[tab] ?? one, player);
        expected[player] = (expected[player] ?? 0) - 1;
        if (lost) server.lose(lost);
        await nextTasks(pause);
      }
      await waitUntilSaved(phone, one, other);
      for (const each of tabs) assert.equal(lifeTotals(each), expected);
      await assertStored(phone, one);
    }),
    { seed: 20_261_122, numRuns: 20, endOnFailure: true },
  );
});

test.run();
