import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../design/Button';
import { Sheet, type Turned } from '../../design/Sheet';
import { isInGame, lastPlayerStanding, type PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { playerName, useWords } from '../parts/words';
import styles from './SeatSheet.module.css';

interface SeatSheetProps {
  game: Game;
  player: PlayerId;
  turned: Turned;
  onClose: () => void;
}

/** What a seat has besides life: poison counters, and the way out of the game. */
export function SeatSheet({ game, player, turned, onClose }: SeatSheetProps) {
  const words = useWords();
  const { table } = useSession();
  const [isConceding, setConceding] = useState(false);
  const { turn, totals } = game.history.table;
  const name = playerName(words, game.seats, player);
  const canLeave = isInGame(turn, player) && lastPlayerStanding(turn) === null;

  function concede() {
    table.play({ kind: 'leaveGame', player, because: 'conceded' });
    onClose();
  }

  return (
    <Sheet title={name} closeLabel={words.close} turned={turned} onClose={onClose}>
      {isInGame(turn, player) ? (
        <div class={styles.row}>
          <span class={styles.what}>{words.seat.poison}</span>
          <IconButton
            icon="minus"
            look="plain"
            label={words.seat.lessPoison}
            disabled={totals[player]?.poison === 0}
            onClick={() => table.play({ kind: 'changePoison', player, by: -1 })}
          />
          <output class={styles.count}>{totals[player]?.poison}</output>
          <IconButton
            icon="plus"
            look="plain"
            label={words.seat.morePoison}
            onClick={() => table.play({ kind: 'changePoison', player, by: 1 })}
          />
        </div>
      ) : (
        <p>{words.seat.isOut}</p>
      )}
      {canLeave && !isConceding && (
        <Button wide onClick={() => setConceding(true)}>
          {words.seat.concede}
        </Button>
      )}
      {canLeave && isConceding && (
        <>
          <p class={styles.ask}>{words.seat.concedeAsk(name)}</p>
          <div class={styles.answers}>
            <Button wide onClick={() => setConceding(false)}>
              {words.cancel}
            </Button>
            <Button wide onClick={concede}>
              {words.seat.concede}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
