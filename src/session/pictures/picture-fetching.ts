/** Fetches pictures from Scryfall's image server with pauses and retries. */
import type { DownloadFailure } from '../../storage/pictures/picture-downloads';
import { MAX_REFUSALS, retryDelay, shouldRetry } from '../cards/scryfall/rate-limiter';

const PAUSE_BETWEEN_PICTURES_MS = 100;
/** After this time, a request without a response is repeated once. */
const RETRY_DELAY_MS = 2_000;
const MAX_FAILED_ATTEMPTS = 2;

export interface PictureResponse {
  readonly status: number;
  /** Seconds to wait before the next request, if the response says so. */
  readonly retryAfter: number | null;
  readonly picture: Blob | 'brokenOff' | 'tooLarge' | 'notAPicture';
}

export interface FetchingPorts {
  /** Rejects if there is no response. */
  readonly fetchPicture: (url: string, signal: AbortSignal) => Promise<PictureResponse>;
  /** Waits for this many milliseconds; rejects when aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Resolves when there may be a network again; rejects when aborted. */
  readonly untilWorthRetrying: (signal: AbortSignal) => Promise<void>;
}

/** Why fetching is currently delayed. */
export type Delay =
  | { readonly kind: 'rateLimited'; readonly milliseconds: number }
  | { readonly kind: 'offline' };

/** How a fetch reports delays and is aborted. */
export interface FetchContext {
  /** Null when the delay is over. */
  readonly onDelay: (delay: Delay | null) => void;
  readonly signal: AbortSignal;
}

/** `limited`: the server asks for fewer requests, and all retries were used. */
export type FetchOutcome = Blob | DownloadFailure | 'limited';

/** Returns a function that fetches a picture and rejects when aborted; all fetches share the same pauses. */
export function createPictureFetcher(ports: FetchingPorts) {
  let earliestRequestTime = 0;

  async function waitUntilAllowed({ onDelay, signal }: FetchContext): Promise<void> {
    for (
      let pause = earliestRequestTime - ports.now();
      pause > 0;
      pause = earliestRequestTime - ports.now()
    ) {
      onDelay({ kind: 'rateLimited', milliseconds: pause });
      await ports.wait(pause, signal);
      onDelay(null);
    }
  }

  return async (url: string, context: FetchContext): Promise<FetchOutcome> => {
    const { onDelay, signal } = context;
    let refusalCount = 0;
    let failedAttemptCount = 0;
    await ports.wait(PAUSE_BETWEEN_PICTURES_MS, signal);
    for (;;) {
      await waitUntilAllowed(context);
      const response = await ports.fetchPicture(url, signal).catch(() => null);
      signal.throwIfAborted();
      if (response && shouldRetry(response)) {
        refusalCount += 1;
        earliestRequestTime = Math.max(earliestRequestTime, ports.now() + retryDelay(response));
        if (refusalCount === MAX_REFUSALS) return response.status === 429 ? 'limited' : 'refused';
        continue;
      }
      if (response && response.picture !== 'brokenOff') return outcomeOf(response);
      if (!ports.isOnline()) {
        onDelay({ kind: 'offline' });
        await ports.untilWorthRetrying(signal);
        onDelay(null);
        continue;
      }
      failedAttemptCount += 1;
      if (failedAttemptCount === MAX_FAILED_ATTEMPTS) return response ? 'brokenOff' : 'noAnswer';
      await ports.wait(RETRY_DELAY_MS, signal);
    }
  };
}

function outcomeOf({ status, picture }: PictureResponse): Blob | DownloadFailure {
  if (status === 200) return picture;
  return status === 404 || status === 410 ? 'notThere' : 'refused';
}
