/** Cards for the landless rules, by what is typed of them. */
import type { LandlessCard } from '../../src/rules/landless/landless-card';
import { readManaCost } from '../../src/rules/landless/mana-cost';

/** A creature of this cost, but for what is said. */
export function cardOf(cost: string, changes: Partial<LandlessCard> = {}): LandlessCard {
  const read = readManaCost(cost);
  if (!read.ok) throw new Error(`no such cost: ${cost}`);
  return {
    cost: read.value,
    indicator: [],
    colourAbility: 'none',
    types: ['creature'],
    layout: 'normal',
    isLandAlready: false,
    ...changes,
  };
}
