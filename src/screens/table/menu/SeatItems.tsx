import { Choice } from '../../../design/Choice';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useWords } from '../../parts/words';
import { Item } from './GameMenuItem';

const panels = ['twoSides', 'fourSides', 'upright'] as const;

/** Offers the panel layouts, and opens the seating order. */
export function SeatItems({ onSeats }: { onSeats: () => void }) {
  const { seating } = useWords();
  const { settings } = usePreferences();
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
