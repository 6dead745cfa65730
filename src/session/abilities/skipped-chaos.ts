import type { PlanarCardId } from '../../rules/planar/planar-card';
import { cardsInChaos } from '../../rules/planar/planar-stack';
import { type History, undo } from '../../rules/table/history';
import type { Catalog } from '../cards/catalog';
import { abilityOffer } from './ability-offer';
import { isOffered } from './active-abilities';

/** Returns the cards whose chaos abilities the app could have carried out, if the turn has just ended without them. */
export function skippedChaos(history: History, { factsOf }: Catalog): readonly PlanarCardId[] {
  if (history.steps[history.doneCount - 1]?.move.kind !== 'beginNextTurn') return [];
  const before = undo(history);
  const { table } = before;
  const { planar } = table;
  if (!planar) return [];
  return [...new Set(cardsInChaos(planar))].filter((card) => {
    const facts = factsOf(card);
    return facts?.abilities.some(
      (ability) =>
        ability.when.includes('chaos') &&
        isOffered(before, planar, card, ability) &&
        abilityOffer(ability, { card, counters: facts.counters, controller: planar.controller }, table) !==
          null,
    );
  });
}
