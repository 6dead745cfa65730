import type { RandomState } from '../../chance/chance';
import { dealAroundPlayers } from '../../planar/eternities-map/eternities-map-dealing';
import type { PlanarOutcome } from '../../planar/planar-happening';
import type { PlayResult } from '../play-result';
import type { Table } from '../table';

/** An outcome, with the new state of the generator if it was used. */
export type OutcomeWithChance = PlanarOutcome & { readonly chance?: RandomState };

/** Puts the planar zone back on the table; on a map, fills the gaps around players who have arrived. */
export function withPlanarOutcome(table: Table, outcome: OutcomeWithChance): PlayResult {
  const { planar, happenings, chance } = dealAroundPlayers(outcome, outcome.chance ?? table.chance);
  return { table: { ...table, planar, chance }, happenings };
}
