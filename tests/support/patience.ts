import { setTimeout as pause } from 'node:timers/promises';
import { assert } from './suite';

/** How long to wait for an expected state, in milliseconds; more on a busy machine. */
export const PATIENCE = Number(process.env.PATIENCE ?? 30_000);
const BETWEEN_LOOKS = 20;

/** Repeats a check until it succeeds; `complaint` can describe the last state. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  complaint: string | (() => string) = 'waited in vain',
): Promise<void> {
  for (const deadline = performance.now() + PATIENCE; !(await isSo()); await pause(BETWEEN_LOOKS)) {
    if (performance.now() > deadline) {
      assert.unreachable(typeof complaint === 'string' ? complaint : complaint());
    }
  }
}
