/** Tracks presses on a counting button: any number of simultaneous fingers, each with its own press. */

const DELAY_BEFORE_REPEAT_MS = 500;
/** Longer than the first delay, so that a finger that is lifted slowly counts a single ten. */
const REPEAT_INTERVAL_MS = 1100;
const MAX_SLIDE_DISTANCE = 20;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Press extends Point {
  /** Cancels the timer for the next step of ten. */
  cancelTimer: () => void;
  hasRepeated: boolean;
}

export interface PressPorts {
  /** Counts one or ten. */
  step(times: 1 | 10): unknown;
  /** Whether the button is still at this point; the screen may have changed under the finger. */
  contains(point: Point): boolean;
  /** Calls `callback` after a delay in milliseconds; the returned function cancels it. */
  callAfter(milliseconds: number, callback: () => void): () => void;
}

export interface PressTracker {
  down(pointer: number, point: Point): void;
  move(pointer: number, to: Point): void;
  up(pointer: number): void;
  /** Discards a press without counting it. */
  cancel(pointer: number): void;
  cancelAll(): void;
}

/** Counts one when a press is released, nothing if the finger slides away, and ten repeatedly while it is held. */
export function createPressTracker({ step, contains, callAfter }: PressPorts): PressTracker {
  const presses = new Map<number, Press>();

  function endPress(pointer: number): Press | undefined {
    const press = presses.get(pointer);
    press?.cancelTimer();
    presses.delete(pointer);
    return press;
  }

  function repeatStep(pointer: number, press: Press) {
    if (!contains(press)) {
      endPress(pointer);
      return;
    }
    press.hasRepeated = true;
    press.cancelTimer = callAfter(REPEAT_INTERVAL_MS, () => repeatStep(pointer, press));
    step(10);
  }

  return {
    down(pointer, { x, y }) {
      // The end of the previous press was not reported.
      endPress(pointer);
      const press: Press = { x, y, cancelTimer: () => {}, hasRepeated: false };
      presses.set(pointer, press);
      press.cancelTimer = callAfter(DELAY_BEFORE_REPEAT_MS, () => repeatStep(pointer, press));
    },
    move(pointer, { x, y }) {
      const press = presses.get(pointer);
      if (press && Math.hypot(x - press.x, y - press.y) > MAX_SLIDE_DISTANCE) endPress(pointer);
    },
    up(pointer) {
      const press = endPress(pointer);
      if (press && !press.hasRepeated && contains(press)) step(1);
    },
    cancel: endPress,
    cancelAll() {
      for (const pointer of [...presses.keys()]) endPress(pointer);
    },
  };
}
