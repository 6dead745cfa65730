/** What fingers do to one button that counts: any number of them at the same time, each a press of its own. */

const HOLD_BEFORE_REPEAT = 500;
const REPEAT_EVERY = 500;
const SLIDE_CANCELS_BEYOND = 20;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Press extends Point {
  /** Ends waiting for the next ten. */
  stop: () => void;
  hasRepeated: boolean;
}

export interface PressPorts {
  /** Counts one, or ten. */
  step(times: 1 | 10): void;
  /** Whether the button is still what is to be touched there: the screen may have changed under the finger. */
  isThere(point: Point): boolean;
  /** Does something after so many milliseconds, unless it is stopped. */
  after(milliseconds: number, act: () => void): () => void;
}

export interface Presses {
  down(pointer: number, at: Point): void;
  move(pointer: number, to: Point): void;
  up(pointer: number): void;
  /** Nothing more comes of it. */
  drop(pointer: number): void;
  dropAll(): void;
}

/** A press counts one when it is let go; sliding away cancels it; holding counts ten, again and again. */
export function createPresses({ step, isThere, after }: PressPorts): Presses {
  const presses = new Map<number, Press>();

  function end(pointer: number): Press | undefined {
    const press = presses.get(pointer);
    press?.stop();
    presses.delete(pointer);
    return press;
  }

  function repeat(pointer: number, press: Press) {
    if (!isThere(press)) {
      end(pointer);
      return;
    }
    press.hasRepeated = true;
    press.stop = after(REPEAT_EVERY, () => repeat(pointer, press));
    step(10);
  }

  return {
    down(pointer, { x, y }) {
      // Nobody said that it was lifted before.
      end(pointer);
      const press: Press = { x, y, stop: () => {}, hasRepeated: false };
      presses.set(pointer, press);
      press.stop = after(HOLD_BEFORE_REPEAT, () => repeat(pointer, press));
    },
    move(pointer, { x, y }) {
      const press = presses.get(pointer);
      if (press && Math.hypot(x - press.x, y - press.y) > SLIDE_CANCELS_BEYOND) end(pointer);
    },
    up(pointer) {
      const press = end(pointer);
      if (press && !press.hasRepeated && isThere(press)) step(1);
    },
    drop: end,
    dropAll() {
      for (const pointer of [...presses.keys()]) end(pointer);
    },
  };
}
