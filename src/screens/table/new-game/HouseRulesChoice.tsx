import { Choice } from '../../../design/Choice';
import { NO_PLANAR_HOUSE_RULES } from '../../../rules/planar/planar-state';
import { Disclosure } from '../../parts/field/Disclosure';
import { useNewGameFormWords } from '../../parts/words';
import styles from './NewGameScreen.module.css';
import type { NewGameForm } from './new-game-form-state';
import type { FormPartProps } from './use-new-game';

const freeRollCounts = [1, 2, 3, 5];

/** Offers house rules for the planar game; collapsed, since most groups play by the official rules. */
export function HouseRulesChoice({ form, onChange }: FormPartProps) {
  const { house: words } = useNewGameFormWords().newGame;
  const { houseRules } = form;
  const changeRules = (changes: Partial<NewGameForm['houseRules']>) =>
    onChange({ ...form, houseRules: { ...houseRules, ...changes } });
  const hasNoHouseRules = Object.entries(NO_PLANAR_HOUSE_RULES).every(
    ([name, value]) => houseRules[name as keyof typeof houseRules] === value,
  );
  return (
    <Disclosure title={words.title} open={!hasNoHouseRules} restoreKey="planar house rules" framed>
      <div class={styles.rules}>
        <Choice
          label={words.blank}
          value={houseRules.blankIsChaos}
          options={[
            { value: false, name: words.blanks.blank },
            { value: true, name: words.blanks.chaos },
          ]}
          onChange={(blankIsChaos) => changeRules({ blankIsChaos })}
        />
        <Choice
          label={words.chaosFaces}
          value={houseRules.chaosFaces}
          options={([1, 2] as const).map((value) => ({ value, name: `${value}` }))}
          onChange={(chaosFaces) => changeRules({ chaosFaces })}
        />
        <Choice
          label={words.freeRolls}
          value={houseRules.freeRolls}
          options={freeRollCounts.map((value) => ({ value, name: `${value}` }))}
          onChange={(freeRolls) => changeRules({ freeRolls })}
        />
      </div>
    </Disclosure>
  );
}
