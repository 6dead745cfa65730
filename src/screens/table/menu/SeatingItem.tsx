import { useWords } from '../../parts/words';
import type { OpenSheet } from '../sheets/open-sheet';
import { GameMenuItem } from './GameMenuItem';

/** Opens the seating order. */
export function SeatingItem({ onOpenSheet }: { onOpenSheet: (sheet: OpenSheet) => void }) {
  const { seating } = useWords();
  return (
    <GameMenuItem
      label={seating.title}
      note={seating.menuNote}
      onClick={() => onOpenSheet({ kind: 'seats' })}
    />
  );
}
