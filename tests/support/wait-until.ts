import { setTimeout as pause } from 'node:timers/promises';
import { assert } from './suite';

/** How long to wait for an expected state, in milliseconds; set TIMEOUT to a higher value on a busy machine. */
export const TIMEOUT = Number(process.env.TIMEOUT ?? 30_000);
const POLL_INTERVAL = 20;

/** Repeats a check until it succeeds; `complaint` can describe the last state. A check may also never resolve. */
export async function until(
  isFulfilled: () => boolean | Promise<boolean>,
  complaint: string | (() => string) = 'waited in vain',
): Promise<void> {
  const abortController = new AbortController();
  const poll = async () => {
    while (!abortController.signal.aborted && !(await isFulfilled())) await pause(POLL_INTERVAL);
  };
  const timedOut = pause(TIMEOUT, 'timedOut' as const, { signal: abortController.signal });
  try {
    if ((await Promise.race([poll(), timedOut])) !== 'timedOut') return;
    assert.unreachable(typeof complaint === 'string' ? complaint : complaint());
  } finally {
    abortController.abort();
  }
}
