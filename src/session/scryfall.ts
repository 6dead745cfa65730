/** Asks Scryfall about cards by their names, a batch at a time. */
import type { DescribedCard } from '../rules/landless/known-card';
import type { Answer, Asker, NoAnswer, PatientAsking, Question } from './patient-asking';

/** Identifiers in one question, as Scryfall limits it. */
export const BATCH = 75;
/** Russian names in one question: a search, whose address has to stay short. */
const SEARCH_BATCH = 12;

export type LookUpFailure = NoAnswer | 'stopped';

export interface ScryfallPorts {
  readonly askPatiently: PatientAsking;
  readonly readPage: (body: unknown) => readonly DescribedCard[] | null;
}

export interface LookUp extends Asker {
  /** Each page as it comes: what was found, and how many of the names have been asked for. */
  readonly found: (cards: readonly DescribedCard[], asked: number) => Promise<void>;
}

export interface Scryfall {
  /** Null when every name was asked for. What was found before a failure has been told. */
  lookUp(names: readonly string[], lookUp: LookUp): Promise<LookUpFailure | null>;
}

export function createScryfall({ askPatiently, readPage }: ScryfallPorts): Scryfall {
  return {
    async lookUp(names, lookUp) {
      let asked = 0;
      try {
        for (const { question, about } of questionsFor(names)) {
          const answer: Answer | NoAnswer = await askPatiently(question, lookUp);
          if (typeof answer === 'string') return lookUp.signal.aborted ? 'stopped' : answer;
          // A search that finds nothing is answered so.
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
