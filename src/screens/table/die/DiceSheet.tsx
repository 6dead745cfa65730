import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import common from '../../../design/common.module.css';
import { MAX_DICE_AT_ONCE, MAX_DIE_SIDES, MIN_DIE_SIDES } from '../../../rules/limits';
import { activePlayer } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { Stepper } from '../../parts/field/Stepper';
import { useWordingContext } from '../../parts/text/effect-words';
import { playerName, useWords } from '../../parts/words';
import { describeHappening } from '../log/log-sentences';
import { TableSheet } from '../sheets/TableSheet';
import styles from './DiceSheet.module.css';
import { latestChanceResults } from './latest-chance-results';

/** Common dice, by number of sides. */
const COMMON_SIDES = [4, 6, 8, 10, 12, 20, 100];
const OTHER_SIDES = 'other';

/** How many results are shown, so that the same result twice in a row is visible as a new one. */
const SHOWN_RESULTS = 3;

/** Rolls dice of any kind, flips a coin and chooses random players, and shows the latest results. */
export function DiceSheet({ game }: { game: Game }) {
  const words = useWords();
  const liveGame = useLiveGame();
  const wording = useWordingContext(game.seats);
  const [sidesChoice, setSidesChoice] = useState<number | typeof OTHER_SIDES>(20);
  const [typedSides, setTypedSides] = useState('3');
  const [diceCount, setDiceCount] = useState(1);
  const { table } = game.history;
  const activeId = activePlayer(table.turn);
  const sides = sidesChoice === OTHER_SIDES ? Number(typedSides) : sidesChoice;
  const areSidesInvalid = !Number.isInteger(sides) || sides < MIN_DIE_SIDES || sides > MAX_DIE_SIDES;
  const results = latestChanceResults(game.history);
  const shownResults = results.slice(0, SHOWN_RESULTS).map((result, index) => {
    const number = results.length - index;
    return { number, text: `${number}. ${describeHappening(result, wording, table.turn)}` };
  });
  return (
    <TableSheet title={words.dice.title}>
      <div class={common.stack3}>
        <div class={styles.results}>
          {/* The key shows and announces the same result again. */}
          <output>
            <span key={results.length} class={styles.latest}>
              {shownResults[0]?.text ?? words.dice.nothing}
            </span>
          </output>
          {shownResults.slice(1).map(({ number, text }) => (
            <p key={number} class={styles.earlier}>
              {text}
            </p>
          ))}
        </div>
        <Choice
          label={words.dice.sides}
          value={sidesChoice}
          options={[
            ...COMMON_SIDES.map((value) => ({ value, name: words.dice.die(`${value}`) })),
            { value: OTHER_SIDES, name: words.dice.other },
          ]}
          onChange={setSidesChoice}
        />
        {sidesChoice === OTHER_SIDES && (
          <input
            class={styles.sidesField}
            type="number"
            inputMode="numeric"
            min={MIN_DIE_SIDES}
            max={MAX_DIE_SIDES}
            value={typedSides}
            aria-label={words.dice.sides}
            onInput={(event) => setTypedSides(event.currentTarget.value)}
          />
        )}
        <Stepper
          label={words.dice.howMany}
          value={diceCount}
          min={1}
          max={MAX_DICE_AT_ONCE}
          onChange={setDiceCount}
        />
        <div class={styles.confirm}>
          <Button
            variant="primary"
            wide
            disabled={areSidesInvalid}
            onClick={() => liveGame.play({ kind: 'rollDice', sides, count: diceCount })}
          >
            {words.dice.roll}
          </Button>
        </div>
        <Button wide onClick={() => liveGame.play({ kind: 'flipCoin' })}>
          {words.dice.coin}
        </Button>
        <Button wide onClick={() => liveGame.play({ kind: 'chooseRandomPlayer', opponentOf: null })}>
          {words.dice.player}
        </Button>
        {activeId !== null && (
          <Button wide onClick={() => liveGame.play({ kind: 'chooseRandomPlayer', opponentOf: activeId })}>
            {words.dice.opponent(playerName(words, game.seats, activeId))}
          </Button>
        )}
      </div>
    </TableSheet>
  );
}
