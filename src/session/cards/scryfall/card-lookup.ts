/** Looks up cards at Scryfall by name, in batches. */
import type { DescribedCard } from '../../../rules/landless/known-card';
import type {
  NoAnswer,
  RateLimiter,
  RequestContext,
  ScryfallRequest,
  ScryfallResponse,
} from './rate-limiter';

/** Identifiers per request, as limited by Scryfall. */
export const BATCH_SIZE = 75;
/** Russian names per request: a search, whose URL must stay short. */
const SEARCH_BATCH = 12;

export type LookUpFailure = NoAnswer | 'stopped';

export interface ScryfallPorts {
  readonly scryfallLimiter: RateLimiter;
  readonly readPage: (body: unknown) => readonly DescribedCard[] | null;
}

export interface LookUp extends RequestContext {
  /** Called for each page with the cards found and the number of names asked for so far. */
  readonly found: (cards: readonly DescribedCard[], asked: number) => Promise<void>;
}

export interface Scryfall {
  /** Returns null when every name was asked for. Cards found before a failure have been reported. */
  lookUp(names: readonly string[], lookUp: LookUp): Promise<LookUpFailure | null>;
}

export function createScryfall({ scryfallLimiter, readPage }: ScryfallPorts): Scryfall {
  return {
    async lookUp(names, lookUp) {
      let asked = 0;
      try {
        for (const { question, about } of requestsFor(names)) {
          const answer: ScryfallResponse | NoAnswer = await scryfallLimiter(question, lookUp);
          if (typeof answer === 'string') return lookUp.signal.aborted ? 'stopped' : answer;
          // A search without results has this status.
          const isNothing = answer.status === 404 && question.body === undefined;
          const cards = isNothing ? [] : answer.status === 200 && readPage(answer.body);
          if (!cards) return 'unexpected';
          asked += about;
          await lookUp.found(cards, asked);
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

/** The names in the order of requests. */
export function inRequestOrder(names: readonly string[]): readonly string[] {
  return [...names.filter((name) => !isRussian(name)), ...names.filter(isRussian)];
}

/** Names in Latin letters are looked up exactly in batches; Russian ones are searched for among printings. */
function requestsFor(
  names: readonly string[],
): readonly { readonly question: ScryfallRequest; readonly about: number }[] {
  const english = names.filter((name) => !isRussian(name));
  const russian = names.filter(isRussian);
  return [
    ...batches(english, BATCH_SIZE).map((batch) => ({
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
