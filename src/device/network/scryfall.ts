/** Requests to Scryfall, the only host the app contacts, and only at the user's request. */
import { delay } from '../browser/delay';
import { withLock } from '../browser/web-lock';

const API_URL = 'https://api.scryfall.com';
const API_TIMEOUT_MS = 20_000;
const PICTURE_TIMEOUT_MS = 60_000;
/** About a hundred times the size of the requested pictures. */
const MAX_PICTURE_BYTES = 16_000_000;
const PAUSE_BETWEEN_TABS_MS = 600;
const MAX_RETRY_AFTER_SECONDS = 3600;

/** Sends a request to the Scryfall API; rejects if there is no response. */
export async function askScryfall(
  { path, body }: { readonly path: string; readonly body?: unknown },
  signal: AbortSignal,
): Promise<{ status: number; body: unknown; retryAfter: number | null }> {
  const accept = { Accept: 'application/json' };
  const response = await fetch(`${API_URL}${path}`, {
    signal: anySignal(signal, AbortSignal.timeout(API_TIMEOUT_MS)),
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
    retryAfter: readRetryAfter(response),
  };
}

/** Why a response is not a usable picture. */
type BodyFailure = 'brokenOff' | 'tooLarge' | 'notAPicture';

/**
 * Downloads a picture; rejects if there is no response. The browser does not cache the picture, because the caller
 * stores it.
 */
export async function fetchPicture(
  url: string,
  signal: AbortSignal,
): Promise<{ status: number; retryAfter: number | null; picture: Blob | BodyFailure }> {
  const response = await fetch(url, {
    signal: anySignal(signal, AbortSignal.timeout(PICTURE_TIMEOUT_MS)),
    headers: { Accept: 'image/*' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
  const { status } = response;
  const result = { status, retryAfter: readRetryAfter(response) };
  if (status !== 200 || !response.headers.get('Content-Type')?.startsWith('image/')) {
    await response.body?.cancel().catch(() => {});
    return { ...result, picture: 'notAPicture' };
  }
  return { ...result, picture: await readPicture(response) };
}

async function readPicture(response: Response): Promise<Blob | BodyFailure> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      size += chunk.value.byteLength;
      if (size > MAX_PICTURE_BYTES) {
        await reader?.cancel();
        return 'tooLarge';
      }
      chunks.push(chunk.value);
    }
  } catch {
    return 'brokenOff';
  }
  return new Blob(chunks);
}

function readRetryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(seconds, MAX_RETRY_AFTER_SECONDS) : null;
}

/** Like `AbortSignal.any`, which is newer than the oldest supported browsers. */
function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const combined = new AbortController();
  for (const signal of signals) {
    const abort = () => combined.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: combined.signal });
  }
  return combined.signal;
}

/**
 * Runs work in one tab after another with a pause between them, so that all tabs together respect the rate limit.
 */
export function runExclusivelyAcrossTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    withLock('planar-table scryfall', async () => {
      await work().then(resolve, reject);
      await delay(PAUSE_BETWEEN_TABS_MS);
    }).catch(reject);
  });
}

/** Runs work unless another tab is downloading pictures; returns null in that case. */
export async function runUnlessOtherTabDownloads<Result>(
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (!navigator.locks) return work();
  return navigator.locks.request('planar-table pictures', { ifAvailable: true }, (lock) =>
    lock ? work() : null,
  );
}
