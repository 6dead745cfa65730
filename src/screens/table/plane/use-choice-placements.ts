import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { nextAction } from '../../../rules/table/next-action';
import type { Game } from '../../../session/game/game';
import type { Placements } from './choice-placements';

/** Returns the selection among cards taken off the planar deck; null until one is changed or the cards are shown. */
export function useChoicePlacements({ history }: Game): Signal<Placements | null> {
  const action = nextAction(history.table);
  // A selection is valid for these cards only.
  return useMemo(() => signal(null), [action.kind === 'settleChoice' && action.choice.cards.join()]);
}
