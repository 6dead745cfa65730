import { Choice } from '../../../design/Choice';
import { type PlaneTextSides, planeTextSides } from '../../../settings/setting-choices';
import { useWords } from '../words';

/** Chooses how many sides of the table a card's text faces. */
export function FacingChoice({
  value,
  onChange,
}: {
  value: PlaneTextSides;
  onChange: (facing: PlaneTextSides) => void;
}) {
  const { planeFace } = useWords();
  return (
    <Choice
      label={planeFace.facing}
      value={value}
      options={planeTextSides.map((facing) => ({ value: facing, name: planeFace.facings[facing] }))}
      onChange={onChange}
    />
  );
}
