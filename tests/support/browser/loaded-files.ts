import { setTimeout as pause } from 'node:timers/promises';
import type { RunsInPage } from './runs-in-page';

/** Waits until no file was fetched for this many milliseconds: one the app still lacked could be gone afterward. */
export async function everythingLoaded(page: RunsInPage, quiet: number): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await loaded(); now > before; ) {
    await pause(quiet);
    before = now;
    now = await loaded();
  }
}
