import fc from 'fast-check';
import { createPresses, type Presses } from '../../../src/screens/table/presses';
import { standingClock } from '../../support/standing-clock';
import { assert, suite } from '../../support/suite';

const test = suite('presses');

const RUNS = { seed: 20_260_925, numRuns: 10_000 };

type Deed =
  | {
      readonly do: 'down';
      readonly button: number;
      readonly finger: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly do: 'move'; readonly finger: number; readonly dx: number; readonly dy: number }
  | { readonly do: 'up' | 'drop'; readonly finger: number }
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'letGo' }
  /** Something opens above the buttons, or closes again. */
  | { readonly do: 'cover' };

const BUTTONS = [0, 1, 2, 3];
const fingers = fc.nat(3);
const deeds = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('down' as const),
      button: fc.constantFrom(...BUTTONS),
      finger: fingers,
      x: fc.nat(300),
      y: fc.nat(300),
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
  { weight: 8, arbitrary: fc.record({ do: fc.constant('up' as const), finger: fingers }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), finger: fingers }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1, 40, 200, 499, 500, 501, 1200, 2600),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'letGo' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'cover' as const }) },
);

/** A press as somebody would tell it who watched: where and when it began, and whether anything ended it. */
interface Watched {
  readonly button: number;
  readonly x: number;
  readonly y: number;
  readonly since: number;
  readonly hasRepeated: boolean;
}

/** What the buttons should have counted, worked out from when presses began and ended, without any timer. */
function createWatcher() {
  const counted = BUTTONS.map(() => 0);
  const held = new Map<number, Watched>();
  let isCovered = false;
  const count = (button: number, by: number) => {
    counted[button] = (counted[button] ?? 0) + by;
  };
  const tensUntil = ({ button, since }: Watched, now: number) => {
    const tens = Math.floor((now - since) / 500);
    if (!isCovered) count(button, 10 * tens);
    return tens;
  };
  const endOne = (finger: number, now: number) => {
    const press = held.get(finger);
    held.delete(finger);
    return press ? { press, counts: tensUntil(press, now) === 0 && !press.hasRepeated } : null;
  };
  return {
    counted,
    perform(deed: Deed, now: number) {
      switch (deed.do) {
        case 'down':
          endOne(deed.finger, now);
          held.set(deed.finger, {
            button: deed.button,
            x: deed.x,
            y: deed.y,
            since: now,
            hasRepeated: false,
          });
          return;
        case 'move':
          if (Math.hypot(deed.dx, deed.dy) > 20) endOne(deed.finger, now);
          return;
        case 'up': {
          const ended = endOne(deed.finger, now);
          if (ended?.counts && !isCovered) count(ended.press.button, 1);
          return;
        }
        case 'drop':
          endOne(deed.finger, now);
          return;
        case 'letGo':
          for (const finger of [...held.keys()]) endOne(finger, now);
          return;
        case 'cover':
          // What was held until now has counted; from now on it does as if it had just begun, or not at all.
          for (const [finger, press] of held) {
            const tens = tensUntil(press, now);
            if (isCovered && tens > 0) held.delete(finger);
            else if (tens > 0)
              held.set(finger, { ...press, since: press.since + 500 * tens, hasRepeated: true });
          }
          isCovered = !isCovered;
      }
    },
    finish(now: number) {
      for (const finger of [...held.keys()]) endOne(finger, now);
    },
  };
}

test('ten thousand times whatever fingers do: every button has counted what was meant for it, and no other', () => {
  fc.assert(
    fc.property(fc.array(deeds, { minLength: 5, maxLength: 40 }), (tried) => {
      const clock = standingClock();
      const counted = BUTTONS.map(() => 0);
      let isCovered = false;
      const buttons: readonly Presses[] = BUTTONS.map((button) =>
        createPresses({
          step: (times) => {
            counted[button] = (counted[button] ?? 0) + times;
          },
          isThere: () => !isCovered,
          after: clock.after,
        }),
      );
      const watcher = createWatcher();
      const touched = new Map<number, { readonly button: number; readonly x: number; readonly y: number }>();
      for (const deed of tried) {
        if (deed.do === 'wait') {
          clock.moveOn(deed.milliseconds);
          continue;
        }
        watcher.perform(deed, clock.now());
        const finger = 'finger' in deed ? deed.finger : 0;
        const on = touched.get(finger);
        const button = on && buttons[on.button];
        switch (deed.do) {
          case 'down':
            button?.drop(finger);
            buttons[deed.button]?.down(finger, deed);
            touched.set(finger, deed);
            break;
          case 'move':
            if (on) button?.move(finger, { x: on.x + deed.dx, y: on.y + deed.dy });
            break;
          case 'up':
            button?.up(finger);
            touched.delete(finger);
            break;
          case 'drop':
            button?.drop(finger);
            touched.delete(finger);
            break;
          case 'letGo':
            for (const one of buttons) one.dropAll();
            break;
          case 'cover':
            isCovered = !isCovered;
        }
      }
      watcher.finish(clock.now());
      for (const one of buttons) one.dropAll();
      assert.ok(clock.isIdle(), 'something goes on counting');
      assert.equal(counted, watcher.counted);
    }),
    RUNS,
  );
});

test('a press that nobody saw end does not go on beside the next one of the same finger', () => {
  const clock = standingClock();
  let counted = 0;
  const presses = createPresses({
    step: (times) => {
      counted += times;
    },
    isThere: () => true,
    after: clock.after,
  });
  presses.down(1, { x: 0, y: 0 });
  clock.moveOn(100);
  presses.down(1, { x: 0, y: 0 });
  presses.up(1);
  clock.moveOn(60_000);
  assert.is(counted, 1);
});

test.run();
