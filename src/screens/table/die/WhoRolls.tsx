import { Button, IconButton } from '../../../design/Button';
import { costOfNextRoll } from '../../../rules/planar/planar-zone';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { playerName, useWords } from '../../parts/words';
import styles from './WhoRolls.module.css';

interface WhoRollsProps {
  game: Game;
  /** The members of the team that shares the turn, who each roll and pay for themselves (901.12). */
  players: readonly PlayerId[];
  isRolling: boolean;
  onRoll: (player: PlayerId) => void;
  onCancel: () => void;
}

/** Asks which member of a team rolls the planar die. */
export function WhoRolls({ game, players, isRolling, onRoll, onCancel }: WhoRollsProps) {
  const words = useWords();
  const { planar } = game.history.table;
  if (!planar) return null;
  const memberButtons = players.map((player) => {
    const name = playerName(words, game.seats, player);
    const cost = costOfNextRoll(planar, player);
    return (
      <Button
        key={player}
        class={styles.member}
        disabled={isRolling}
        label={`${name}: ${words.table.rollLabel(cost)}`}
        onClick={() => onRoll(player)}
      >
        <span>{name}</span> <span class={styles.cost}>{words.table.rollCost(cost)}</span>
      </Button>
    );
  });
  return (
    <>
      <div class={styles.members}>{memberButtons}</div>
      <IconButton icon="close" label={words.cancel} onClick={onCancel} />
    </>
  );
}
