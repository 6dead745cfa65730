import { landlessHouseRuleNames } from '../../rules/landless/land';
import type { SavedLandlessForm } from '../../settings/saved-settings';
import { Checkbox } from '../parts/field/Checkbox';
import { Disclosure } from '../parts/field/Disclosure';
import { TextWithSymbols } from '../parts/text/TextWithSymbols';
import { useWords } from '../parts/words';
import styles from './LandsScreen.module.css';

interface HouseRulesProps {
  isInitiallyOpen: boolean;
  houseRules: SavedLandlessForm['houseRules'];
  onChange: (houseRules: SavedLandlessForm['houseRules']) => void;
}

/** The house rules of the cube, with the number of those in use. */
export function HouseRules({ isInitiallyOpen, houseRules, onChange }: HouseRulesProps) {
  const { lands } = useWords();
  const activeCount = landlessHouseRuleNames.filter((rule) => houseRules[rule]).length;
  return (
    <Disclosure
      title={
        <span>
          {lands.house}
          {activeCount > 0 && <small class={styles.described}>: {activeCount}</small>}
        </span>
      }
      open={isInitiallyOpen}
      restoreKey="house rules"
      framed
      class={styles.framedDisclosure}
    >
      <fieldset class={styles.houseRules} aria-label={lands.house}>
        {landlessHouseRuleNames.map((rule) => (
          <Checkbox
            key={rule}
            checked={houseRules[rule]}
            onChange={() => onChange({ ...houseRules, [rule]: !houseRules[rule] })}
          >
            <TextWithSymbols text={lands.houseRules[rule]} />
          </Checkbox>
        ))}
      </fieldset>
    </Disclosure>
  );
}
