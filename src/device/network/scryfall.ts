/** Requests to Scryfall, the only host the app contacts, and only at the user's request. */
import { delay } from '../browser/frames';

const ADDRESS = 'https://api.scryfall.com';
const PATIENCE = 20_000;
const PATIENCE_FOR_A_PICTURE = 60_000;
/** Bytes; the requested pictures take a hundredth of it. */
const LARGEST_PICTURE = 16_000_000;
/** Milliseconds. */
const BETWEEN_TABS = 600;
/** Seconds; a longer pause asked for by the server is cut to this. */
const LONGEST_PAUSE = 3600;

/** Rejects if there is no answer. */
export async function askScryfall(
  { path, body }: { readonly path: string; readonly body?: unknown },
  signal: AbortSignal,
): Promise<{ status: number; body: unknown; retryAfter: number | null }> {
  const accept = { Accept: 'application/json' };
  const response = await fetch(`${ADDRESS}${path}`, {
    signal: anySignal(signal, AbortSignal.timeout(PATIENCE)),
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
  return {
    status: response.status,
    body: await response.json().catch(() => null),
    retryAfter: retryAfter(response),
  };
}

/** Why the answer is not a usable picture. */
type PictureFailure = 'brokenOff' | 'tooLarge' | 'notAPicture';

/** Rejects if there is no answer. The browser does not cache the picture, since the caller stores it. */
export async function fetchPicture(
  address: string,
  signal: AbortSignal,
): Promise<{ status: number; retryAfter: number | null; picture: Blob | PictureFailure }> {
  const response = await fetch(address, {
    signal: anySignal(signal, AbortSignal.timeout(PATIENCE_FOR_A_PICTURE)),
    headers: { Accept: 'image/*' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
  const { status } = response;
  const answer = { status, retryAfter: retryAfter(response) };
  if (status !== 200 || !response.headers.get('Content-Type')?.startsWith('image/')) {
    await response.body?.cancel().catch(() => {});
    return { ...answer, picture: 'notAPicture' };
  }
  return { ...answer, picture: await readPicture(response) };
}

async function readPicture(response: Response): Promise<Blob | PictureFailure> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      size += read.value.byteLength;
      if (size > LARGEST_PICTURE) {
        await reader?.cancel();
        return 'tooLarge';
      }
      pieces.push(read.value);
    }
  } catch {
    return 'brokenOff';
  }
  return new Blob(pieces);
}

function retryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(seconds, LONGEST_PAUSE) : null;
}

/** `AbortSignal.any` is newer than the oldest supported browsers. */
function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: either.signal });
  }
  return either.signal;
}

/** Waits for this many milliseconds; rejects when aborted. */
export function abortableDelay(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, time);
    signal.addEventListener('abort', stop);
  });
}

/**
 * Runs work in one tab after another with a pause between them, so that all tabs together respect the rate limit.
 */
export function inTurnWithOtherTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    navigator.locks
      .request('planar-table scryfall', async () => {
        await work().then(resolve, reject);
        await delay(BETWEEN_TABS);
      })
      .catch(reject);
  });
}

/** Runs work unless another tab is downloading pictures; returns null in that case. */
export async function unlessOtherTabDownloads<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (!navigator.locks) return work();
  return navigator.locks.request('planar-table pictures', { ifAvailable: true }, (lock) =>
    lock ? work() : null,
  );
}
