import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { TIMEOUT } from '../wait-until';

/** In milliseconds. */
const FRAME_DURATION = 16;

/** Returns a function that taps a button with a finger where it is, without scrolling it into view. */
export function createFingerTap(page: Page): (button: Locator) => Promise<void> {
  let touchscreen: CDPSession | null = null;
  return async (button) => {
    const middle = await steadyCenterOf(button);
    touchscreen ??= await page.context().newCDPSession(page);
    await sendTouchesTogether(touchscreen, [middle]);
  };
}

/** Waits until a button can be tapped, stands still and nothing lies over its middle. */
export async function steadyCenterOf(button: Locator): Promise<TouchPoint> {
  await button.waitFor();
  return button.evaluate(
    (element, timeout) =>
      new Promise<TouchPoint>((done, fail) => {
        const giveUp = setTimeout(
          () => fail(new Error(`"${element.textContent}" is covered, moves or takes no taps`)),
          timeout,
        );
        let before = '';
        const checkFrame = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const point = { x: x + width / 2, y: y + height / 2 };
          const isUsable = !element.matches('[aria-disabled], :disabled');
          // Before its first frame, an animated element stands still too.
          const isAnimated = document
            .getAnimations()
            .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
          const isStill = !isAnimated && before === `${point.x} ${point.y}`;
          before = `${point.x} ${point.y}`;
          if (isUsable && isStill && element.contains(document.elementFromPoint(point.x, point.y))) {
            clearTimeout(giveUp);
            done(point);
          } else requestAnimationFrame(checkFrame);
        };
        checkFrame();
      }),
    TIMEOUT,
  );
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
export async function sendTouchesTogether(
  touchscreen: CDPSession,
  down: readonly TouchPoint[],
  ...moves: readonly (readonly TouchPoint[])[]
): Promise<void> {
  await sendTogether(touchscreen, [down, ...moves, []]);
}

/** Slides a finger for the given duration by event timestamps; the events are also sent together. */
export async function slideFinger(
  seconds: number,
  touchscreen: CDPSession,
  path: readonly TouchPoint[],
): Promise<void> {
  await sendTogether(touchscreen, [...path.map((point) => [point]), []], seconds);
}

/** Drags a finger from one point to another in real time, as the browser needs it to scroll. */
export async function drag(touchscreen: CDPSession, from: TouchPoint, to: TouchPoint): Promise<void> {
  const steps = 10;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: TouchPoint[]) =>
    touchscreen.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', from);
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    await send('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    await pause(FRAME_DURATION);
  }
  await send('touchEnd');
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
