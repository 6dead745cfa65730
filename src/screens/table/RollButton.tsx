import { Button } from '../../design/Button';
import { costOfNextRoll } from '../../rules/planar/planar';
import type { PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { playerName, useTableWords } from '../parts/words';
import styles from './Actions.module.css';
import { DieCube } from './DieCube';
import { lastFace } from './use-roll';

const DIE_SIZE = 34;

interface RollButtonProps {
  game: Game;
  busy: boolean;
  deaf: boolean;
  /** Who would roll; null in a turn without an active player. */
  player: PlayerId | null;
  /** Heads of a team roll and pay each for themselves (901.12). */
  isOneOfTwo?: boolean;
  /** Of a team whose turn it is, a player in particular. */
  onRoll: (player?: PlayerId) => void;
}

/** The die, and what it costs to roll it. */
export function RollButton({ game, busy, deaf, player, isOneOfTwo, onRoll }: RollButtonProps) {
  const words = useTableWords();
  const { planar } = game.history.table;
  if (!planar) return null;
  const cost = player === null ? 0 : costOfNextRoll(planar, player);
  const name = isOneOfTwo && player !== null ? playerName(words, game.seats, player) : null;
  return (
    <Button
      class={styles.roll}
      deaf={deaf}
      disabled={busy || player === null}
      label={name === null ? words.table.rollLabel(cost) : `${name}: ${words.table.rollLabel(cost)}`}
      onClick={() => (name === null || player === null ? onRoll() : onRoll(player))}
    >
      {name === null && <DieCube face={lastFace(game) ?? 'blank'} size={DIE_SIZE} />}
      <span class={styles.texts}>
        <span class={styles.what}>{name ?? words.table.roll}</span>{' '}
        <span class={styles.detail}>{cost === 0 ? words.table.rollFree : words.table.rollMana(cost)}</span>
      </span>
    </Button>
  );
}
