/**
 * Delays work that the first screen and the first taps do not need: on a slow connection each file delays the others,
 * and on a slow phone each script delays the next frame.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { delay } from '../device/browser/delay';
import { untilPainted } from '../device/browser/frames';
import type { LiveGameState } from '../session/game/live-game';
import { firstValue } from '../session/lib/first-value';

/** Maximum delay in milliseconds. */
const MAX_WAIT_FOR_SCREEN = 3000;
/** Milliseconds reserved for a tap on the table as soon as it appears. */
const TIME_FOR_IMMEDIATE_TAP = 100;
/** Milliseconds reserved for the first taps. */
const TIME_FOR_FIRST_TAPS = 1000;
/** Maximum milliseconds for which nothing is drawn while the expected game is being read. */
const MAX_BLANK_TIME = 300;

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
  const afterFirstScreen = Promise.race([firstScreenShown, delay(MAX_WAIT_FOR_SCREEN)]);
  const untilGameIsRead = (state: ReadonlySignal<LiveGameState>) =>
    firstValue(computed(() => (state.value.kind === 'reading' ? null : state.value)));
  return {
    afterFirstScreen,
    afterFirstTaps: afterFirstScreen.then(() => delay(TIME_FOR_FIRST_TAPS)),
    async waitForExpectedGame(state) {
      if (isGameExpected) await Promise.race([untilGameIsRead(state), delay(MAX_BLANK_TIME)]);
    },
    async waitForFirstScreen(state) {
      if (isGameExpected) await Promise.race([untilGameIsRead(state), delay(MAX_WAIT_FOR_SCREEN)]);
      await untilPainted();
      if (isGameExpected) await delay(TIME_FOR_IMMEDIATE_TAP);
      markFirstScreenShown();
    },
  };
}
