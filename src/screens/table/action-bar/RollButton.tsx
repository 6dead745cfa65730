import { Button } from '../../../design/Button';
import { costOfNextRoll } from '../../../rules/planar/planar-zone';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { useFirstPaintWords } from '../../parts/words';
import { DieCube } from '../die/DieCube';
import { lastRollOfTurn } from '../die/use-planar-die';
import styles from './ActionBar.module.css';

const DIE_SIZE = 34;

interface RollButtonProps {
  game: Game;
  isRolling: boolean;
  ignoresTaps: boolean;
  /** The player who would roll; null in a turn without an active player. */
  player: PlayerId | null;
  onRoll: () => void;
}

/** Shows the planar die and the cost to roll it. */
export function RollButton({ game, isRolling, ignoresTaps, player, onRoll }: RollButtonProps) {
  const words = useFirstPaintWords();
  const { planar } = game.history.table;
  if (!planar) return null;
  const cost = player === null ? 0 : costOfNextRoll(planar, player);
  return (
    <Button
      class={styles.rollButton}
      ignoresTaps={ignoresTaps}
      disabled={isRolling || player === null}
      label={words.table.rollLabel(cost)}
      onClick={onRoll}
    >
      <DieCube face={lastRollOfTurn(game)?.face} size={DIE_SIZE} />
      <span class={styles.texts}>
        <span class={styles.title}>{words.table.roll}</span>{' '}
        <span class={styles.detail}>{words.table.rollCost(cost)}</span>
      </span>
    </Button>
  );
}
