import { useEffect } from 'preact/hooks';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';

/** Returns a function that builds the move for a phenomenon's ability; null until it and the cards are loaded. */
export function useEncounterMoveBuilder() {
  const { catalog, moveForEncounter } = usePlanarCards();
  useEffect(moveForEncounter.request, [moveForEncounter]);
  const loadedCatalog = catalog.value;
  const buildMove = moveForEncounter.value;
  return loadedCatalog && buildMove?.bind(null, loadedCatalog);
}
