import { Choice } from '../../design/Choice';
import { mapKinds } from '../../rules/planar/eternities-map';
import { useWords } from '../parts/words';
import type { NewGameForm } from './new-game-form';

/** Whether the planar deck is laid out on an Eternities Map, and on which. */
export function MapChoice({ form, onChange }: { form: NewGameForm; onChange: (form: NewGameForm) => void }) {
  const { newGame } = useWords();
  return (
    <Choice
      label={newGame.map}
      list
      value={form.map ?? 'none'}
      options={(['none', ...mapKinds] as const).map((value) => ({
        value,
        name: newGame.maps[value],
        note: newGame.mapNote[value],
      }))}
      onChange={(value) => onChange({ ...form, map: value === 'none' ? null : value })}
    />
  );
}
