import { setTimeout as pause } from 'node:timers/promises';
import type { RunsInPage } from './runs-in-page';

/**
 * Waits until no file has been fetched for this many milliseconds, because files not yet loaded may be gone afterward.
 */
export async function waitUntilLoaded(page: RunsInPage, quiet: number): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await loaded(); now > before; ) {
    await pause(quiet);
    before = now;
    now = await loaded();
  }
}
