import { Choice } from '../../../design/Choice';
import { type PlaneTextFacing, planeTextFacings } from '../../../settings/setting-choices';
import { useWords } from '../words';

/** Chooses how many sides of the table a card's text faces. */
export function TextFacingChoice({
  value,
  onChange,
}: {
  value: PlaneTextFacing;
  onChange: (textFacing: PlaneTextFacing) => void;
}) {
  const { planeView } = useWords();
  return (
    <Choice
      label={planeView.textFacing}
      value={value}
      options={planeTextFacings.map((value) => ({ value, name: planeView.textFacingNames[value] }))}
      onChange={onChange}
    />
  );
}
