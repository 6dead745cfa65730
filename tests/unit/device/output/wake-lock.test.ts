import { createWakeLock, type WakeLockState } from '../../../../src/device/output/wake-lock';
import {
  fakeDocument,
  replaceGlobals,
  restoreGlobals,
  waitUntilSettled,
} from '../../../support/fake-globals';
import { assert, suite } from '../../../support/suite';

const test = suite('wake lock');

test.after.each(restoreGlobals);

/** A phone that grants the lock as long as `grants` says so, and counts. */
function phone(grants: () => boolean) {
  const page = fakeDocument();
  const taps = new EventTarget();
  const counted = { asked: 0 };
  const locks: (EventTarget & { release(): Promise<void> })[] = [];
  const wakeLock = {
    async request() {
      counted.asked += 1;
      if (!grants()) throw new DOMException('Permission was denied', 'NotAllowedError');
      const lock = Object.assign(new EventTarget(), {
        async release() {
          lock.dispatchEvent(new Event('release'));
        },
      });
      locks.push(lock);
      return lock;
    },
  };
  replaceGlobals({
    navigator: { wakeLock },
    document: page,
    addEventListener: taps.addEventListener.bind(taps),
  });
  const reportedStates: WakeLockState[] = [];
  const lock = createWakeLock();
  lock.wakeLockState.subscribe((state) => void reportedStates.push(state));
  return {
    page,
    counted,
    locks,
    reportedStates,
    lock,
    tap: () => taps.dispatchEvent(new Event('click')),
  };
}

test('is acquired, released and reported', async () => {
  const { reportedStates, lock } = phone(() => true);
  lock.keepAwake(true);
  await waitUntilSettled();
  lock.keepAwake(false);
  await waitUntilSettled();
  assert.equal(reportedStates, ['released', 'held', 'released']);
});

test('is acquired again on every return to the page', async () => {
  const { page, counted, locks, reportedStates, lock } = phone(() => true);
  lock.keepAwake(true);
  await waitUntilSettled();
  page.visibilityState = 'hidden';
  await locks[0]?.release();
  page.setVisible(false);
  await waitUntilSettled();
  assert.is(reportedStates.at(-1), 'released');
  page.setVisible(true);
  await waitUntilSettled();
  assert.equal([counted.asked, reportedStates.at(-1)], [2, 'held']);
});

test('WebKit refuses a page that was not touched yet: the next tap acquires the lock', async () => {
  let isTouched = false;
  const { counted, reportedStates, lock, tap } = phone(() => isTouched);
  lock.keepAwake(true);
  await waitUntilSettled();
  assert.is(reportedStates.at(-1), 'refused');
  isTouched = true;
  tap();
  await waitUntilSettled();
  assert.equal([counted.asked, reportedStates.at(-1)], [2, 'held']);
  tap();
  await waitUntilSettled();
  assert.is(counted.asked, 2);
});

test('after a refusal at a tap, waits for the next return to the page', async () => {
  const { page, counted, reportedStates, lock, tap } = phone(() => false);
  lock.keepAwake(true);
  await waitUntilSettled();
  for (let times = 0; times < 3; times++) {
    tap();
    await waitUntilSettled();
  }
  assert.equal([counted.asked, reportedStates.at(-1)], [2, 'refused']);
  page.setVisible(true);
  await waitUntilSettled();
  assert.is(counted.asked, 3);
});

test('a lock that is lost during a game is reported and requested at the next tap', async () => {
  const { locks, reportedStates, lock, tap } = phone(() => true);
  lock.keepAwake(true);
  await waitUntilSettled();
  await locks[0]?.release();
  assert.is(reportedStates.at(-1), 'refused');
  tap();
  await waitUntilSettled();
  assert.is(reportedStates.at(-1), 'held');
});

test('a change during a pending request is respected', async () => {
  const { reportedStates, lock } = phone(() => true);
  lock.keepAwake(true);
  lock.keepAwake(false);
  await waitUntilSettled();
  assert.is(reportedStates.at(-1), 'released');
  lock.keepAwake(true);
  await waitUntilSettled();
  lock.keepAwake(false);
  lock.keepAwake(true);
  await waitUntilSettled();
  assert.is(reportedStates.at(-1), 'held');
});

test('no refusal is reported while no lock is wanted', async () => {
  const { reportedStates, lock } = phone(() => false);
  lock.keepAwake(true);
  await waitUntilSettled();
  lock.keepAwake(false);
  await waitUntilSettled();
  assert.equal(reportedStates, ['released', 'refused', 'released']);
});

test('a browser without it says so', async () => {
  replaceGlobals({ navigator: {}, document: fakeDocument() });
  const reportedStates: WakeLockState[] = [];
  const lock = createWakeLock();
  lock.wakeLockState.subscribe((state) => void reportedStates.push(state));
  lock.keepAwake(true);
  await waitUntilSettled();
  assert.equal(reportedStates, ['unsupported']);
});

test.run();
