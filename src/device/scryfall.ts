/** Questions to Scryfall, the one place the app ever asks anything of, and only when somebody wants it to. */
const ADDRESS = 'https://api.scryfall.com';
const PATIENCE = 20_000;
/** Milliseconds. */
const BETWEEN_TABS = 600;
/** Seconds; whoever asks for more will be asked again. */
const LONGEST_PAUSE = 3600;

/** Rejects when there is no answer. */
export async function askScryfall(
  { path, body }: { readonly path: string; readonly body?: unknown },
  signal: AbortSignal,
): Promise<{ status: number; body: unknown; retryAfter: number | null }> {
  const accept = { Accept: 'application/json' };
  const response = await fetch(`${ADDRESS}${path}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...(body === undefined
      ? { headers: accept }
      : {
          method: 'POST',
          headers: { ...accept, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return {
    status: response.status,
    body: await response.json().catch(() => null),
    retryAfter: Number.isFinite(seconds) ? Math.min(seconds, LONGEST_PAUSE) : null,
  };
}

/** So many milliseconds; rejects when it is no longer wanted. */
export function wait(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** One tab of this browser after the other, with a pause between them, so that together they ask no faster than one. */
export function afterOtherTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    navigator.locks
      .request('planar-table scryfall', async () => {
        await work().then(resolve, reject);
        await new Promise((done) => setTimeout(done, BETWEEN_TABS));
      })
      .catch(reject);
  });
}
