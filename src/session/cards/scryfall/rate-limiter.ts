/**
 * Sends one request to Scryfall at a time within its limits: at least half a second after each response, and after "too
 * many requests" (429) as long as the response says, but at least half a minute.
 */

/** Scryfall allows one request per 500 ms; counting from the response guarantees that, however long transfers take. */
const DELAY_AFTER_RESPONSE_MS = 550;
const DELAY_AFTER_TOO_MANY_REQUESTS_MS = 30_000;
const DELAY_AFTER_SERVER_ERROR_MS = 5_000;
export const MAX_REFUSALS = 3;

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
  /** Seconds to wait before the next request, if the response says so. */
  readonly retryAfter: number | null;
}

export type RequestFailure = 'offline' | 'limited' | 'unexpected';

export interface RateLimiterPorts {
  /** Rejects if there is no response. */
  readonly send: (request: ScryfallRequest, signal: AbortSignal) => Promise<ScryfallResponse>;
  /** Waits for this many milliseconds; rejects when aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
}

export interface RequestContext {
  /** Reports a pause of this many milliseconds; null when it is over. */
  readonly onPauseChange: (milliseconds: number | null) => void;
  readonly signal: AbortSignal;
}

/** Resolves with any response that is neither "too many requests" nor a server error; rejects when aborted. */
export type RateLimitedSend = (
  request: ScryfallRequest,
  context: RequestContext,
) => Promise<ScryfallResponse | RequestFailure>;

/** Creates a limiter; all its users share its pauses. */
export function createRateLimitedSend({ send, wait, now }: RateLimiterPorts): RateLimitedSend {
  let earliestRequestTime = 0;
  return async (request, { onPauseChange, signal }) => {
    for (let refusalCount = 1; ; refusalCount++) {
      const pause = earliestRequestTime - now();
      if (pause > DELAY_AFTER_RESPONSE_MS) onPauseChange(pause);
      if (pause > 0) await wait(pause, signal);
      onPauseChange(null);
      let response: ScryfallResponse;
      try {
        response = await send(request, signal);
      } catch {
        return 'offline';
      } finally {
        earliestRequestTime = now() + DELAY_AFTER_RESPONSE_MS;
      }
      if (!shouldRetry(response)) return response;
      earliestRequestTime = now() + retryDelay(response);
      if (refusalCount === MAX_REFUSALS) return response.status === 429 ? 'limited' : 'unexpected';
    }
  };
}

type RefusedResponse = Pick<ScryfallResponse, 'status' | 'retryAfter'>;

/** Returns whether the same request may succeed later: after "too many requests" or a server error. */
export function shouldRetry({ status }: RefusedResponse): boolean {
  return status === 429 || status >= 500;
}

/** Returns the milliseconds until the same request may be sent again. */
export function retryDelay({ status, retryAfter }: RefusedResponse): number {
  return Math.max(
    (retryAfter ?? 0) * 1000,
    status === 429 ? DELAY_AFTER_TOO_MANY_REQUESTS_MS : DELAY_AFTER_SERVER_ERROR_MS,
  );
}
