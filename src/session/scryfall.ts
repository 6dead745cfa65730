/**
 * Asks Scryfall about cards, no faster than it allows: a batch of names at a time, half a second and more after each answer,
 * and after "too many" as long as it says, half a minute at least.
 */
import type { DescribedCard } from '../rules/landless/known-card';
import type { CardPage } from '../storage/card-data';

/** Names in one question, as Scryfall limits it. */
const BATCH = 75;
/** Russian names in one question: a search, whose address has to stay short. */
const SEARCH_BATCH = 12;
/**
 * Milliseconds from an answer to the next question. At the other end no two may come within 500: counted from the answer, not
 * from the question, however long either was on its way.
 */
const BETWEEN = 550;
const AFTER_TOO_MANY = 30_000;
const AFTER_A_FAULT = 5_000;
const MOST_REFUSALS = 3;

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

export type LookUpFailure = 'offline' | 'limited' | 'unexpected' | 'stopped';

export interface ScryfallPorts {
  /** Rejects when there is no answer at all. */
  readonly ask: (question: Question, signal: AbortSignal) => Promise<Answer>;
  readonly readPage: (body: unknown) => CardPage | null;
  /** Milliseconds; rejects when the signal is aborted. */
  readonly wait: (time: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
}

export interface LookUp {
  /** Each page as it comes: what was found, and how many of the names have been asked for. */
  readonly found: (cards: readonly DescribedCard[], asked: number) => Promise<void>;
  /** Told to wait so long, in milliseconds; null when it goes on. */
  readonly paused: (time: number | null) => void;
  readonly signal: AbortSignal;
}

export interface Scryfall {
  /** Null when every name was asked for. What was found before a failure has been told. */
  lookUp(names: readonly string[], lookUp: LookUp): Promise<LookUpFailure | null>;
}

export function createScryfall({ ask, readPage, wait, now }: ScryfallPorts): Scryfall {
  /** Kept from one looking up to the next. */
  let notBefore = 0;

  async function patiently(question: Question, { paused, signal }: LookUp): Promise<Answer | LookUpFailure> {
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
      if (answer.status !== 429 && answer.status < 500) return answer;
      const isTooMany = answer.status === 429;
      const told = (answer.retryAfter ?? 0) * 1000;
      notBefore = now() + Math.max(told, isTooMany ? AFTER_TOO_MANY : AFTER_A_FAULT);
      if (refusals === MOST_REFUSALS - 1) return isTooMany ? 'limited' : 'unexpected';
    }
    return 'limited';
  }

  return {
    async lookUp(names, lookUp) {
      let asked = 0;
      try {
        for (const { question, about } of questionsFor(names)) {
          const answer = await patiently(question, lookUp);
          if (typeof answer === 'string') return lookUp.signal.aborted ? 'stopped' : answer;
          // A search that finds nothing is answered so.
          const isNothing = answer.status === 404 && question.body === undefined;
          const page = isNothing ? { cards: [] } : answer.status === 200 && readPage(answer.body);
          if (!page) return 'unexpected';
          asked += about;
          await lookUp.found(page.cards, asked);
        }
        return null;
      } catch (error) {
        if (lookUp.signal.aborted) return 'stopped';
        throw error;
      } finally {
        lookUp.paused(null);
      }
    },
  };
}

const isRussian = (name: string) => /\p{Script=Cyrillic}/u.test(name);

/** Names in the order in which they are asked for. */
export function inOrderOfAsking(names: readonly string[]): readonly string[] {
  return [...names.filter((name) => !isRussian(name)), ...names.filter(isRussian)];
}

/** Names in Latin letters go in batches to be looked up exactly; Russian ones are searched for among printings. */
function questionsFor(
  names: readonly string[],
): readonly { readonly question: Question; readonly about: number }[] {
  const english = names.filter((name) => !isRussian(name));
  const russian = names.filter(isRussian);
  return [
    ...batches(english, BATCH).map((batch) => ({
      question: {
        path: '/cards/collection',
        body: { identifiers: batch.map((name) => ({ name })) },
      },
      about: batch.length,
    })),
    ...batches(russian, SEARCH_BATCH).map((batch) => {
      const wanted = batch.map((name) => `!"${name.replaceAll('"', '')}"`).join(' or ');
      const query = new URLSearchParams({ q: `lang:ru (${wanted})`, unique: 'cards' });
      return { question: { path: `/cards/search?${query}` }, about: batch.length };
    }),
  ];
}

function batches<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, batch) =>
    items.slice(batch * size, (batch + 1) * size),
  );
}
