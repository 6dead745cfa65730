/** A deck that came, as it will be known on this phone, and keeping it. */
import { printedCard } from '../rules/planar/planar-card';
import type { DeckParcel } from '../storage/deck-parcel';
import { type ArrivingCard, arriving, takeIn } from './arriving-cards';
import type { BroughtFile } from './brought-file';
import type { DeckPictures } from './deck-file';
import type { Decks } from './decks';
import type { OwnCard, OwnCards } from './own-cards';

/** The deck with what is on those of its cards that the user has made. */
export function parcelOf(deck: Pick<DeckParcel, 'name' | 'cards'>, ownCards: readonly OwnCard[]): DeckParcel {
  const cards = [...new Set(deck.cards.map(printedCard))];
  return { name: deck.name, cards, ownCards: ownCards.filter(({ id }) => cards.includes(printedCard(id))) };
}

export interface Awaited {
  /** Ids by which its cards are known here; of a card that will come as a new one the id it came with. */
  readonly ids: readonly string[];
  readonly arriving: readonly ArrivingCard[];
}

/** What keeping it would come to. */
export function awaited({ cards, ownCards }: DeckParcel, mine: Pick<OwnCards, 'cards' | 'find'>): Awaited {
  const come = arriving(ownCards, mine);
  const known = new Map(come.map(({ card, knownAs }) => [card.id, knownAs]));
  return { ids: cards.map((card) => known.get(card) ?? card), arriving: come };
}

export interface KeptParcel {
  readonly deck: string;
  /** Its pictures, with the cards that they are of. */
  readonly pictures: readonly BroughtFile[];
}

export function keepParcel(
  { name, cards, ownCards }: DeckParcel,
  pictures: DeckPictures,
  { decks, mine, now }: { readonly decks: Decks; readonly mine: OwnCards; readonly now: number },
): KeptParcel {
  const ids = takeIn(ownCards, mine, now);
  const here = (card: string) => ids.get(card) ?? card;
  return {
    deck: decks.add(name, cards.map(here)),
    pictures: [...pictures]
      .filter(([card]) => cards.includes(card))
      .map(([card, content]) => ({ name: card, content, card: here(card) })),
  };
}
