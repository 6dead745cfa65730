import { classNames } from '../../design/class-names';
import { concurrentTurns } from '../../rules/table/concurrent-turns';
import { isTurnHeldUp } from '../../rules/table/grand-melee';
import type { Table } from '../../rules/table/table';
import { isTurnWaiting } from '../../rules/turn/turn';
import { useCards } from '../../session/contexts/use-cards';
import { useLiveGame } from '../../session/contexts/use-live-game';
import type { Game } from '../../session/game/game';
import { seatStyle } from '../parts/seat-color';
import { cardName, playerName, useLanguage, useWords } from '../parts/words';
import styles from './ConcurrentTurns.module.css';

/** Shows what players need to know about a turn that is not on the screen. */
function TurnTags({ turn: { turn, planar } }: { turn: Table }) {
  const { table, concurrentTurns: turnWords } = useWords();
  const tags = [
    isTurnWaiting(turn) && table.waiting,
    isTurnHeldUp(planar) && turnWords.toDo,
    turn.marker?.removals && turnWords.lastTurn,
  ].filter(Boolean);
  return tags.length > 0 ? <span class={styles.tag}>{tags.join(', ')}</span> : null;
}

/** Shows the concurrent turns of a Grand Melee side by side; tapping one switches to it. */
export function ConcurrentTurns({ game }: { game: Game }) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { catalog } = useCards();
  const language = useLanguage();
  const shownMarker = game.history.table.turn.marker;
  const turns = concurrentTurns(game.history.table);
  if (!shownMarker || turns.length < 2) return null;
  const planeNames = ({ planar }: Table) =>
    planar?.faceUp.map(({ card }) => cardName(catalog.value, language, card)).join(' · ');
  return (
    <fieldset class={styles.turns} aria-label={words.concurrentTurns.turnsAtOnce}>
      {turns.map((turn) => {
        const { activePlayer, marker } = turn.turn;
        const number = marker?.number ?? 0;
        const isShown = number === shownMarker.number;
        return (
          <button
            key={number}
            type="button"
            class={classNames(styles.turn, isShown && styles.shown)}
            style={seatStyle(game.seats[activePlayer], activePlayer)}
            aria-pressed={isShown}
            onClick={() => liveGame.showTurn(number)}
          >
            <span class={styles.who}>
              <span class={styles.name}>{playerName(words, game.seats, activePlayer)}</span>
              <TurnTags turn={turn} />
            </span>{' '}
            <span>{planeNames(turn)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
