/** A hit by a commander is on the panel and in the log: no message about the end of the attack covers the table. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { press } from '../../../../support/rendered/pressing';
import { liveGame, openTable, playInApp, tableView } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const test = suite('attack ends');

tableView.value = 'life';

const messageCount = () => document.querySelectorAll('.toast').length;
const isAttacking = () => document.querySelector('.banner') !== null;

async function attack() {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await press(en.seat.more('Anya'));
  await press(en.commander.attack);
  assert.ok(isAttacking());
}

test('with the hit, without a message', async () => {
  await attack();
  await press(en.commander.damageTo('Boris'));
  await press('7');
  assert.is(liveGame.currentGame()?.history.table.totals[1]?.life, 13);
  assert.equal([isAttacking(), messageCount()], [false, 0]);
});

test('with Cancel, without a message', async () => {
  await attack();
  await press(`${en.commander.attacks('Anya')}: ${en.cancel}`);
  assert.equal([isAttacking(), messageCount()], [false, 0]);
});

const canPassTurn = () => {
  const next = document.querySelector('button.nextTurnButton');
  return next !== null && !next.matches(':disabled, [aria-disabled="true"]');
};

test('by itself, and a late tap on Cancel passes no turn; after Cancel the next tap may', async () => {
  await attack();
  await press(en.commander.damageTo('Boris'));
  await press('7');
  assert.is(canPassTurn(), false, 'the longer guard is still on, which the page of this test never ends');
  await attack();
  await press(`${en.commander.attacks('Anya')}: ${en.cancel}`);
  assert.is(canPassTurn(), true);
});

test('with the hit, the guard holds also if the same buttons were back after Undo before', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(moves.changeLife(0, -1));
  await press(en.table.undo);
  assert.is(canPassTurn(), true);
  await press(en.seat.more('Anya'));
  await press(en.commander.attack);
  await press(en.commander.damageTo('Boris'));
  await press('7');
  assert.is(canPassTurn(), false);
});

test('with Cancel at once: the next tap passes no turn either', async () => {
  await attack();
  await press(`${en.commander.attacks('Anya')}: ${en.cancel}`);
  assert.is(canPassTurn(), true);
  const { setTimeout: set } = globalThis;
  // The pause after which a second tap counts.
  const pendingCallbacks: (() => void)[] = [];
  globalThis.setTimeout = ((run: () => void, pause?: number) =>
    pause === 450 ? pendingCallbacks.push(run) : set(run, pause)) as typeof set;
  try {
    await press(en.seat.more('Anya'));
    await press(en.commander.attack);
    await press(`${en.commander.attacks('Anya')}: ${en.cancel}`);
    assert.is(canPassTurn(), false);
    for (const run of pendingCallbacks) run();
    await waitUntilSettled();
    assert.is(canPassTurn(), true);
  } finally {
    globalThis.setTimeout = set;
  }
});

test('by itself after a minute, but not while the pad for the damage is open', async () => {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const minuteTimers = new Map<unknown, () => void>();
  const passMinute = async () => {
    for (const end of minuteTimers.values()) end();
    await waitUntilSettled();
  };
  Object.assign(globalThis, {
    setTimeout(run: () => void, pause?: number) {
      const timer = set(run, pause);
      if (pause === 60_000) minuteTimers.set(timer, run);
      return timer;
    },
    clearTimeout(timer: Parameters<typeof clear>[0]) {
      minuteTimers.delete(timer);
      clear(timer);
    },
  });
  try {
    await attack();
    await press(en.commander.damageTo('Boris'));
    await passMinute();
    assert.is(isAttacking(), true);
    await press(en.close);
    await passMinute();
    assert.is(isAttacking(), false);
  } finally {
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  }
});

test.run();
