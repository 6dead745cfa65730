import type { History } from '../../../../../src/rules/table/history';
import { renderHook } from '../../../../support/rendered/rendered-hook';
import { assert, suite } from '../../../../support/suite';

const { useSwipe } = await import('../../../../../src/screens/table/assistance/use-swipe');

const test = suite('swipe over the table');

let selected = '';
Object.assign(globalThis, { getSelection: () => selected });

interface Swipe {
  readonly by: readonly [x: number, y: number];
  readonly isPrimary?: boolean;
  readonly touchAction?: string;
  /** What happens between touching and lifting. */
  readonly meanwhile?: (game: { history: History }) => void;
}

function turnsOver({ by: [x, y], isPrimary = true, touchAction = '', meanwhile }: Swipe): boolean {
  const game = { history: {} as History };
  let swipes = 0;
  document.body.innerHTML = `<div data-views><p style="touch-action: ${touchAction}"></p></div>`;
  const send = (type: string, clientX: number, clientY: number) =>
    document
      .querySelector('p')
      ?.dispatchEvent(Object.assign(new Event(type), { isPrimary, clientX, clientY }));
  const { update } = renderHook(() => useSwipe(game.history, () => swipes++));
  send('pointerdown', 200, 300);
  meanwhile?.(game);
  update();
  send('pointerup', 200 + x, 300 + y);
  return swipes > 0;
}

const SIDEWAYS = 'pan-x pinch-zoom';

const cases: readonly [name: string, swipe: Swipe, turns: boolean][] = [
  ['to the right', { by: [100, 0] }, true],
  ['to the left, a little downward', { by: [-100, 40] }, true],
  ['too short', { by: [80, 0] }, false],
  ['a tap', { by: [0, 0] }, false],
  ['scrolling', { by: [20, 200] }, false],
  ['too steep', { by: [100, 50] }, false],
  ['a second finger', { by: [100, 0], isPrimary: false }, false],
  ['down on a text that scrolls sideways', { by: [20, 100], touchAction: SIDEWAYS }, true],
  ['along such a text', { by: [100, 0], touchAction: SIDEWAYS }, false],
  ['down on several planes', { by: [0, 100], touchAction: 'pan-x pan-y pinch-zoom' }, false],
];

for (const [name, swipe, turns] of cases) {
  test(`${name}: ${turns ? 'turns the table over' : 'turns nothing over'}`, () => {
    assert.is(turnsOver(swipe), turns);
  });
}

test('a press during which the game changed turns nothing over', () => {
  const change = (game: { history: History }) => {
    game.history = {} as History;
  };
  assert.is(turnsOver({ by: [100, 0], meanwhile: change }), false);
});

test('selecting text with a mouse turns nothing over', () => {
  const select = () => {
    selected = 'chaos ensues';
  };
  assert.is(turnsOver({ by: [100, 0], meanwhile: select }), false);
  selected = '';
});

test.run();
