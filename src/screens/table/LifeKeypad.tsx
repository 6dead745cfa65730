import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { Icon } from '../../design/Icon';
import { Sheet, type Turned } from '../../design/Sheet';
import { amount } from '../../i18n/amount';
import type { PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { playerName, useWords } from '../parts/words';
import { type KeypadKey, keypadKey, NOTHING_TYPED, typedTotal, typeKey } from './keypad-entry';
import styles from './LifeKeypad.module.css';

interface LifeKeypadProps {
  game: Game;
  player: PlayerId;
  turned: Turned;
  onClose: () => void;
}

/** Types a life total, by touch or on a keyboard. The old one stays in sight until the first digit. */
export function LifeKeypad({ game, player, turned, onClose }: LifeKeypadProps) {
  const words = useWords();
  const { table } = useSession();
  const pad = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(NOTHING_TYPED);
  const name = playerName(words, game.seats, player);
  const life = game.history.table.totals[player]?.life ?? 0;
  const typed = typedTotal(entry);
  const minus = entry.isNegative && !typed ? '−' : '';
  const shown = typed ?? (entry.isNegative ? '' : life);

  function set() {
    if (typed !== null && typed !== life) table.play({ kind: 'setLife', player, to: typed });
    onClose();
  }

  const type = (key: KeypadKey) => setEntry((before) => typeKey(before, key));

  function press(event: KeyboardEvent) {
    const key = event.ctrlKey || event.metaKey || event.altKey ? null : keypadKey(event.key);
    if (key !== null) type(key);
    // On one of the buttons it is that button which is meant.
    if (event.key !== 'Enter' || event.target !== pad.current) return;
    // The key would also press what has the focus afterwards.
    event.preventDefault();
    set();
  }

  // So that digits can be typed at once.
  useLayoutEffect(() => pad.current?.focus(), []);

  return (
    <Sheet title={name} closeLabel={words.close} turned={turned} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: a field set around the other one would be read twice */}
      <div
        ref={pad}
        role="group"
        aria-label={words.seat.setLife(name)}
        tabIndex={-1}
        class={classNames(styles.pad, Math.abs(turned) === 90 && styles.sideways)}
        onKeyDown={press}
      >
        <p class={styles.shown} aria-live="polite">
          {minus}
          {shown !== '' && amount(shown)}
        </p>
        <fieldset class={styles.keys} aria-label={words.seat.digits}>
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
            <Button key={digit} onClick={() => type(digit)}>
              {digit}
            </Button>
          ))}
          <Button label={words.seat.sign} onClick={() => type('sign')}>
            ±
          </Button>
          <Button onClick={() => type(0)}>0</Button>
          <Button label={words.seat.erase} onClick={() => type('erase')}>
            <Icon name="erase" />
          </Button>
        </fieldset>
        <div class={styles.last}>
          <Button label={words.keypad.infinite} class={styles.set} onClick={() => type('infinite')}>
            ∞
          </Button>
          <Button look="walk" wide class={styles.set} onClick={set}>
            {words.seat.set}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
