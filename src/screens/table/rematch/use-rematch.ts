import { useAppState } from '../../../session/contexts/use-app-state';
import { useGameLibrary } from '../../../session/contexts/use-live-game';
import { useRouter } from '../../../session/contexts/use-router';

/** Returns what begins a rematch, or opens the form of a new game if the rules no longer allow the same decks. */
export function useRematch(): () => void {
  const library = useGameLibrary();
  const router = useRouter();
  const { reportFailure } = useAppState();
  return () => {
    library
      .rematch()
      .then((refusal) => refusal && router.go({ place: 'newGame' }))
      .catch(reportFailure);
  };
}
