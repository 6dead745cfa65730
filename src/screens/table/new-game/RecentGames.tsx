import { useEffect, useState } from 'preact/hooks';
import { playerIds } from '../../../rules/turn/turn';
import { useRouter } from '../../../session/contexts/use-router';
import { useTable } from '../../../session/contexts/use-table';
import { seatsWithProfiles } from '../../../session/game/game';
import type { SavedGame } from '../../../session/game/live-game';
import { playerName, useLanguage, useWords } from '../../parts/words';
import styles from './NewGame.module.css';

/** Lists earlier games, each of which can be resumed. */
export function RecentGames() {
  const words = useWords();
  const { table } = useTable();
  const router = useRouter();
  const language = useLanguage();
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const state = table.state.value;
  const current = state.kind === 'playing' ? state.game.id : null;

  useEffect(() => {
    table.savedGames().then(setGames, () => setGames([]));
  }, [table]);

  async function resume(id: string) {
    await table.resume(id);
    router.go({ place: 'table', face: 'plane' });
  }

  const others = games.filter(({ id }) => id !== current);
  if (others.length === 0) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class={styles.recent}>
      <h2 class={styles.label}>{words.newGame.recent}</h2>
      {others.map((game) => (
        <button key={game.id} type="button" class={styles.game} onClick={() => resume(game.id)}>
          <span>
            {playerIds(game.seats.length)
              .map((player) => playerName(words, seatsWithProfiles(game.seats, game.table), player))
              .join(', ')}
          </span>
          <span class={styles.note}>
            {words.newGame.recentGame(
              day.format(game.touchedAt),
              words.newGame.turnReached(game.table.turn.number),
            )}
          </span>
        </button>
      ))}
    </section>
  );
}
