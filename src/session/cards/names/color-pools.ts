/** Pools of cards, by color, from which a shared deck can be drawn. */

import { colorsOfCard } from '../../../rules/landless/card-characteristics';
import type { KnownCard } from '../../../rules/landless/known-card';
import { type Color, type ManaCost, readManaCost } from '../../../rules/landless/mana-cost';

/**
 * Groups all cards with a card type except lands by color. Returns a function that gives the indexes of the cards with
 * exactly these colors, in order.
 */
export function createColorPoolFinder(
  cardCount: number,
  cardAt: (index: number) => KnownCard,
): (colors: readonly Color[]) => readonly number[] {
  const poolsByColor = new Map<string, number[]>();
  /** Pool keys by facts and mana cost, which many cards share; null if such cards are in no pool. */
  const keysByFacts = new Map<KnownCard['card'], Map<string, string | null>>();
  const costByText = new Map<string, ManaCost | undefined>();

  function colorKeyOf({ manaCost, card: facts }: KnownCard): string | null {
    if (facts.types.length === 0 || facts.types.includes('land')) return null;
    if (!costByText.has(manaCost)) {
      const result = readManaCost(manaCost);
      costByText.set(manaCost, result.ok ? result.value : undefined);
    }
    const cost = costByText.get(manaCost);
    return cost === undefined ? null : colorsOfCard({ ...facts, cost }).join('');
  }

  for (let index = 0; index < cardCount; index += 1) {
    const candidate = cardAt(index);
    const keysByCost = keysByFacts.get(candidate.card) ?? new Map<string, string | null>();
    keysByFacts.set(candidate.card, keysByCost);
    let key = keysByCost.get(candidate.manaCost);
    if (key === undefined) {
      key = colorKeyOf(candidate);
      keysByCost.set(candidate.manaCost, key);
    }
    if (key === null) continue;
    const pool = poolsByColor.get(key);
    if (pool) pool.push(index);
    else poolsByColor.set(key, [index]);
  }
  return (colors) => poolsByColor.get(colors.join('')) ?? [];
}
