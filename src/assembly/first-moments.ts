/**
 * What waits at the start, so that the first sight and the first taps need not: on a slow line each file delays all others, and
 * on a slow phone each file that is run delays the next frame.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { pause, untilDrawn } from '../device/frames';
import type { TableState } from '../session/live-table';
import { whenRead } from '../session/when-read';

/** Milliseconds after which nothing waits any longer. */
const LONGEST_WAIT = 3000;
/** Milliseconds in which a phone just taken up has nothing to do but what it is asked for. */
const TIME_FOR_FIRST_TAPS = 1000;

export interface FirstMoments {
  /** Where a game is expected, at once: then the cards and the store are what is waited for. */
  readonly afterFirstSight: Promise<void>;
  /** Until the first screen with words on it is drawn; tells so to whoever waits for that. */
  seeing(words: ReadonlySignal<unknown>): Promise<void>;
  /** Until the table has had time to answer whoever was waiting for it. */
  answering(table: ReadonlySignal<TableState>): Promise<void>;
}

export function createFirstMoments(expectGame: boolean): FirstMoments {
  let tell = () => {};
  const isSeen = expectGame ? Promise.resolve() : new Promise<void>((seen) => (tell = seen));
  const isThere = (value: ReadonlySignal<unknown>) => Promise.race([whenRead(value), pause(LONGEST_WAIT)]);
  return {
    afterFirstSight: Promise.race([isSeen, pause(LONGEST_WAIT)]),
    async seeing(words) {
      await isThere(words);
      await untilDrawn();
      tell();
    },
    async answering(table) {
      await isThere(computed(() => (table.value.kind === 'opening' ? null : table.value)));
      await untilDrawn();
      await pause(TIME_FOR_FIRST_TAPS);
    },
  };
}
