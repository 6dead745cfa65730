/**
 * Sends one request to Scryfall at a time within its limits: at least half a second after each response, and after
 * "too many requests" as long as it says, at least half a minute.
 */

/**
 * Milliseconds from a response to the next request. Scryfall allows one request in 500; counting from the response
 * ensures that, however long transfers take.
 */
const BETWEEN = 550;
const AFTER_TOO_MANY = 30_000;
const AFTER_A_FAULT = 5_000;
export const MOST_REFUSALS = 3;

export interface ScryfallRequest {
  /** The path on Scryfall's server, with the query. */
  readonly path: string;
  /** The body of a POST request, if any. */
  readonly body?: unknown;
}

export interface ScryfallResponse {
  readonly status: number;
  /** Null if it was not JSON. */
  readonly body: unknown;
  /** Seconds to wait, if the response says so. */
  readonly retryAfter: number | null;
}

export type NoAnswer = 'offline' | 'limited' | 'unexpected';

export interface RateLimiterPorts {
  /** Rejects if there is no response. */
  readonly ask: (question: ScryfallRequest, signal: AbortSignal) => Promise<ScryfallResponse>;
  /** Waits for this many milliseconds; rejects when aborted. */
  readonly wait: (time: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
}

export interface RequestContext {
  /** Reports a pause of this many milliseconds; null when it is over. */
  readonly paused: (time: number | null) => void;
  readonly signal: AbortSignal;
}

/** Resolves with any response that is neither "too many requests" nor a server error; rejects when aborted. */
export type RateLimiter = (
  question: ScryfallRequest,
  asker: RequestContext,
) => Promise<ScryfallResponse | NoAnswer>;

/** All users of one limiter share its pauses. */
export function createRateLimiter({ ask, wait, now }: RateLimiterPorts): RateLimiter {
  let notBefore = 0;
  return async (question, { paused, signal }) => {
    for (let refusals = 0; refusals < MOST_REFUSALS; refusals++) {
      const pause = notBefore - now();
      if (pause > BETWEEN) paused(pause);
      if (pause > 0) await wait(pause, signal);
      paused(null);
      let answer: ScryfallResponse;
      try {
        answer = await ask(question, signal);
      } catch {
        return 'offline';
      } finally {
        notBefore = now() + BETWEEN;
      }
      if (!shouldRetry(answer)) return answer;
      notBefore = now() + retryDelay(answer);
      if (refusals === MOST_REFUSALS - 1) return answer.status === 429 ? 'limited' : 'unexpected';
    }
    return 'limited';
  };
}

type RefusedResponse = Pick<ScryfallResponse, 'status' | 'retryAfter'>;

/** "Too many requests" or a server error: the same request may succeed later. */
export function shouldRetry({ status }: RefusedResponse): boolean {
  return status === 429 || status >= 500;
}

/** Milliseconds until the same request may be sent again. */
export function retryDelay({ status, retryAfter }: RefusedResponse): number {
  return Math.max((retryAfter ?? 0) * 1000, status === 429 ? AFTER_TOO_MANY : AFTER_A_FAULT);
}
