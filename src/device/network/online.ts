/** Whether there is a network, as far as the browser knows. */

/** Milliseconds until the next try; browsers do not always report that the network is back. */
const RETRY_AFTER = 30_000;

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Resolves when there may be a network again; rejects when aborted. */
export function untilWorthRetrying(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const controller = new AbortController();
    const cleanUp = () => {
      clearTimeout(timer);
      controller.abort();
    };
    const proceed = () => {
      cleanUp();
      resolve();
    };
    const rejectAborted = () => {
      cleanUp();
      reject(signal.reason);
    };
    const timer = setTimeout(proceed, RETRY_AFTER);
    addEventListener('online', proceed, { signal: controller.signal });
    signal.addEventListener('abort', rejectAborted, { signal: controller.signal });
  });
}
