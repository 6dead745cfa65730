import { type Signal, signal } from '@preact/signals';
import { createLoadSchedule } from '../../../src/assembly/load-schedule';
import type { LiveGameState } from '../../../src/session/game/live-game';
import { replaceGlobals, restoreGlobals, waitUntilSettled } from '../../support/fake-globals';
import { createManualClock } from '../../support/manual-clock';
import { assert, suite } from '../../support/suite';

const test = suite('load schedule');

let clock = createManualClock();

test.before.each(() => {
  clock = createManualClock();
  const setTimeout = (act: () => void, milliseconds = 0) => clock.after(milliseconds, act);
  replaceGlobals({ setTimeout, requestAnimationFrame: (act: () => void) => clock.after(16, act) });
});
test.after.each(restoreGlobals);

const reading = () => signal<LiveGameState>({ kind: 'reading' });
const finishReading = (state: Signal<LiveGameState>) => {
  state.value = { kind: 'empty' };
};

/** The milliseconds after which a promise resolves, or null if it does not within ten seconds. */
async function timeOf(promise: Promise<unknown>, at: Readonly<Record<number, () => void>> = {}) {
  const begun = clock.now();
  let isDone = false;
  void promise.then(() => {
    isDone = true;
  });
  for (await waitUntilSettled(); !isDone && clock.now() - begun < 10_000; await waitUntilSettled()) {
    clock.advance(1);
    at[clock.now() - begun]?.();
  }
  return isDone ? clock.now() - begun : null;
}

test('loading does not wait if no game is expected', async () => {
  const { waitForExpectedGame } = createLoadSchedule(false);
  assert.is(await timeOf(waitForExpectedGame(reading())), 0);
});

test('loading waits until an expected game is read, but not for long', async () => {
  const state = reading();
  const read = createLoadSchedule(true).waitForExpectedGame(state);
  assert.is(await timeOf(read, { 120: () => finishReading(state) }), 120);
  assert.is(await timeOf(createLoadSchedule(true).waitForExpectedGame(reading())), 300);
});

test('the new game form counts as the first screen once it is painted', async () => {
  const { afterFirstScreen, waitForFirstScreen } = createLoadSchedule(false);
  void waitForFirstScreen(reading());
  assert.is(await timeOf(afterFirstScreen), 16);
});

test('an expected game counts as the first screen once it is read and painted, with time for an immediate tap', async () => {
  const { afterFirstScreen, waitForFirstScreen } = createLoadSchedule(true);
  const state = reading();
  void waitForFirstScreen(state);
  assert.is(await timeOf(afterFirstScreen, { 500: () => finishReading(state) }), 500 + 16 + 100);
});

test('loading does not wait forever for the first screen, and the first taps get a second after it', async () => {
  const unseen = createLoadSchedule(true);
  assert.is(await timeOf(unseen.afterFirstScreen), 3000);
  const { waitForFirstScreen, afterFirstTaps } = createLoadSchedule(false);
  void waitForFirstScreen(reading());
  assert.is(await timeOf(afterFirstTaps), 16 + 1000);
});

test.run();
