/**
 * Delays work that the first screen and the first taps do not need: on a slow connection each file delays the others,
 * and on a slow phone each script delays the next frame.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { delay } from '../device/browser/delay';
import { untilPainted } from '../device/browser/frames';
import type { LiveGameState } from '../session/game/live-game';
import { firstValue } from '../session/lib/first-value';

const MAX_WAIT_FOR_SCREEN_MS = 3000;
/** Reserved for a tap on the table as soon as it appears. */
const TIME_FOR_IMMEDIATE_TAP_MS = 100;
const TIME_FOR_FIRST_TAPS_MS = 1000;
/** For at most this time, nothing is drawn while the expected game is being read. */
const MAX_BLANK_TIME_MS = 300;

export interface LoadSchedule {
  /** Resolves when the first screen is drawn: the expected game, or the form for a new one. */
  readonly afterFirstScreen: Promise<void>;
  /** Resolves when the first taps have had time to be handled. */
  readonly afterFirstTaps: Promise<void>;
  /** Waits briefly for the expected game, so that the page is not laid out twice. */
  waitForExpectedGame(state: ReadonlySignal<LiveGameState>): Promise<void>;
  /** Waits until the first screen is drawn, then resolves `afterFirstScreen`. */
  waitForFirstScreen(state: ReadonlySignal<LiveGameState>): Promise<void>;
}

export function createLoadSchedule(isGameExpected: boolean): LoadSchedule {
  let markFirstScreenShown = () => {};
  const firstScreenShown = new Promise<void>((resolve) => (markFirstScreenShown = resolve));
  const afterFirstScreen = Promise.race([firstScreenShown, delay(MAX_WAIT_FOR_SCREEN_MS)]);
  const untilGameIsRead = (state: ReadonlySignal<LiveGameState>) =>
    firstValue(computed(() => (state.value.kind === 'reading' ? null : state.value)));
  return {
    afterFirstScreen,
    afterFirstTaps: afterFirstScreen.then(() => delay(TIME_FOR_FIRST_TAPS_MS)),
    async waitForExpectedGame(state) {
      if (isGameExpected) await Promise.race([untilGameIsRead(state), delay(MAX_BLANK_TIME_MS)]);
    },
    async waitForFirstScreen(state) {
      if (isGameExpected) await Promise.race([untilGameIsRead(state), delay(MAX_WAIT_FOR_SCREEN_MS)]);
      await untilPainted();
      if (isGameExpected) await delay(TIME_FOR_IMMEDIATE_TAP_MS);
      markFirstScreenShown();
    },
  };
}
