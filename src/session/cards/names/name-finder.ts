/** Finds built-in cards by name. */
import { russianPlayerNames } from '../../../content/cards/russian-player-names';
import { wellKnownCards } from '../../../content/cards/well-known-cards';
import type { KnownCard } from '../../../rules/landless/known-card';
import type { BuiltInCardData } from '../../../storage/cards/built-in-card-data';
import { nextTask } from '../../lib/next-task';
import { createNameSearch, indexNames } from './name-search';
import { normalizeNames } from './normalize-name';

export interface NameFinder {
  readonly asOf: string;
  readonly count: number;
  card(index: number): KnownCard;
  /** Returns the cards with these full or half names. */
  findByNames(names: readonly string[]): ReadonlyMap<string, KnownCard>;
  /** Returns up to `limit` cards that the name typed so far may mean, best first. */
  suggest(typed: string, limit: number): readonly KnownCard[];
  /** Returns up to `limit` cards with a similar name, for one that `suggest` doesn't find. */
  suggestBySomeWords(typed: string, limit: number): readonly KnownCard[];
}

/** Reads each language in a task of its own, because together they would block the screen for too long. */
export async function createNameFinder(data: BuiltInCardData): Promise<NameFinder> {
  await nextTask();
  const wellKnown = positionsOfWellKnown(data.english);
  const englishNames = indexNames(data.english, wellKnown);
  await nextTask();
  const search = createNameSearch(englishNames, indexNames(withPlayerNames(data), wellKnown));
  /** A whole name by its sound comes before words with typos: «Мана Дрейн» is like «Мантия Древних». */
  const findBySoundOrWords = (typed: string, limit: number) =>
    [...new Set([...search.findBySound(typed, limit), ...search.findWithAllWords(typed, limit)])].slice(
      0,
      limit,
    );
  return {
    asOf: data.asOf,
    count: data.english.length,
    card: data.card,
    findByNames(typedNames) {
      const cardByTypedName = new Map<string, KnownCard>();
      for (const [index, normalizedName] of normalizeNames(typedNames).entries()) {
        const cardIndex = normalizedName === '' ? null : search.findByName(withoutRepetition(normalizedName));
        if (cardIndex !== null) cardByTypedName.set(typedNames[index] ?? '', data.card(cardIndex));
      }
      return cardByTypedName;
    },
    suggest(typed, limit) {
      for (const find of [
        search.findAtWordStarts,
        findBySoundOrWords,
        search.findInsideWords,
        search.findSimilar,
      ]) {
        const cardIndexes = find(typed, limit);
        if (cardIndexes.length > 0) return cardIndexes.map(data.card);
      }
      return [];
    },
    suggestBySomeWords: (typed, limit) => search.findWithSomeWords(typed, limit).map(data.card),
  };
}

function positionsOfWellKnown(englishNames: readonly string[]): ReadonlySet<number> {
  const frontFaces = new Set(wellKnownCards);
  return new Set(
    englishNames.flatMap((name, index) => (frontFaces.has(name.split(' // ')[0] ?? '') ? index : [])),
  );
}

/** Returns the Russian names, each followed by what players call the card as if these were further halves. */
const withPlayerNames = ({ english, russian }: BuiltInCardData) =>
  russian.map((printedName, index) => {
    const playerNames = russianPlayerNames.get(english[index] ?? '');
    return playerNames ? `${printedName}/${playerNames}` : printedName;
  });

/** Returns the single name of a card with two equal faces, which some lists write twice. */
function withoutRepetition(name: string): string {
  const [front = '', back] = name.split('/');
  return front === back ? front : name;
}
