import fc from 'fast-check';
import { createPressTracker, type PressTracker } from '../../../../../src/screens/parts/field/press-tracker';
import { createManualClock } from '../../../../support/manual-clock';
import { assert, suite } from '../../../../support/suite';

const test = suite('presses');

const RUNS = { seed: 20_260_925, numRuns: 10_000 };

type TestAction =
  | { readonly do: 'down'; readonly finger: number; readonly x: number; readonly y: number }
  | { readonly do: 'move'; readonly finger: number; readonly dx: number; readonly dy: number }
  | { readonly do: 'up' | 'drop'; readonly finger: number }
  | { readonly do: 'wait'; readonly milliseconds: number }
  /** The phone is rotated, or the user switches away. */
  | { readonly do: 'letGo' }
  /** A sheet opens above the buttons, or closes again. */
  | { readonly do: 'cover' }
  /** The seats move under the fingers by this many places. */
  | { readonly do: 'layOut'; readonly by: number };

/** Two halves of four seats, each of this width and height. */
const BUTTONS = [0, 1, 2, 3, 4, 5, 6, 7];
const SIDE = 100;
const fingers = fc.nat(9);
const testActions: fc.Arbitrary<TestAction> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('down' as const),
      finger: fingers,
      x: fc.nat(SIDE * BUTTONS.length - 1),
      y: fc.nat(SIDE - 1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      finger: fingers,
      dx: fc.integer({ min: -24, max: 24 }),
      dy: fc.integer({ min: -24, max: 24 }),
    }),
  },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('up' as const), finger: fingers }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), finger: fingers }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1, 40, 200, 499, 500, 501, 1099, 1101, 2700),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'letGo' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'cover' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('layOut' as const), by: fc.integer({ min: 1, max: 7 }) }),
  },
);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Models the positions of the buttons, and whether anything covers them. */
function createScreen() {
  let turnedBy = 0;
  let isCovered = false;
  const at = ({ x }: Point) => (Math.floor(x / SIDE) + turnedBy) % BUTTONS.length;
  return {
    /** Returns the button under a finger. */
    at,
    isThere: (button: number, point: Point) => !isCovered && at(point) === button,
    cover() {
      isCovered = !isCovered;
    },
    layOut(by: number) {
      turnedBy += by;
    },
  };
}

/** In milliseconds, until a press counts its first ten and between two tens. */
const [FIRST_TEN, NEXT_TEN] = [500, 1100];

/** A press as seen by an observer: where it began, when it counts the next ten, and whether it has counted any. */
interface Watched extends Point {
  readonly button: number;
  readonly nextTenAt: number;
  readonly hasRepeated: boolean;
}

/** Computes the expected counts from the start and end times of presses, without any timer. */
function createReferenceCounter(screen: ReturnType<typeof createScreen>) {
  const counted = BUTTONS.map(() => 0);
  const held = new Map<number, Watched>();
  const count = (button: number, by: number) => {
    counted[button] = (counted[button] ?? 0) + by;
  };
  /** Counts the tens of a press until now; a press whose button has moved away is over. */
  const settle = (finger: number, now: number) => {
    const press = held.get(finger);
    if (!press || now < press.nextTenAt) return;
    const tens = 1 + Math.floor((now - press.nextTenAt) / NEXT_TEN);
    if (!screen.isThere(press.button, press)) {
      held.delete(finger);
      return;
    }
    count(press.button, 10 * tens);
    held.set(finger, { ...press, nextTenAt: press.nextTenAt + NEXT_TEN * tens, hasRepeated: true });
  };
  const end = (finger: number, now: number) => {
    settle(finger, now);
    const press = held.get(finger);
    held.delete(finger);
    return press;
  };
  return {
    counted,
    /** Called before the screen changes, since presses held until then count on the previous screen. */
    settleAll(now: number) {
      for (const finger of [...held.keys()]) settle(finger, now);
    },
    down(finger: number, point: Point, now: number) {
      end(finger, now);
      held.set(finger, {
        ...point,
        button: screen.at(point),
        nextTenAt: now + FIRST_TEN,
        hasRepeated: false,
      });
    },
    up(finger: number, now: number) {
      const press = end(finger, now);
      if (press && !press.hasRepeated && screen.isThere(press.button, press)) count(press.button, 1);
    },
    end,
    endAll(now: number) {
      for (const finger of [...held.keys()]) end(finger, now);
    },
  };
}

test('over ten thousand random finger actions every button counts its own presses only', () => {
  fc.assert(
    fc.property(fc.array(testActions, { minLength: 5, maxLength: 60 }), (actions) => {
      const clock = createManualClock();
      const screen = createScreen();
      const counted = BUTTONS.map(() => 0);
      const buttons: readonly PressTracker[] = BUTTONS.map((button) =>
        createPressTracker({
          step: (times) => {
            counted[button] = (counted[button] ?? 0) + times;
          },
          contains: (point) => screen.isThere(button, point),
          callAfter: clock.after,
        }),
      );
      const watcher = createReferenceCounter(screen);
      /** Dispatches later events of a finger to the button on which it was pressed, as browsers do. */
      const touched = new Map<number, { readonly on: PressTracker } & Point>();
      for (const action of actions) {
        const now = clock.now();
        const touch = 'finger' in action ? touched.get(action.finger) : undefined;
        switch (action.do) {
          case 'wait':
            clock.advance(action.milliseconds);
            break;
          case 'down': {
            const on = buttons[screen.at(action)];
            assert.ok(on);
            watcher.down(action.finger, action, now);
            touch?.on.cancel(action.finger);
            on.down(action.finger, action);
            touched.set(action.finger, { on, x: action.x, y: action.y });
            break;
          }
          case 'move':
            if (touch && Math.hypot(action.dx, action.dy) > 20) watcher.end(action.finger, now);
            touch?.on.move(action.finger, { x: touch.x + action.dx, y: touch.y + action.dy });
            break;
          case 'up':
            watcher.up(action.finger, now);
            touch?.on.up(action.finger);
            touched.delete(action.finger);
            break;
          case 'drop':
            watcher.end(action.finger, now);
            touch?.on.cancel(action.finger);
            touched.delete(action.finger);
            break;
          case 'letGo':
            watcher.endAll(now);
            for (const one of buttons) one.cancelAll();
            break;
          case 'cover':
            watcher.settleAll(now);
            screen.cover();
            break;
          case 'layOut':
            watcher.settleAll(now);
            screen.layOut(action.by);
        }
      }
      watcher.endAll(clock.now());
      for (const one of buttons) one.cancelAll();
      assert.ok(clock.isIdle(), 'something goes on counting');
      assert.equal(counted, watcher.counted);
    }),
    RUNS,
  );
});

test('a press without a reported end does not continue alongside the next one of the same finger', () => {
  const clock = createManualClock();
  let counted = 0;
  const presses = createPressTracker({
    step: (times) => {
      counted += times;
    },
    contains: () => true,
    callAfter: clock.after,
  });
  presses.down(1, { x: 0, y: 0 });
  clock.advance(100);
  presses.down(1, { x: 0, y: 0 });
  presses.up(1);
  clock.advance(60_000);
  assert.is(counted, 1);
});

test.run();
