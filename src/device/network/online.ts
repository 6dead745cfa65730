/** Whether there is a network, as far as the browser knows. */

/** Milliseconds. Browsers do not always report that the network is back. */
const LOOK_AGAIN = 30_000;

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
    const goOn = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(signal.reason);
    };
    const timer = setTimeout(goOn, LOOK_AGAIN);
    addEventListener('online', goOn, { signal: listening.signal });
    signal.addEventListener('abort', stop, { signal: listening.signal });
  });
}
