import type { PlanarCardId } from '../../rules/planar/planar-card';
import { cardsWithPendingChaos } from '../../rules/planar/planar-stack';
import { type History, undo } from '../../rules/table/history';
import type { Catalog } from '../cards/catalog';
import { abilityOffer } from './ability-offer';
import { isAbilityOffered } from './active-abilities';

/** Returns the cards whose chaos abilities the app could have carried out, if the turn has just ended without them. */
export function cardsWithSkippedChaos(history: History, { factsOf }: Catalog): readonly PlanarCardId[] {
  if (history.steps[history.doneCount - 1]?.move.kind !== 'beginNextTurn') return [];
  const historyBefore = undo(history);
  const { table } = historyBefore;
  const { planar } = table;
  if (!planar) return [];
  return [...new Set(cardsWithPendingChaos(planar))].filter((card) => {
    const facts = factsOf(card);
    return facts?.abilities.some(
      (ability) =>
        ability.when.includes('chaos') &&
        isAbilityOffered(historyBefore, planar, card, ability) &&
        abilityOffer(
          ability,
          { card, counterFacts: facts.counters, controller: planar.controller },
          table,
        ) !== null,
    );
  });
}
