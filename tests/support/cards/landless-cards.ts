/** Cards for the landless rules, described by their cost. */
import type { LandlessCard } from '../../../src/rules/landless/landless-card';
import { readManaCost } from '../../../src/rules/landless/mana-cost';

/** Creates a creature with this cost and the given changes. */
export function cardOf(cost: string, changes: Partial<LandlessCard> = {}): LandlessCard {
  const read = readManaCost(cost);
  if (!read.ok) throw new Error(`no such cost: ${cost}`);
  return {
    cost: read.value,
    indicator: [],
    colorAbility: 'none',
    types: ['creature'],
    layout: 'normal',
    wasPlayedAsLand: false,
    ...changes,
  };
}
