/** Whether there is a network, as far as the browser knows. */

/** When to try again, because browsers do not always report that the network is back. */
const RETRY_AFTER_MS = 30_000;

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
    const timer = setTimeout(proceed, RETRY_AFTER_MS);
    addEventListener('online', proceed, { signal: controller.signal });
    signal.addEventListener('abort', rejectAborted, { signal: controller.signal });
  });
}
