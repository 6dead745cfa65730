/** The cards that a shared deck may be drawn from, by their colors. */
import type { KnownCard } from '../../../rules/landless/known-card';
import { colorsOfCard } from '../../../rules/landless/landless-card';
import { type Color, type ManaCost, readManaCost } from '../../../rules/landless/mana-cost';

/** Sorts cards that are played and are no lands; answers the places of those with these colors, in order. */
export function createDeckPools(
  count: number,
  card: (place: number) => KnownCard,
): (colors: readonly Color[]) => readonly number[] {
  const pools = new Map<string, number[]>();
  /** Many cards share a cost and the other facts; null: not for such a deck. */
  const known = new Map<KnownCard['card'], Map<string, string | null>>();
  const costs = new Map<string, ManaCost | undefined>();

  function keyOf({ manaCost, card: facts }: KnownCard): string | null {
    if (facts.types.length === 0 || facts.types.includes('land')) return null;
    if (!costs.has(manaCost)) {
      const read = readManaCost(manaCost);
      costs.set(manaCost, read.ok ? read.value : undefined);
    }
    const cost = costs.get(manaCost);
    return cost === undefined ? null : colorsOfCard({ ...facts, cost }).join('');
  }

  for (let place = 0; place < count; place += 1) {
    const candidate = card(place);
    const alike = known.get(candidate.card) ?? new Map<string, string | null>();
    known.set(candidate.card, alike);
    let key = alike.get(candidate.manaCost);
    if (key === undefined) {
      key = keyOf(candidate);
      alike.set(candidate.manaCost, key);
    }
    if (key === null) continue;
    const pool = pools.get(key);
    if (pool) pool.push(place);
    else pools.set(key, [place]);
  }
  return (colors) => pools.get(colors.join('')) ?? [];
}
