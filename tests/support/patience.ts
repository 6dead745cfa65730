import { setTimeout as pause } from 'node:timers/promises';
import { assert } from './suite';

/** How long is waited for what must come, in milliseconds. */
export const PATIENCE = 15_000;
const BETWEEN_LOOKS = 20;

/** Looks again and again until it is so; a complaint may tell what was seen last. */
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
