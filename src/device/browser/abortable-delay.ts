/** Waits for this many milliseconds; rejects when aborted. */
export function abortableDelay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const rejectAborted = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', rejectAborted);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', rejectAborted);
  });
}
