import { Button } from '../../../design/Button';
import { useCards } from '../../../session/contexts/use-cards';
import { useWords } from '../../parts/words';

/** A button that restores a removed custom card while it is still stored. */
export function RestoreCard({ id }: { id: string }) {
  const { ownCards: words } = useWords();
  const { ownCards } = useCards();
  return (
    <Button wide variant="primary" onClick={() => ownCards.value?.restoreCard(id)}>
      {words.bringBack}
    </Button>
  );
}
