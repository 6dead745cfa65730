/** What the players complete in a sheet by saying what its card leaves open. */
import type { Move, SimpleMove } from '../../rules/table/move';
import type { Table } from '../../rules/table/table';
import { type AbilityWithSource, moveForAbility } from './ability-moves';
import { moveForPart, type PartOfAbility } from './extra-action-offer';

/** An ability, or only a part of one. */
export type IncompleteAbility =
  | { readonly kind: 'ability'; readonly abilityWithSource: AbilityWithSource }
  | { readonly kind: 'part'; readonly part: PartOfAbility };

/** Returns the move with the players' answer; null if the ability cannot be carried out. */
export function moveToComplete(
  incompleteAbility: IncompleteAbility,
  answer: SimpleMove,
  table: Table,
): Move | null {
  if (incompleteAbility.kind === 'part') return moveForPart(incompleteAbility.part, answer);
  const { ability, source } = incompleteAbility.abilityWithSource;
  return moveForAbility(ability, source, table, answer);
}
