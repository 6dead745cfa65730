/** Questions to Scryfall, the one place the app ever asks anything of, and only when somebody wants it to. */
import { pause } from './frames';

const ADDRESS = 'https://api.scryfall.com';
const PATIENCE = 20_000;
const PATIENCE_FOR_A_PICTURE = 60_000;
/** Bytes; what is asked for takes a hundredth of it. */
const LARGEST_PICTURE = 16_000_000;
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
  return {
    status: response.status,
    body: await response.json().catch(() => null),
    retryAfter: retryAfter(response),
  };
}

/** What came instead of a picture. */
type NoPicture = 'brokenOff' | 'tooLarge' | 'notAPicture';

/** Rejects when there is no answer. What comes is not kept by the browser too: whoever asks stores it. */
export async function fetchPicture(
  address: string,
  signal: AbortSignal,
): Promise<{ status: number; retryAfter: number | null; picture: Blob | NoPicture }> {
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_FOR_A_PICTURE)]),
    headers: { Accept: 'image/*' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
  const { status } = response;
  const told = { status, retryAfter: retryAfter(response) };
  if (status !== 200 || !response.headers.get('Content-Type')?.startsWith('image/')) {
    await response.body?.cancel().catch(() => {});
    return { ...told, picture: 'notAPicture' };
  }
  return { ...told, picture: await readPicture(response) };
}

async function readPicture(response: Response): Promise<Blob | NoPicture> {
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

/** So many milliseconds; rejects when it is no longer wanted. */
export function wait(time: number, signal: AbortSignal): Promise<void> {
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

/** One tab of this browser after the other, with a pause between them, so that together they ask no faster than one. */
export function afterOtherTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    navigator.locks
      .request('planar-table scryfall', async () => {
        await work().then(resolve, reject);
        await pause(BETWEEN_TABS);
      })
      .catch(reject);
  });
}

/** Runs when no other tab is fetching pictures; null when one is. */
export async function unlessOtherTabFetches<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (!navigator.locks) return work();
  return navigator.locks.request('planar-table pictures', { ifAvailable: true }, (lock) =>
    lock ? work() : null,
  );
}
