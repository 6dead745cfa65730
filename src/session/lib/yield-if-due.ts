import { nextTask } from './next-task';

/** Returns a function that waits for a new task if the current one has worked for this many milliseconds. */
export function createYieldIfDue(maxSliceMilliseconds: number): () => Promise<void> {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < maxSliceMilliseconds) return;
    await nextTask();
    sliceStart = performance.now();
  };
}
