import type { CDPSession, Locator, Page } from 'playwright-core';
import { assert } from '../suite';

/** Returns a function that taps a button with a finger where it is, without scrolling it into view. */
export function fingerOn(page: Page): (button: Locator) => Promise<void> {
  let touchscreen: CDPSession | null = null;
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
    touchscreen ??= await page.context().newCDPSession(page);
    await touchTogether(touchscreen, [{ x, y }]);
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
  touchscreen: CDPSession,
  down: readonly TouchPoint[],
  ...moves: readonly (readonly TouchPoint[])[]
): Promise<void> {
  await sendTogether(touchscreen, [down, ...moves, []]);
}

/** Slides a finger for the given duration by event timestamps; the events are also sent together. */
export async function slideFor(
  seconds: number,
  touchscreen: CDPSession,
  way: readonly TouchPoint[],
): Promise<void> {
  await sendTogether(touchscreen, [...way.map((point) => [point]), []], seconds);
}

async function sendTogether(
  touchscreen: CDPSession,
  touches: readonly (readonly TouchPoint[])[],
  seconds?: number,
): Promise<void> {
  const now = Date.now() / 1000;
  const last = touches.length - 1;
  await Promise.all(
    touches.map((points, index) =>
      touchscreen.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : index === last ? 'touchEnd' : 'touchMove',
        touchPoints: [...points],
        ...(seconds !== undefined && { timestamp: now + (seconds * index) / last }),
      }),
    ),
  );
}
