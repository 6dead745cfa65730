import { Choice } from '../../../design/Choice';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { dieSources } from '../../../settings/setting-choices';
import { useWords } from '../words';

/** Chooses whether the app rolls the planar die, or a die on the table does. */
export function DieSourceChoice({ label }: { label: string }) {
  const { menu } = useWords();
  const { settings } = usePreferences();
  return (
    <Choice
      label={label}
      value={settings.values.value.die}
      options={dieSources.map((value) => ({ value, name: menu.dieSources[value] }))}
      onChange={(die) => settings.change({ die })}
    />
  );
}
