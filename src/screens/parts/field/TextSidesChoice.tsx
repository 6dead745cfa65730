import { Choice } from '../../../design/Choice';
import { type PlaneTextSides, planeTextSides } from '../../../settings/setting-choices';
import { useWords } from '../words';

/** Chooses how many sides of the table a card's text faces. */
export function TextSidesChoice({
  value,
  onChange,
}: {
  value: PlaneTextSides;
  onChange: (textSides: PlaneTextSides) => void;
}) {
  const { planeFace } = useWords();
  return (
    <Choice
      label={planeFace.textSides}
      value={value}
      options={planeTextSides.map((value) => ({ value, name: planeFace.textSidesNames[value] }))}
      onChange={onChange}
    />
  );
}
