/** The format of a planar deck that is transferred between phones as a code or a file. */
import * as v from 'valibot';
import { MAX_DECK_NAME_LENGTH } from '../../settings/setting-limits';
import { integerSchema } from '../number-schemas';
import { type CustomCard, readCustomCard } from './custom-card-schema';
import { cardIdsSchema, MAX_CARDS_IN_DECK } from './deck-store';

export interface DeckExport {
  readonly name: string;
  /** Unique card ids, including those unknown to this version. */
  readonly cards: readonly string[];
  /** The contents of the sender's custom cards among them. */
  readonly customCards: readonly CustomCard[];
}

/**
 * The result of parsing: 'newer' if a later version of the app wrote the deck in a format that this one cannot read,
 * null if the data is not a deck.
 */
export type ReadDeckResult = DeckExport | 'newer' | null;

const KIND = 'planar-deck';
const VERSION = 1;

const labelSchema = v.object({ kind: v.literal(KIND), version: integerSchema });

const contentsSchema = v.object({
  name: v.string(),
  cards: cardIdsSchema,
  ownCards: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MAX_CARDS_IN_DECK)), []),
});

/** Converts a deck to JSON data for a human-readable file. */
export function deckFileData({ name, cards, customCards }: DeckExport): unknown {
  const contentsOfCards = customCards.map(({ touchedAt, removedAt, ...text }) => text);
  return {
    kind: KIND,
    version: VERSION,
    name,
    cards,
    ...(contentsOfCards.length > 0 && { ownCards: contentsOfCards }),
  };
}

export function readVersionedDeck(data: unknown): ReadDeckResult {
  if (!v.is(labelSchema, data)) return null;
  return data.version > VERSION ? 'newer' : readUnversionedDeck(data);
}

/** Parses a deck whose kind and version are known from its container. */
export function readUnversionedDeck(data: unknown): DeckExport | null {
  const contents = v.safeParse(contentsSchema, data);
  if (!contents.success) return null;
  const { name, cards, ownCards } = contents.output;
  // Cards that cannot be read count as unknown to this version.
  const readableCards = ownCards.flatMap((card) => readCustomCard(toStoredCard(card)) ?? []);
  const cardsById = new Map(readableCards.map((card) => [card.id, card]));
  return {
    name: shortenName(name),
    cards: [...new Set(cards)],
    customCards: [...cardsById.values()].filter(({ id }) => cards.includes(id)),
  };
}

/** Adds the local fields that a transferred card lacks. */
function toStoredCard(card: unknown): unknown {
  return typeof card === 'object' ? { ...card, touchedAt: 0, removedAt: null } : null;
}

/** Shortens a name to a single line of permitted length without splitting a surrogate pair. */
function shortenName(name: string): string {
  return name
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_DECK_NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');
}
