import { setTimeout as pause } from 'node:timers/promises';
import type { EvaluablePage } from './evaluable-page';

/**
 * Waits until no file has been fetched for this many milliseconds, because files not yet loaded may be gone afterward.
 */
export async function waitUntilLoaded(page: EvaluablePage, quietTime: number): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await loaded(); now > before; ) {
    await pause(quietTime);
    before = now;
    now = await loaded();
  }
}
