import { Choice } from '../../../design/Choice';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { panelLayouts } from '../../../settings/setting-choices';
import { useWords } from '../../parts/words';
import type { OpenSheet } from '../sheets/open-sheet';
import { Item } from './GameMenuItem';

/** Offers the panel layouts. */
export function PanelChoice() {
  const { seating } = useWords();
  const { settings } = usePreferences();
  return (
    <Choice
      label={seating.panels}
      value={settings.values.value.panels}
      options={panelLayouts.map((value) => ({ value, name: seating.panelsAre[value] }))}
      onChange={(value) => settings.change({ panels: value })}
    />
  );
}

/** Opens the seating order. */
export function SeatsItem({ onOpen }: { onOpen: (sheet: OpenSheet) => void }) {
  const { seating } = useWords();
  return <Item what={seating.title} note={seating.menuNote} onClick={() => onOpen({ kind: 'seats' })} />;
}
