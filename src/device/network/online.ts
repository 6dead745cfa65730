/** Whether there is a network, as far as the browser knows. */

/** Milliseconds until the next try; browsers do not always report that the network is back. */
const RETRY_AFTER = 30_000;

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Resolves when there may be a network again; rejects when aborted. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const listening = new AbortController();
    const end = () => {
      clearTimeout(timer);
      listening.abort();
    };
    const proceed = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(signal.reason);
    };
    const timer = setTimeout(proceed, RETRY_AFTER);
    addEventListener('online', proceed, { signal: listening.signal });
    signal.addEventListener('abort', stop, { signal: listening.signal });
  });
}
