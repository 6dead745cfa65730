/** Whether there is a network, as far as the phone knows. */

/** Milliseconds: phones do not always tell that there is one again. */
const LOOK_AGAIN = 30_000;

export function isOnline(): boolean {
  return navigator.onLine;
}

/** When there may be a network again; rejects when it is no longer wanted. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const ended = new AbortController();
    const timer = setTimeout(goOn, LOOK_AGAIN);
    function goOn() {
      clearTimeout(timer);
      ended.abort();
      resolve();
    }
    addEventListener('online', goOn, { signal: ended.signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      ended.abort();
      reject(signal.reason);
    });
  });
}
