import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import { DeferredIcon } from '../../../design/DeferredIcon';
import type { Rotation } from '../../../design/Sheet';
import { amount } from '../../../i18n/amount';
import { type Life, lifeAfter } from '../../../rules/life/life';
import { areTurnsShared } from '../../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { moveToStartingLife, startingLife } from '../../../session/timeline/starting-life';
import { sharedTurnNames } from '../../parts/shared-turn-names';
import { widthInDigits } from '../../parts/width-in-digits';
import { useWords } from '../../parts/words';
import { usualStartingTotals } from '../new-game/usual-starting-life';
import { TableSheet } from '../sheets/TableSheet';
import { useTableScreen } from '../use-table-screen';
import { type KeypadKey, keypadKeyOf, NOTHING_TYPED, typedAmount, typedTotal, typeKey } from './keypad-entry';
import styles from './LifeKeypad.module.css';

interface LifeKeypadProps {
  game: Game;
  player: PlayerId;
  rotation: Rotation;
  /** Pixels from the left edge of the screen to the middle of the player's panel. */
  anchorX: number | undefined;
}

/** Enters a life total or a change, by touch or keyboard; the old total stays visible until the first digit. */
export function LifeKeypad({ game, player, rotation, anchorX }: LifeKeypadProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const liveGame = useLiveGame();
  const pad = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(NOTHING_TYPED);
  const { turn, totals } = game.history.table;
  const name = sharedTurnNames(words, game.seats, turn, player);
  const life = totals[player]?.life ?? 0;
  const initialLife = turn.number === 1 ? startingLife(game) : null;
  const typedLife = typedTotal(entry);
  const change = life === 'infinite' ? null : typedAmount(entry);
  const leadingMinus = entry.isNegative && !typedLife ? '−' : '';
  const shownLife = typedLife ?? (entry.isNegative ? '' : life);
  const shownText = shownLife === '' ? leadingMinus : `${leadingMinus}${amount(shownLife)}`;

  function setLife() {
    if (typedLife !== null && typedLife !== life) liveGame.play({ kind: 'setLife', player, to: typedLife });
    setOpenSheet(null);
  }

  function changeBy(by: number) {
    liveGame.play({ kind: 'changeLife', player, by });
    setOpenSheet(null);
  }

  const typeKeypadKey = (key: KeypadKey) => setEntry((oldEntry) => typeKey(oldEntry, key));

  function handleKey(event: KeyboardEvent) {
    const key = event.ctrlKey || event.metaKey || event.altKey ? null : keypadKeyOf(event.key);
    if (key !== null) typeKeypadKey(key);
    // With a button focused, Enter presses that button.
    if (event.key !== 'Enter' || event.target !== pad.current) return;
    // Otherwise the key would also press the element that is focused next.
    event.preventDefault();
    setLife();
  }

  // Focused at once, so that digits can be typed.
  useLayoutEffect(() => pad.current?.focus({ preventScroll: true }), []);

  return (
    <TableSheet title={name} {...{ rotation, anchorX }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset around the other one would be announced twice */}
      <div
        ref={pad}
        role="group"
        aria-label={words.seat.setLife(name)}
        tabIndex={-1}
        class={classNames(styles.pad, Math.abs(rotation) === 90 && styles.sideways)}
        onKeyDown={handleKey}
      >
        {initialLife?.isAdjustable && <StartingLifeForAll game={game} life={initialLife.life} />}
        <p class={styles.shownLife} aria-live="polite">
          <span style={{ '--digits': widthInDigits(shownText) }}>{shownText}</span>
          <small>{typedLife === null ? words.keypad.prompt : words.keypad.now(amount(life))}</small>
        </p>
        <KeypadKeys onType={typeKeypadKey} />
        <div class={styles.bottomRow}>
          <ChangeButtons life={life} change={change} onChange={changeBy} />
          <Button
            label={words.keypad.infinite}
            class={styles.infinityButton}
            onClick={() => typeKeypadKey('infinite')}
          >
            ∞
          </Button>
          <Button
            wide
            label={words.seatSheet.set}
            class={styles.setButton}
            disabled={typedLife === null}
            onClick={setLife}
          >
            {words.seatSheet.set}
            <Result life={typedLife} />
          </Button>
        </div>
      </div>
    </TableSheet>
  );
}

function KeypadKeys({ onType }: { onType: (key: KeypadKey) => void }) {
  const words = useWords();
  return (
    <fieldset class={styles.keys} aria-label={words.seatSheet.digits}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
        <Button key={digit} onClick={() => onType(digit)}>
          {digit}
        </Button>
      ))}
      <Button label={words.sign} onClick={() => onType('sign')}>
        ±
      </Button>
      <Button onClick={() => onType(0)}>0</Button>
      <Button label={words.seatSheet.erase} onClick={() => onType('erase')}>
        <DeferredIcon name="erase" />
      </Button>
    </fieldset>
  );
}

/** What the life total will be, below the name of the button that makes it so. */
function Result({ life }: { life: Life | null }) {
  return life === null ? null : <small class={styles.result}>= {amount(life)}</small>;
}

interface ChangeButtonsProps {
  life: Life;
  /** The amount to lose or gain, or null if there is none. */
  change: number | null;
  onChange: (by: number) => void;
}

function ChangeButtons({ life, change, onChange }: ChangeButtonsProps) {
  const { keypad } = useWords();
  return ([-1, 1] as const).map((sign) => {
    const label = (sign < 0 ? keypad.lose : keypad.gain)(change ?? 0);
    const result = change === null ? null : lifeAfter(life, sign * change);
    return (
      <Button
        key={sign}
        label={result === null ? label : keypad.resulting(label, amount(result))}
        variant="primary"
        class={styles.changeButton}
        disabled={change === null}
        onClick={() => change !== null && onChange(sign * change)}
      >
        {sign < 0 ? '−' : '+'}
        {change}
        <Result life={result} />
      </Button>
    );
  });
}

interface StartingLifeForAllProps {
  game: Game;
  life: number;
}

/** Changes the starting life of the whole table, during the first turn, as long as nobody's life has changed. */
function StartingLifeForAll({ game, life }: StartingLifeForAllProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const liveGame = useLiveGame();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the digits are the fieldset of this pad
    <div role="group" aria-labelledby="starting-life" class={styles.startingLife}>
      <p id="starting-life" class={styles.label}>
        {words.keypad.everyone}
      </p>
      {usualStartingTotals(areTurnsShared(game.history.table.turn)).map((newLife) => (
        <Button
          key={newLife}
          pressed={newLife === life}
          variant={newLife === life ? 'primary' : 'plain'}
          onClick={() => {
            if (newLife !== life) liveGame.play(moveToStartingLife(game, newLife));
            setOpenSheet(null);
          }}
        >
          {newLife}
        </Button>
      ))}
    </div>
  );
}
