import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import { costOfNextRoll } from '../../../rules/planar/planar';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { playerName, useTableWords } from '../../parts/words';
import styles from '../ActionBar.module.css';
import { DieCube } from './DieCube';
import { lastFace } from './use-roll';

const DIE_SIZE = 34;

interface RollButtonProps {
  game: Game;
  busy: boolean;
  guarded: boolean;
  /** The player who would roll; null in a turn without an active player. */
  player: PlayerId | null;
  /** Whether this is one of two heads of a team, who each roll and pay for themselves (901.12). */
  isOneOfTwo?: boolean;
  /** Rolls the die; `player` is the one who rolls if a team shares the turn. */
  onRoll: (player?: PlayerId) => void;
}

/** Shows the planar die and the cost to roll it. */
export function RollButton({ game, busy, guarded, player, isOneOfTwo, onRoll }: RollButtonProps) {
  const words = useTableWords();
  const { planar } = game.history.table;
  if (!planar) return null;
  const cost = player === null ? 0 : costOfNextRoll(planar, player);
  const name = isOneOfTwo && player !== null ? playerName(words, game.seats, player) : null;
  return (
    <Button
      class={styles.roll}
      guarded={guarded}
      disabled={busy || player === null}
      label={name === null ? words.table.rollLabel(cost) : `${name}: ${words.table.rollLabel(cost)}`}
      onClick={() => (name === null || player === null ? onRoll() : onRoll(player))}
    >
      {name === null && <DieCube face={lastFace(game) ?? 'blank'} size={DIE_SIZE} />}
      <span class={styles.texts}>
        <span class={classNames(styles.what, name !== null && styles.name)}>{name ?? words.table.roll}</span>{' '}
        <span class={styles.detail}>
          {name !== null && `${words.table.roll}: `}
          {cost === 0 ? words.table.rollFree : words.table.rollMana(cost)}
        </span>
      </span>
    </Button>
  );
}
