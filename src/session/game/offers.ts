/** An act of an ability that the app offers to carry out. */
import type { PlanarAbility, PlanarAct, PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { countersOn } from '../../rules/planar/memory';
import { isFaceUp } from '../../rules/planar/planar';
import type { Move } from '../../rules/table/move';
import type { Table } from '../../rules/table/table';
import type { PlayerId } from '../../rules/turn/turn';
import { type ActiveCard, moveForAbility } from './ability-moves';

export interface OfferedAct {
  readonly act: PlanarAct;
  /** The number of counters on the card at that point. */
  readonly counters: number;
}

/** One button with its acts, in the order of the text. */
export interface AbilityOffer {
  readonly acts: readonly OfferedAct[];
  /** Null if the players have to make a choice first. */
  readonly move: Move | null;
}

/** Returns a whole ability as one offer, or one offer per act if the players have to make a choice first. */
export function abilityOffers(
  ability: PlanarAbility,
  facts: PlanarCardFacts,
  table: Table,
  you: PlayerId,
): readonly AbilityOffer[] {
  const { planar } = table;
  const { acts = [] } = ability;
  const card: ActiveCard = { card: facts.id as ActiveCard['card'], counters: facts.counters, you };
  // The table's next action carries out a phenomenon's ability.
  if (!planar || ability.when.includes('encounter')) return [];
  // A card that is no longer face up cannot get counters.
  if (!isFaceUp(planar, card.card) && acts.some(({ kind }) => kind === 'counters')) return [];
  let counters = countersOn(planar, card.card);
  if (counters === 0 && acts.some(({ kind }) => kind === 'clearCounters')) return [];
  const offered = acts.map((act): OfferedAct => {
    if (act.kind === 'counters') counters += act.by;
    return { act, counters };
  });
  const whole = moveForAbility(ability, card, table);
  if (whole) return [{ acts: offered, move: whole }];
  return offered.map((one) => ({
    acts: [one],
    move: moveForAbility({ ...ability, acts: [one.act] }, card, table),
  }));
}
