import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import common from '../../../design/common.module.css';
import { useNewGameFormWords } from '../../parts/words';
import inputStyles from '../styles/input.module.css';
import styles from './NewGameScreen.module.css';
import { isStartingLife, MAX_STARTING_LIFE, parseLife, sharesLife } from './new-game-form-state';
import type { FormPartProps } from './use-new-game';
import { totalOfOnePlayer, usualStartingTotals } from './usual-starting-life';

/** Offers common starting life totals, or any other, including negative ones. */
export function StartingLifeField({ form, onChange }: FormPartProps) {
  const words = useNewGameFormWords();
  const isShared = sharesLife(form);
  const offeredTotals = usualStartingTotals(isShared);
  const isOffered = offeredTotals.some((life) => life === form.startingLife);
  const [isOtherChosen, setOtherChosen] = useState(!isOffered);
  const [typedText, setTypedText] = useState(`${form.startingLife}`);

  function typeLife(text: string) {
    setTypedText(text);
    onChange({ ...form, startingLife: parseLife(text) });
  }

  return (
    <div>
      <Choice
        label={words.newGame.startingLife}
        value={isOtherChosen ? 'other' : `${form.startingLife}`}
        options={[
          ...offeredTotals.map((life) => ({
            value: `${life}`,
            name: `${life}`,
            note: words.newGame.lifeHint[totalOfOnePlayer(life, isShared)] ?? '',
          })),
          { value: 'other', name: words.newGame.otherLife },
        ]}
        onChange={(value) => {
          setOtherChosen(value === 'other');
          if (value !== 'other') typeLife(value);
        }}
      />
      {isOtherChosen && (
        <>
          <div class={styles.otherLife}>
            <input
              class={inputStyles.input}
              type="text"
              inputMode="numeric"
              autocomplete="off"
              maxLength={7}
              aria-label={words.newGame.startingLife}
              aria-invalid={!isStartingLife(form.startingLife)}
              value={typedText}
              onInput={(event) => typeLife(event.currentTarget.value)}
            />
            {/* Numeric keyboards on phones have no minus sign. */}
            <Button
              label={words.sign}
              disabled={!isStartingLife(form.startingLife)}
              onClick={() => typeLife(`${-form.startingLife + 0}`)}
            >
              ±
            </Button>
          </div>
          {!isStartingLife(form.startingLife) && (
            <p class={common.mistake} role="alert">
              {words.newGame.lifeRange(MAX_STARTING_LIFE)}
            </p>
          )}
        </>
      )}
    </div>
  );
}
