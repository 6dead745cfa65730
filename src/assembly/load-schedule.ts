/**
 * Delays work that the first screen and the first taps do not need: on a slow connection each file delays the others,
 * and on a slow phone each script delays the next frame.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { delay, untilPainted } from '../device/browser/frames';
import type { LiveGameState } from '../session/game/live-game';
import { firstValue } from '../session/lib/first-value';

/** The longest delay, in milliseconds. */
const LONGEST_WAIT = 3000;
/** Milliseconds reserved for the first taps. */
const TIME_FOR_FIRST_TAPS = 1000;

export interface LoadSchedule {
  /**
   * Resolves when the first screen is drawn, or at once if a game is expected, because that screen needs the cards
   * and the store.
   */
  readonly firstScreen: Promise<void>;
  /** Waits until the first screen is drawn with its texts, then resolves `firstScreen`. */
  showFirstScreen(words: ReadonlySignal<unknown>): Promise<void>;
  /** Resolves when the table is drawn and has had time to handle the first taps. */
  whenTableAnswers(table: ReadonlySignal<LiveGameState>): Promise<void>;
}

export function createLoadSchedule(expectGame: boolean): LoadSchedule {
  let tell = () => {};
  const isSeen = expectGame ? Promise.resolve() : new Promise<void>((seen) => (tell = seen));
  const isThere = (value: ReadonlySignal<unknown>) => Promise.race([firstValue(value), delay(LONGEST_WAIT)]);
  return {
    firstScreen: Promise.race([isSeen, delay(LONGEST_WAIT)]),
    async showFirstScreen(words) {
      await isThere(words);
      await untilPainted();
      tell();
    },
    async whenTableAnswers(table) {
      await isThere(computed(() => (table.value.kind === 'opening' ? null : table.value)));
      await untilPainted();
      await delay(TIME_FOR_FIRST_TAPS);
    },
  };
}
