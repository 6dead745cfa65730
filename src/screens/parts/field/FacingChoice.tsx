import { Choice } from '../../../design/Choice';
import { type Facing, facings } from '../../../settings/setting-choices';
import { useWords } from '../words';

/** Chooses how many sides of the table a card's text faces. */
export function FacingChoice({ value, onChange }: { value: Facing; onChange: (facing: Facing) => void }) {
  const { planeFace } = useWords();
  return (
    <Choice
      label={planeFace.facing}
      value={value}
      options={facings.map((facing) => ({ value: facing, name: planeFace.facings[facing] }))}
      onChange={onChange}
    />
  );
}
