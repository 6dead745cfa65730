import { useWords } from '../../parts/words';
import { GameMenuItem } from './GameMenuItem';
import { useMenuActions } from './use-menu-actions';

/** Opens the seating order. */
export function SeatingItem() {
  const { seating } = useWords();
  const { openSheet } = useMenuActions();
  return (
    <GameMenuItem
      label={seating.title}
      note={seating.menuNote}
      onClick={() => openSheet({ kind: 'seats' })}
    />
  );
}
