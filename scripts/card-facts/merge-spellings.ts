import { type KnownCard, mergeKnownCards } from '../../src/rules/landless/known-card';
import { nameKey } from '../../src/rules/landless/name-key';

/** Merges cards whose names differ at most in accents into one with the printed name, which has the accents. */
export function mergeSpellings(cards: readonly KnownCard[]): readonly KnownCard[] {
  const byKey = new Map<string, KnownCard>();
  for (const card of cards) {
    const key = nameKey(card.name);
    const other = byKey.get(key);
    byKey.set(
      key,
      other && hasAccents(other) && !hasAccents(card)
        ? mergeKnownCards(card, other)
        : mergeKnownCards(other, card),
    );
  }
  return [...byKey.values()];
}

function hasAccents({ name }: KnownCard): boolean {
  return /\p{M}/u.test(name.normalize('NFD'));
}
