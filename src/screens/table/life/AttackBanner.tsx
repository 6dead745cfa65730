import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { Game } from '../../../session/game/game';
import { seatStyle } from '../../parts/seat-color';
import { playerName, useWords } from '../../parts/words';
import { BadgeIcon } from '../player/BadgeIcon';
import { useTableScreen } from '../use-table-screen';
import styles from './AttackBanner.module.css';
import type { Attack } from './use-attack';

/** An attack ends by itself this long after the last change of the table, and later if nothing has changed. */
const TIMEOUT_AFTER_CHANGE_MS = 30_000;
const TIMEOUT_WITHOUT_CHANGE_MS = 60_000;

interface AttackBannerProps {
  game: Game;
  attack: Attack;
  /** Whether a sheet is open, such as the one for the damage; the attack does not end meanwhile. */
  isSheetOpen: boolean;
  /** Called when the player ends the attack, not when it ends by itself. */
  onDone: () => void;
}

/** Takes the place of the die while a commander attacks: says what to tap, and has a button to end the attack. */
export function AttackBanner({ game, attack, isSheetOpen, onDone }: AttackBannerProps) {
  const words = useWords();
  const { endAttack } = useTableScreen();
  const { history, seats } = game;
  const initialHistory = useRef(history);
  useEffect(() => {
    if (isSheetOpen) return;
    const timeLeft = history === initialHistory.current ? TIMEOUT_WITHOUT_CHANGE_MS : TIMEOUT_AFTER_CHANGE_MS;
    const timer = setTimeout(endAttack, timeLeft);
    return () => clearTimeout(timer);
  }, [history, isSheetOpen, endAttack]);
  const name = playerName(words, seats, attack.source);
  const { commander } = words;
  const sentence = attack.commander === 1 ? commander.secondAttacks(name) : commander.attacks(name);
  const description = attack.infect ? `${sentence}, ${commander.withInfect}` : sentence;
  return (
    <div class={styles.banner} style={seatStyle(seats[attack.source], attack.source)}>
      <BadgeIcon name={attack.infect ? 'poison' : 'commanderDamage'} size={24} />
      <p class={styles.text} role="status">
        <strong>{description}</strong> <span>{commander.whoWasHit}</span>
      </p>
      <Button
        label={`${description}: ${words.done}`}
        onClick={() => {
          onDone();
          endAttack();
        }}
      >
        {words.done}
      </Button>
    </div>
  );
}
