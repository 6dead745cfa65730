/** An ability that the app offers to carry out. */
import type { PlanarAbility, PlanarAct } from '../../content/planes/planar-card-facts';
import { isDesignated } from '../../rules/life/designations';
import { countersOn } from '../../rules/planar/counters-and-options';
import { isFaceUp } from '../../rules/planar/planar-zone';
import type { Move } from '../../rules/table/move';
import type { Table } from '../../rules/table/table';
import { type AbilitySource, type AbilityWithSource, moveForAbility } from './ability-moves';

export interface ActWithCounters {
  readonly act: PlanarAct;
  /** The number of counters on the card at that point. */
  readonly counterCount: number;
}

/** One button with its acts, in the order of the text. */
export interface AbilityOffer {
  readonly acts: readonly ActWithCounters[];
  /** Null if the players have to make a choice first, which completes the ability. */
  readonly move: Move | null;
  readonly abilityToComplete: AbilityWithSource;
}

/**
 * Returns a whole ability as one offer, so that it is carried out once and completely; null if it has nothing to offer
 * now.
 */
export function abilityOffer(
  ability: PlanarAbility,
  source: AbilitySource,
  table: Table,
): AbilityOffer | null {
  const { planar } = table;
  const { acts = [] } = ability;
  // The table's next action carries out a phenomenon's ability.
  if (!planar || ability.when.includes('encounter')) return null;
  // A card that is no longer face up cannot get counters.
  if (!isFaceUp(planar, source.card) && acts.some(({ kind }) => kind === 'counters')) return null;
  const isDesignatedAlready = (act: PlanarAct) =>
    act.kind === 'designate' && isDesignated(table.designations, act.as, source.controller);
  if (acts.length > 0 && acts.every(isDesignatedAlready)) return null;
  let counterCount = countersOn(planar, source.card);
  if (counterCount === 0 && acts.some(({ kind }) => kind === 'clearCounters')) return null;
  const actsWithCounters = acts.map((act): ActWithCounters => {
    if (act.kind === 'counters') counterCount += act.by;
    return { act, counterCount };
  });
  if (actsWithCounters.length === 0) return null;
  return {
    acts: actsWithCounters,
    move: moveForAbility(ability, source, table),
    abilityToComplete: { ability, source },
  };
}
