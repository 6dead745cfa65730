import { Button } from '../../../design/Button';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useWords } from '../../parts/words';

/** A button that restores a removed custom card while it is still stored. */
export function RestoreCard({ id }: { id: string }) {
  const { customCards: words } = useWords();
  const { customCards } = usePlanarCards();
  return (
    <Button wide variant="primary" onClick={() => customCards.value?.restoreCard(id)}>
      {words.bringBack}
    </Button>
  );
}
