import { classNames } from '../../design/class-names';
import { concurrentTables } from '../../rules/table/concurrent-turns';
import { isTurnHeldUp } from '../../rules/table/grand-melee';
import type { Table } from '../../rules/table/table';
import { isTurnWaiting } from '../../rules/turn/turn';
import { useLiveGame } from '../../session/contexts/use-live-game';
import type { Game } from '../../session/game/game';
import { seatStyle } from '../parts/seat-color';
import { useCardName } from '../parts/use-card-name';
import { playerName, useWords } from '../parts/words';
import styles from './ConcurrentTurns.module.css';

/** Shows what players need to know about a turn that is not on the screen. */
function TurnTags({ table: { turn, planar } }: { table: Table }) {
  const { table: tableWords, concurrentTurns: turnWords } = useWords();
  const tags = [
    isTurnWaiting(turn) && tableWords.waiting,
    isTurnHeldUp(planar) && turnWords.toDo,
    turn.marker?.removalsDue && turnWords.lastTurn,
  ].filter(Boolean);
  return tags.length > 0 ? <span class={styles.tag}>{tags.join(', ')}</span> : null;
}

/** Shows the concurrent turns of a Grand Melee side by side; tapping one switches to it. */
export function ConcurrentTurns({ game }: { game: Game }) {
  const words = useWords();
  const liveGame = useLiveGame();
  const cardName = useCardName();
  const shownMarker = game.history.table.turn.marker;
  const tables = concurrentTables(game.history.table);
  if (!shownMarker || tables.length < 2) return null;
  const planeNamesOf = ({ planar }: Table) => planar?.faceUp.map(({ card }) => cardName(card)).join(' · ');
  return (
    <fieldset class={styles.turns} aria-label={words.concurrentTurns.turnsAtOnce}>
      {tables.map((table) => {
        const { activePlayer, marker } = table.turn;
        const markerNumber = marker?.number ?? 0;
        const isShown = markerNumber === shownMarker.number;
        return (
          <button
            key={markerNumber}
            type="button"
            class={classNames(styles.turn, isShown && styles.shown)}
            style={seatStyle(game.seats[activePlayer], activePlayer)}
            aria-pressed={isShown}
            onClick={() => liveGame.showTurn(markerNumber)}
          >
            <span class={styles.player}>
              <span class={styles.name}>{playerName(words, game.seats, activePlayer)}</span>
              <TurnTags table={table} />
            </span>{' '}
            <span>{planeNamesOf(table)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
