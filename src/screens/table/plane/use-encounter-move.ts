import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { moveForEncounter } from '../../../session/abilities/ability-moves';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useCards } from '../../../session/contexts/use-cards';

const loadMoves = () => import(/* in behind */ '../../../session/abilities/ability-moves');

const loaded = signal<typeof moveForEncounter | null>(null);

/** Returns a function that builds the move for a phenomenon's ability; null until it and the cards are loaded. */
export function useEncounterMove() {
  const { firstScreen, reportFailure } = useAppState();
  const { catalog } = useCards();
  useEffect(() => {
    firstScreen.then(loadMoves).then((moves) => {
      loaded.value = moves.moveForEncounter;
    }, reportFailure);
  }, []);
  const cards = catalog.value;
  const moveFor = loaded.value;
  return cards && moveFor?.bind(null, cards);
}
