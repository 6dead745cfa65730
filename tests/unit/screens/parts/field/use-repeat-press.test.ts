/** A press counts once, however many events report it: pointer events, and a click after them or without them. */
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { renderHook } from '../../../../support/rendered/rendered-hook';
import { assert, suite } from '../../../../support/suite';

const { useRepeatPress } = await import('../../../../../src/screens/parts/field/use-repeat-press');

const test = suite('counting button');

const button = document.createElement('button');
let isCovered = false;
Object.assign(document, { elementFromPoint: () => (isCovered ? document.body : button) });

function countingButton() {
  isCovered = false;
  const counted: number[] = [];
  const hook = renderHook(() => useRepeatPress((times) => counted.push(times)));
  const point = { pointerId: 1, button: 0, clientX: 10, clientY: 10, currentTarget: button, timeStamp: 1000 };
  const send =
    (handler: 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave') =>
    (event: Partial<typeof point> = {}) =>
      hook.current()[handler]({ ...point, ...event } as unknown as PointerEvent);
  return {
    counted,
    unmount: hook.unmount,
    down: send('onPointerDown'),
    move: send('onPointerMove'),
    up: send('onPointerUp'),
    cancel: send('onPointerCancel'),
    leave: send('onPointerLeave'),
    click: (event: { detail: number; timeStamp: number }) => hook.current().onClick(event as MouseEvent),
  };
}

test('a press counts when the pointer is lifted, and its click does not count again', () => {
  const { counted, down, up, click } = countingButton();
  down();
  assert.equal(counted, []);
  up();
  click({ detail: 1, timeStamp: 1001 });
  // Some screen readers send a click without a pointer after the press.
  click({ detail: 0, timeStamp: 1300 });
  assert.equal(counted, [1]);
});

test('a click without a pointer counts: keyboard and screen readers', () => {
  const { counted, down, up, click } = countingButton();
  click({ detail: 0, timeStamp: 10 });
  assert.equal(counted, [1]);
  down();
  up();
  click({ detail: 0, timeStamp: 1401 });
  assert.equal(counted, [1, 1, 1]);
});

test('two fingers are two presses', () => {
  const { counted, down, up } = countingButton();
  down();
  down({ pointerId: 2 });
  up();
  up({ pointerId: 2 });
  assert.equal(counted, [1, 1]);
});

test('other mouse buttons count nothing', () => {
  const { counted, down, up } = countingButton();
  down({ button: 2 });
  up({ button: 2 });
  assert.equal(counted, []);
});

test('sliding away, leaving and a canceled pointer count nothing', () => {
  for (const end of ['move', 'leave', 'cancel'] as const) {
    const press = countingButton();
    press.down();
    press[end]({ clientX: 60 });
    press.up();
    assert.equal(press.counted, [], end);
  }
});

test('nothing is counted if something else is under the finger by then', () => {
  const { counted, down, up } = countingButton();
  down();
  isCovered = true;
  up();
  assert.equal(counted, []);
});

test('turning the phone, switching away and navigating end every press', async () => {
  for (const type of ['resize', 'blur', 'pagehide', 'hashchange']) {
    const { counted, down, up, unmount } = countingButton();
    await waitUntilSettled();
    down();
    window.dispatchEvent(new Event(type));
    up();
    assert.equal(counted, [], type);
    unmount();
  }
});

test.run();
