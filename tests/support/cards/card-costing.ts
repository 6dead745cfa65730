import type { CardCharacteristics } from '../../../src/rules/landless/card-characteristics';
import { readManaCost } from '../../../src/rules/landless/mana-cost';

/** Creates a creature with this cost and the given changes. */
export function cardCosting(cost: string, changes: Partial<CardCharacteristics> = {}): CardCharacteristics {
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
