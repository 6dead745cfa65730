/** Fetches pictures from Scryfall's image server with pauses and retries. */
import type { DownloadFailure } from '../../storage/pictures/picture-downloads';
import { MAX_REFUSALS, retryDelay, shouldRetry } from '../cards/scryfall/rate-limiter';

/** Milliseconds to wait before each picture. */
const BETWEEN_PICTURES = 100;
/** Milliseconds until a request without a response is repeated once. */
const RETRY_DELAY = 2_000;
const MAX_UNANSWERED = 2;

export interface PictureAnswer {
  readonly status: number;
  /** Seconds to wait before the next request, if the response says so. */
  readonly retryAfter: number | null;
  readonly picture: Blob | 'brokenOff' | 'tooLarge' | 'notAPicture';
}

export interface FetchingPorts {
  /** Rejects if there is no response. */
  readonly fetchPicture: (address: string, signal: AbortSignal) => Promise<PictureAnswer>;
  /** Waits for this many milliseconds; rejects when aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Resolves when there may be a network again; rejects when aborted. */
  readonly untilOnline: (signal: AbortSignal) => Promise<void>;
}

/** Why fetching is currently delayed. */
export type Delay =
  | { readonly kind: 'rateLimited'; readonly milliseconds: number }
  | { readonly kind: 'offline' };

export interface Fetcher {
  /** Null when the delay is over. */
  readonly delayed: (delay: Delay | null) => void;
  readonly signal: AbortSignal;
}

/** `limited`: the server asks for fewer requests, and all retries were used. */
export type Fetched = Blob | DownloadFailure | 'limited';

/** Returns a function that fetches a picture and rejects when aborted; all fetches share the same pauses. */
export function createPictureFetching(ports: FetchingPorts) {
  let earliestNext = 0;

  async function waitUntilAllowed({ delayed, signal }: Fetcher): Promise<void> {
    for (let pause = earliestNext - ports.now(); pause > 0; pause = earliestNext - ports.now()) {
      delayed({ kind: 'rateLimited', milliseconds: pause });
      await ports.wait(pause, signal);
      delayed(null);
    }
  }

  return async (address: string, fetcher: Fetcher): Promise<Fetched> => {
    const { delayed, signal } = fetcher;
    let refusals = 0;
    let unanswered = 0;
    await ports.wait(BETWEEN_PICTURES, signal);
    for (;;) {
      await waitUntilAllowed(fetcher);
      const response = await ports.fetchPicture(address, signal).catch(() => null);
      signal.throwIfAborted();
      if (response && shouldRetry(response)) {
        refusals += 1;
        earliestNext = Math.max(earliestNext, ports.now() + retryDelay(response));
        if (refusals === MAX_REFUSALS) return response.status === 429 ? 'limited' : 'refused';
        continue;
      }
      if (response && response.picture !== 'brokenOff') return outcomeOf(response);
      if (!ports.isOnline()) {
        delayed({ kind: 'offline' });
        await ports.untilOnline(signal);
        delayed(null);
        continue;
      }
      unanswered += 1;
      if (unanswered === MAX_UNANSWERED) return response ? 'brokenOff' : 'noAnswer';
      await ports.wait(RETRY_DELAY, signal);
    }
  };
}

function outcomeOf({ status, picture }: PictureAnswer): Blob | DownloadFailure {
  if (status === 200) return picture;
  return status === 404 || status === 410 ? 'notThere' : 'refused';
}
