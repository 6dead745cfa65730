import type { Signal } from '@preact/signals';
import type { Square } from '../../rules/planar/planar-state';
import type { PlayerId } from '../../rules/turn/turn';
import { createRequiredContext } from '../../session/contexts/required-context';
import type { Attack, useAttack } from './life/use-attack';
import type { Placements } from './plane/choice-placements';
import type { OpenSheet } from './sheets/open-sheet';

/** What the components of the table share besides the game. */
interface TableScreenState extends ReturnType<typeof useAttack> {
  /** Opens a sheet in place of the open one, or closes it with null. */
  readonly setOpenSheet: (sheet: OpenSheet | null) => void;
  /** The selection among cards taken off the planar deck. */
  readonly placements: Signal<Placements | null>;
  /** The square selected on the Eternities Map while players are asked where to planeswalk. */
  readonly destination: Square | null;
  readonly setDestination: (square: Square | null) => void;
}

export const [TableScreenProvider, useTableScreen] = createRequiredContext<TableScreenState>();

/** Returns the attack whose damage these players can take; the attacking player's own panel is never damaged. */
export function useAttackOn(members: readonly PlayerId[]): Attack | null {
  const { attack } = useTableScreen();
  return attack && members.includes(attack.source) ? null : attack;
}
