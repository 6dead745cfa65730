import { useEffect } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { Game } from '../../../session/game/game';
import { seatStyle } from '../../parts/seat-color';
import { useWords } from '../../parts/words';
import { BadgeIcon } from '../player/BadgeIcon';
import { useTableScreen } from '../use-table-screen';
import styles from './AttackBanner.module.css';
import { attackInWords } from './attack-in-words';
import type { Attack } from './use-attack';

/** An attack ends by itself this long after the last change of the table. */
const TIMEOUT_MS = 60_000;

interface AttackBannerProps {
  game: Game;
  attack: Attack;
  /** Whether a sheet is open, such as the one for the damage; the attack does not end meanwhile. */
  isSheetOpen: boolean;
  /** Called when a player cancels the attack. */
  onCancel: () => void;
}

/** Takes the place of the die while a commander attacks: says what to tap, and has a button to cancel the attack. */
export function AttackBanner({ game, attack, isSheetOpen, onCancel }: AttackBannerProps) {
  const words = useWords();
  const { endAttack } = useTableScreen();
  const { history, seats } = game;
  useEffect(() => {
    if (isSheetOpen) return;
    const timer = setTimeout(endAttack, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [history, isSheetOpen, endAttack]);
  const description = attackInWords(words, seats, attack);
  return (
    <div class={styles.banner} style={seatStyle(seats[attack.source], attack.source)}>
      <BadgeIcon name={attack.infect ? 'poison' : 'commanderDamage'} size={24} />
      <p class={styles.text} role="status">
        <strong>{description}</strong> <span>{words.commander.whoWasHit}</span>
      </p>
      <Button
        label={`${description}: ${words.cancel}`}
        onClick={() => {
          onCancel();
          endAttack();
        }}
      >
        {words.cancel}
      </Button>
    </div>
  );
}
