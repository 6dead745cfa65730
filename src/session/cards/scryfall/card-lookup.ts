/** Looks up cards at Scryfall by name, in batches. */

import type { CardPrinting } from '../../../rules/landless/known-card';
import { hasCyrillic } from '../../text-search/alphabet';
import type {
  RateLimitedSend,
  RequestContext,
  RequestFailure,
  ScryfallRequest,
  ScryfallResponse,
} from './rate-limiter';

/** Maximum identifiers per request that Scryfall allows. */
export const MAX_IDENTIFIERS_PER_REQUEST = 75;
/** Russian names per request; they go into the URL of a search, which must stay short. */
const SEARCH_BATCH_SIZE = 12;

export type LookUpFailure = RequestFailure | 'stopped';

export interface ScryfallPorts {
  readonly sendToScryfall: RateLimitedSend;
  readonly parseCardPage: (body: unknown) => readonly CardPrinting[] | null;
}

export interface LookUpContext extends RequestContext {
  /** Called for each response with the cards found and the number of names requested so far. */
  readonly onFound: (cards: readonly CardPrinting[], askedCount: number) => Promise<void>;
}

export interface Scryfall {
  /** Returns null if every name was requested. Cards found before a failure have been reported. */
  lookUp(names: readonly string[], context: LookUpContext): Promise<LookUpFailure | null>;
}

export function createScryfall({ sendToScryfall, parseCardPage }: ScryfallPorts): Scryfall {
  return {
    async lookUp(names, context) {
      let askedCount = 0;
      try {
        for (const { request, nameCount } of requestsFor(names)) {
          const response: ScryfallResponse | RequestFailure = await sendToScryfall(request, context);
          if (typeof response === 'string') return context.signal.aborted ? 'stopped' : response;
          // Scryfall answers a search without results with this status.
          const isEmpty = response.status === 404 && request.body === undefined;
          const cards = isEmpty ? [] : response.status === 200 && parseCardPage(response.body);
          if (!cards) return 'unexpected';
          askedCount += nameCount;
          await context.onFound(cards, askedCount);
        }
        return null;
      } catch (error) {
        if (context.signal.aborted) return 'stopped';
        throw error;
      } finally {
        context.onPauseChange(null);
      }
    },
  };
}

/** Returns the names in the order in which they are requested. */
export function inRequestOrder(names: readonly string[]): readonly string[] {
  return [...names.filter((name) => !hasCyrillic(name)), ...names.filter(hasCyrillic)];
}

/** Names in Latin letters are looked up exactly in batches; Russian ones are searched for among printings. */
function requestsFor(
  names: readonly string[],
): readonly { readonly request: ScryfallRequest; readonly nameCount: number }[] {
  const englishNames = names.filter((name) => !hasCyrillic(name));
  const russianNames = names.filter(hasCyrillic);
  return [
    ...splitIntoBatches(englishNames, MAX_IDENTIFIERS_PER_REQUEST).map((batch) => ({
      request: {
        path: '/cards/collection',
        body: { identifiers: batch.map((name) => ({ name })) },
      },
      nameCount: batch.length,
    })),
    ...splitIntoBatches(russianNames, SEARCH_BATCH_SIZE).map((batch) => {
      const exactNames = batch.map((name) => `!"${name.replaceAll('"', '')}"`).join(' or ');
      const query = new URLSearchParams({ q: `lang:ru (${exactNames})`, unique: 'cards' });
      return { request: { path: `/cards/search?${query}` }, nameCount: batch.length };
    }),
  ];
}

function splitIntoBatches<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, batch) =>
    items.slice(batch * size, (batch + 1) * size),
  );
}
