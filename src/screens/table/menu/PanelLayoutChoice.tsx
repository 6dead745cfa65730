import { Choice } from '../../../design/Choice';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { panelLayouts } from '../../../settings/setting-choices';
import { useWords } from '../../parts/words';

/** Offers the panel layouts. */
export function PanelLayoutChoice() {
  const { seating } = useWords();
  const { settings } = usePreferences();
  return (
    <Choice
      label={seating.panelLayout}
      value={settings.values.value.panels}
      options={panelLayouts.map((value) => ({ value, name: seating.panelLayouts[value] }))}
      onChange={(value) => settings.change({ panels: value })}
    />
  );
}
