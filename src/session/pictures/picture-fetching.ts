/** Fetches pictures from Scryfall's image server with pauses and retries. */
import type { DownloadTrouble } from '../../storage/pictures/picture-downloads';
import { MOST_REFUSALS, retryDelay, shouldRetry } from '../cards/scryfall/rate-limiter';

/** Milliseconds between two pictures of the same lane. */
const BETWEEN_PICTURES = 100;
/** Milliseconds until a request without a response is repeated once. */
const AFTER_SILENCE = 2_000;
const MOST_SILENCES = 2;

export interface PictureAnswer {
  readonly status: number;
  /** Seconds to wait, if the response says so. */
  readonly retryAfter: number | null;
  readonly picture: Blob | 'brokenOff' | 'tooLarge' | 'notAPicture';
}

export interface FetchingPorts {
  /** Rejects if there is no response. */
  readonly fetchPicture: (address: string, signal: AbortSignal) => Promise<PictureAnswer>;
  /** Waits for this many milliseconds; rejects when aborted. */
  readonly wait: (time: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Resolves when there may be a network again; rejects when aborted. */
  readonly untilOnline: (signal: AbortSignal) => Promise<void>;
}

/** Why fetching is delayed at present. */
export type Delay = { readonly kind: 'asked'; readonly time: number } | { readonly kind: 'offline' };

export interface Fetcher {
  /** Null when the delay is over. */
  readonly delayed: (delay: Delay | null) => void;
  readonly signal: AbortSignal;
}

/** `limited`: the server asks for fewer requests, and retries are used up. */
export type Fetched = Blob | DownloadTrouble | 'limited';

/** All fetches share the same pauses; they reject when aborted. */
export function createPictureFetching(ports: FetchingPorts) {
  let notBefore = 0;

  async function waitUntilAllowed({ delayed, signal }: Fetcher): Promise<void> {
    for (let pause = notBefore - ports.now(); pause > 0; pause = notBefore - ports.now()) {
      delayed({ kind: 'asked', time: pause });
      await ports.wait(pause, signal);
      delayed(null);
    }
  }

  return async (address: string, fetcher: Fetcher): Promise<Fetched> => {
    const { delayed, signal } = fetcher;
    let refusals = 0;
    let silences = 0;
    await ports.wait(BETWEEN_PICTURES, signal);
    for (;;) {
      await waitUntilAllowed(fetcher);
      const answer = await ports.fetchPicture(address, signal).catch(() => null);
      signal.throwIfAborted();
      if (answer && shouldRetry(answer)) {
        refusals += 1;
        notBefore = Math.max(notBefore, ports.now() + retryDelay(answer));
        if (refusals === MOST_REFUSALS) return answer.status === 429 ? 'limited' : 'refused';
        continue;
      }
      if (answer && answer.picture !== 'brokenOff') return outcomeOf(answer);
      if (!ports.isOnline()) {
        delayed({ kind: 'offline' });
        await ports.untilOnline(signal);
        delayed(null);
        continue;
      }
      silences += 1;
      if (silences === MOST_SILENCES) return answer ? 'brokenOff' : 'noAnswer';
      await ports.wait(AFTER_SILENCE, signal);
    }
  };
}

function outcomeOf({ status, picture }: PictureAnswer): Blob | DownloadTrouble {
  if (status === 200) return picture;
  return status === 404 || status === 410 ? 'notThere' : 'refused';
}
