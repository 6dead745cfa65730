import { useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { Icon } from '../../design/Icon';
import { Sheet, type Turned } from '../../design/Sheet';
import { amount } from '../../i18n/amount';
import type { PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { playerName, useWords } from '../parts/words';
import styles from './LifeKeypad.module.css';

const MOST_DIGITS = 6;

interface LifeKeypadProps {
  game: Game;
  player: PlayerId;
  turned: Turned;
  onClose: () => void;
}

/** Types a life total. The old one stays in sight until the first digit. */
export function LifeKeypad({ game, player, turned, onClose }: LifeKeypadProps) {
  const words = useWords();
  const { table } = useSession();
  const [digits, setDigits] = useState('');
  const [isNegative, setNegative] = useState(false);
  const life = game.history.table.totals[player]?.life ?? 0;
  const typed = Number(digits) * (isNegative ? -1 : 1);
  const shown = digits === '' ? life : typed;

  function set() {
    if (digits !== '' && typed !== life) table.play({ kind: 'setLife', player, to: typed });
    onClose();
  }

  function type(digit: number) {
    setDigits((before) => (before.length < MOST_DIGITS ? `${Number(before + digit)}` : before));
  }

  return (
    <Sheet
      title={playerName(words, game.seats, player)}
      closeLabel={words.close}
      turned={turned}
      onClose={onClose}
    >
      <div class={classNames(styles.pad, Math.abs(turned) === 90 && styles.sideways)}>
        <p class={styles.shown} aria-live="polite">
          {isNegative && shown === 0 ? '−0' : amount(shown)}
        </p>
        <fieldset class={styles.keys} aria-label={words.seat.digits}>
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
            <Button key={digit} onClick={() => type(digit)}>
              {digit}
            </Button>
          ))}
          <Button label={words.seat.sign} onClick={() => setNegative(!isNegative)}>
            ±
          </Button>
          <Button onClick={() => type(0)}>0</Button>
          <Button label={words.seat.erase} onClick={() => setDigits((before) => before.slice(0, -1))}>
            <Icon name="erase" />
          </Button>
        </fieldset>
        <Button look="walk" wide class={styles.set} onClick={set}>
          {words.seat.set}
        </Button>
      </div>
    </Sheet>
  );
}
