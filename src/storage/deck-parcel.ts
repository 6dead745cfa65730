/** A planar deck on its way from one phone to another, in a code or a file: how it is written down, and the reading of what came. */
import * as v from 'valibot';
import { cardIds, LONGEST_DECK_NAME, MOST_CARDS_IN_DECK } from './decks';
import { type OwnCard, readOwnCard } from './own-card';

export interface DeckParcel {
  readonly name: string;
  /** Ids, each once; of cards that this version does not know too. */
  readonly cards: readonly string[];
  /** What is on those of them that the sender has made. */
  readonly ownCards: readonly OwnCard[];
}

/** 'newer': written by a later version of the app in a way that this one cannot read. Null is no deck. */
export type ParcelRead = DeckParcel | 'newer' | null;

const KIND = 'planar-deck';
const VERSION = 1;

const labelSchema = v.object({ kind: v.literal(KIND), version: v.pipe(v.number(), v.safeInteger()) });

const contentsSchema = v.object({
  name: v.string(),
  cards: cardIds,
  ownCards: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_CARDS_IN_DECK)), []),
});

/** The parcel as data, for a file that people may look into. */
export function writeParcel({ name, cards, ownCards }: DeckParcel): unknown {
  const texts = ownCards.map(({ touchedAt, removedAt, ...text }) => text);
  return { kind: KIND, version: VERSION, name, cards, ...(texts.length > 0 && { ownCards: texts }) };
}

export function readParcel(data: unknown): ParcelRead {
  if (!v.is(labelSchema, data)) return null;
  return data.version > VERSION ? 'newer' : readContents(data);
}

/** Of what says elsewhere that it is a deck, and of which version. */
export function readContents(data: unknown): DeckParcel | null {
  const contents = v.safeParse(contentsSchema, data);
  if (!contents.success) return null;
  const { name, cards, ownCards } = contents.output;
  // A card that cannot be read is one that this version does not know.
  const readable = ownCards.flatMap((card) => readOwnCard(asKept(card)) ?? []);
  const byId = new Map(readable.map((card) => [card.id, card]));
  return {
    name: shortened(name),
    cards: [...new Set(cards)],
    ownCards: [...byId.values()].filter(({ id }) => cards.includes(id)),
  };
}

/** When the sender changed it is of no concern here. */
function asKept(card: unknown): unknown {
  return typeof card === 'object' ? { ...card, touchedAt: 0, removedAt: null } : null;
}

/** On one line, and as long as the name of a deck may be; no letter is cut in half. */
function shortened(name: string): string {
  return name
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DECK_NAME)
    .replace(/[\ud800-\udbff]$/, '');
}
