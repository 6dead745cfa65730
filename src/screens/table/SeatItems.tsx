import { Choice } from '../../design/Choice';
import { useSession } from '../../session/session';
import { useWords } from '../parts/words';
import { Item } from './GameMenuItem';

const panels = ['twoSides', 'fourSides', 'upright'] as const;

/** How the panels of the seats lie, and who sits where. */
export function SeatItems({ onSeats }: { onSeats: () => void }) {
  const { seating } = useWords();
  const { settings } = useSession();
  return (
    <>
      <Choice
        label={seating.panels}
        value={settings.values.value.panels}
        options={panels.map((value) => ({ value, name: seating.panelsAre[value] }))}
        onChange={(value) => settings.change({ panels: value })}
      />
      <Item what={seating.title} note={seating.menuNote} onClick={onSeats} />
    </>
  );
}
