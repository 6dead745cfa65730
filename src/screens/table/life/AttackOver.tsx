import { useEffect, useRef, useState } from 'preact/hooks';
import { Toast } from '../../../design/Toast';
import type { Game } from '../../../session/game/game';
import { playerName, useWords } from '../../parts/words';
import type { ArmedCommander } from './use-armed-commander';

const SHOWN_FOR = 3000;

interface AttackOverProps {
  game: Game;
  armed: ArmedCommander | null;
}

/** Says that a commander's attack has ended, which from then on makes every minus an ordinary loss of life again. */
export function AttackOver({ game, armed }: AttackOverProps) {
  const words = useWords();
  const [over, setOver] = useState<ArmedCommander | null>(null);
  const before = useRef(armed);
  // It would cover what is tapped next, and be false after an undo.
  useEffect(() => setOver(null), [game.history]);
  useEffect(() => {
    setOver(armed ? null : before.current);
    before.current = armed;
  }, [armed]);
  if (!over) return null;
  return (
    <Toast shownFor={SHOWN_FOR} onGone={() => setOver(null)}>
      {words.commander.over(playerName(words, game.seats, over.source))}
    </Toast>
  );
}
