import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { Game } from '../../../session/game/game';
import { seatStyle } from '../../parts/seat-color';
import { playerName, useWords } from '../../parts/words';
import { CounterIcon } from '../player/CounterIcon';
import styles from './ArmedBanner.module.css';
import type { ArmedCommander } from './use-armed-commander';

/** Milliseconds from the last change of the table until an attack ends by itself; without a change it waits longer. */
const ENDS_AFTER_DAMAGE = 15_000;
const ENDS_AFTER_NOTHING = 60_000;

interface ArmedBannerProps {
  game: Game;
  armed: ArmedCommander;
  /** Whether a sheet is open, such as the one for the damage; the attack does not end meanwhile. */
  isCovered: boolean;
  /** Called when the player ends the attack. */
  onDone: () => void;
  /** Called when the attack ends by itself. */
  onEnd: () => void;
}

/** Takes the place of the die while a commander attacks: says what to tap, and has a button to end the attack. */
export function ArmedBanner({ game, armed, isCovered, onDone, onEnd }: ArmedBannerProps) {
  const words = useWords();
  const { history, seats } = game;
  const atFirst = useRef(history);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isCovered) return;
    const wait = history === atFirst.current ? ENDS_AFTER_NOTHING : ENDS_AFTER_DAMAGE;
    const timer = setTimeout(() => end.current(), wait);
    return () => clearTimeout(timer);
  }, [history, isCovered]);
  const name = playerName(words, seats, armed.source);
  const { commander } = words;
  const attack = armed.commander === 1 ? commander.secondAttacks(name) : commander.attacks(name);
  const description = armed.infect ? `${attack}, ${commander.withInfect}` : attack;
  return (
    <div class={styles.banner} style={seatStyle(seats[armed.source], armed.source)}>
      <CounterIcon name={armed.infect ? 'poison' : 'attack'} size={24} />
      <p class={styles.text} role="status">
        <strong>{description}</strong> <span>{commander.tapHit}</span>
      </p>
      <Button label={`${description}: ${commander.done}`} onClick={onDone}>
        {commander.done}
      </Button>
    </div>
  );
}
