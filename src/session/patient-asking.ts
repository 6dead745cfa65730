/**
 * Asks Scryfall one question after the other, no faster than it allows: half a second and more after each answer, and after "too
 * many" as long as it says, half a minute at least.
 */

/**
 * Milliseconds from an answer to the next question. At the other end no two may come within 500: counted from the answer, not
 * from the question, however long either was on its way.
 */
const BETWEEN = 550;
const AFTER_TOO_MANY = 30_000;
const AFTER_A_FAULT = 5_000;
export const MOST_REFUSALS = 3;

export interface Question {
  /** Below Scryfall's address, with what is searched for. */
  readonly path: string;
  /** What is posted, or nothing. */
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  /** Null where it was no JSON. */
  readonly body: unknown;
  /** Seconds to wait, where the answer says so. */
  readonly retryAfter: number | null;
}

export type NoAnswer = 'offline' | 'limited' | 'unexpected';

export interface AskingPorts {
  /** Rejects when there is no answer at all. */
  readonly ask: (question: Question, signal: AbortSignal) => Promise<Answer>;
  /** Milliseconds; rejects when the signal is aborted. */
  readonly wait: (time: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
}

export interface Asker {
  /** Told to wait so long, in milliseconds; null when it goes on. */
  readonly paused: (time: number | null) => void;
  readonly signal: AbortSignal;
}

/** Any answer that is neither "too many" nor a fault of the other end; rejects when the asker no longer wants one. */
export type PatientAsking = (question: Question, asker: Asker) => Promise<Answer | NoAnswer>;

/** Whoever asks by the same one keeps to the same pauses. */
export function createPatientAsking({ ask, wait, now }: AskingPorts): PatientAsking {
  let notBefore = 0;
  return async (question, { paused, signal }) => {
    for (let refusals = 0; refusals < MOST_REFUSALS; refusals++) {
      const pause = notBefore - now();
      if (pause > BETWEEN) paused(pause);
      if (pause > 0) await wait(pause, signal);
      paused(null);
      let answer: Answer;
      try {
        answer = await ask(question, signal);
      } catch {
        return 'offline';
      } finally {
        notBefore = now() + BETWEEN;
      }
      if (!isRefusal(answer)) return answer;
      notBefore = now() + pauseAfter(answer);
      if (refusals === MOST_REFUSALS - 1) return answer.status === 429 ? 'limited' : 'unexpected';
    }
    return 'limited';
  };
}

type Refusal = Pick<Answer, 'status' | 'retryAfter'>;

/** "Too many", or a fault of the other end: the same may be asked again later. */
export function isRefusal({ status }: Refusal): boolean {
  return status === 429 || status >= 500;
}

/** Milliseconds until the same may be asked again. */
export function pauseAfter({ status, retryAfter }: Refusal): number {
  return Math.max((retryAfter ?? 0) * 1000, status === 429 ? AFTER_TOO_MANY : AFTER_A_FAULT);
}
