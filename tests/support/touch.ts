import type { Locator, Page } from 'playwright-core';
import { assert } from './suite';

/** Returns a function that taps a button with a finger where it is, without scrolling it into view. */
export function fingerOn(page: Page): (button: Locator) => Promise<void> {
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
    await page.touchscreen.tap(x, y);
  };
}
