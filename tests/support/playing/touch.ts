import type { CDPSession, Locator, Page } from 'playwright-core';
import { assert } from '../suite';

/** Returns a function that taps a button with a finger where it is, without scrolling it into view. */
export function fingerOn(page: Page): (button: Locator) => Promise<void> {
  let glass: CDPSession | null = null;
  return async (button) => {
    await button.waitFor();
    const box = await button.boundingBox();
    assert.ok(box);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await button.evaluate(
      (element, [left, top]) =>
        new Promise<void>((done) => {
          const look = () => {
            const isUsable = !element.matches('[aria-disabled], :disabled');
            if (isUsable && element.contains(document.elementFromPoint(left, top))) done();
            else requestAnimationFrame(look);
          };
          look();
        }),
      [x, y] as const,
    );
    glass ??= await page.context().newCDPSession(page);
    await touchTogether(glass, [{ x, y }]);
  };
}

interface TouchPoint {
  readonly x: number;
  readonly y: number;
  readonly id?: number;
}

/**
 * Puts fingers down, moves them and lifts them all. The events are sent together: on a busy machine pauses between
 * them would make a tap a hold and a swipe slow.
 */
export async function touchTogether(
  glass: CDPSession,
  down: readonly TouchPoint[],
  ...moves: readonly (readonly TouchPoint[])[]
): Promise<void> {
  await sendTogether(glass, [down, ...moves, []]);
}

/** Slides a finger as slowly as its events say, which are sent together as well. */
export async function slideFor(
  seconds: number,
  glass: CDPSession,
  way: readonly TouchPoint[],
): Promise<void> {
  await sendTogether(glass, [...way.map((point) => [point]), []], seconds);
}

async function sendTogether(
  glass: CDPSession,
  touches: readonly (readonly TouchPoint[])[],
  seconds?: number,
): Promise<void> {
  const now = Date.now() / 1000;
  const last = touches.length - 1;
  await Promise.all(
    touches.map((points, index) =>
      glass.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : index === last ? 'touchEnd' : 'touchMove',
        touchPoints: [...points],
        ...(seconds !== undefined && { timestamp: now + (seconds * index) / last }),
      }),
    ),
  );
}
