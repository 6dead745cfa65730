/** Fetches one picture after the other from where Scryfall keeps them: gently, with patience, and without giving up too soon. */
import type { DownloadTrouble } from '../storage/picture-downloads';
import { isRefusal, MOST_REFUSALS, pauseAfter } from './patient-asking';

/** Milliseconds between one picture and the next of the same lane. */
const BETWEEN_PICTURES = 100;
/** Milliseconds until what gave no answer, though there is a network, is asked for once more. */
const AFTER_SILENCE = 2_000;
const MOST_SILENCES = 2;

export interface PictureAnswer {
  readonly status: number;
  /** Seconds to wait, where the answer says so. */
  readonly retryAfter: number | null;
  readonly picture: Blob | 'brokenOff' | 'tooLarge' | 'notAPicture';
}

export interface FetchingPorts {
  /** Rejects when there is no answer at all. */
  readonly fetchPicture: (address: string, signal: AbortSignal) => Promise<PictureAnswer>;
  /** Milliseconds; rejects when the signal is aborted. */
  readonly wait: (time: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** When there may be a network again; rejects when the signal is aborted. */
  readonly untilOnline: (signal: AbortSignal) => Promise<void>;
}

/** What holds everything up just now. */
export type Delay = { readonly kind: 'asked'; readonly time: number } | { readonly kind: 'offline' };

export interface Fetcher {
  /** Null when it goes on. */
  readonly delayed: (delay: Delay | null) => void;
  readonly signal: AbortSignal;
}

/** `limited`: the other end wants fewer questions, and patience is at its end. */
export type Fetched = Blob | DownloadTrouble | 'limited';

/** All that is fetched by the same one keeps to the same pauses; rejects when it is no longer wanted. */
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
      if (answer && isRefusal(answer)) {
        refusals += 1;
        notBefore = Math.max(notBefore, ports.now() + pauseAfter(answer));
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
