import { useEffect } from 'preact/hooks';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';

/** Returns a function that builds the move for a phenomenon's ability; null until it and the cards are loaded. */
export function useEncounterMoveBuilder() {
  const { catalog, moveForEncounter: encounterMoveBuilder } = usePlanarCards();
  useEffect(encounterMoveBuilder.request, [encounterMoveBuilder]);
  const loadedCatalog = catalog.value;
  const buildMove = encounterMoveBuilder.value;
  return loadedCatalog && buildMove?.bind(null, loadedCatalog);
}
