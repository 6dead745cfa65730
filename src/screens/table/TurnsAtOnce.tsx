import { classNames } from '../../design/class-names';
import { isBusy } from '../../rules/table/grand-melee';
import type { Table } from '../../rules/table/table';
import { turnsAtOnce } from '../../rules/table/turns-at-once';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { seatStyle } from '../parts/seat-colour';
import { cardName, playerName, useLanguage, useTableWords } from '../parts/words';
import styles from './TurnsAtOnce.module.css';

/** What is to be known of a turn that nobody looks at. */
function Tag({ turn: { turn, planar } }: { turn: Table }) {
  const { table: words } = useTableWords();
  const tags = [
    turn.marker?.waits && words.waiting,
    isBusy(planar) && words.toDo,
    turn.marker?.removals && words.lastTurn,
  ].filter(Boolean);
  return tags.length > 0 ? <span class={styles.tag}>{tags.join(', ')}</span> : null;
}

/** The turns of a Grand Melee side by side; a tap looks at one of them. */
export function TurnsAtOnce({ game }: { game: Game }) {
  const words = useTableWords();
  const { table, catalogue } = useSession();
  const language = useLanguage();
  const inView = game.history.table.turn.marker;
  const turns = turnsAtOnce(game.history.table);
  if (!inView || turns.length < 2) return null;
  const where = ({ planar }: Table) =>
    planar?.faceUp.map(({ card }) => cardName(catalogue.value, language, card)).join(' · ');
  return (
    <fieldset class={styles.turns} aria-label={words.table.turnsAtOnce}>
      {turns.map((turn) => {
        const { of, marker } = turn.turn;
        const number = marker?.number ?? 0;
        const isSeen = number === inView.number;
        return (
          <button
            key={number}
            type="button"
            class={classNames(styles.turn, isSeen && styles.seen)}
            style={seatStyle(game.seats[of], of)}
            aria-pressed={isSeen}
            onClick={() => table.watch(number)}
          >
            <span class={styles.who}>
              <span class={styles.name}>{playerName(words, game.seats, of)}</span>
              <Tag turn={turn} />
            </span>{' '}
            <span class={styles.where}>{where(turn)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
