import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { seatsWithProfiles } from '../../../rules/table/player-profile';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useDecks } from '../../../session/contexts/use-decks';
import { useGameLibrary, useLiveGame } from '../../../session/contexts/use-live-game';
import { useRouter } from '../../../session/contexts/use-router';
import { parseReadyMadeDeck, savedDeckId } from '../../../session/decks/deck-choice';
import type { SavedGame } from '../../../session/game/game-library';
import { isolateDirection } from '../../../session/lib/plain-text';
import { allPlayerNames, useLanguage, useNewGameFormWords } from '../../parts/words';
import styles from './EarlierGames.module.css';
import formStyles from './NewGameScreen.module.css';

interface EarlierGamesProps {
  isRematchOffered: boolean;
  /** Whether a game was started before; if so, space for the list is reserved while it is being read. */
  hasPlayed: boolean;
  onRematch: () => void;
}

/** Offers a rematch, and earlier games: the latest one at once, the others on request. */
export function EarlierGames({ isRematchOffered, hasPlayed, onRematch }: EarlierGamesProps) {
  const words = useNewGameFormWords();
  const games = useEarlierGames();
  const state = useLiveGame().state.value;
  const hasDeck = state.kind === 'playing' && state.game.history.table.planar !== null;
  const [areAllShown, setAllShown] = useState(false);
  if (!hasPlayed && !games?.length) return null;
  const shownGames = areAllShown ? games : games?.slice(0, 1);
  return (
    <section class={styles.earlier}>
      {isRematchOffered && (
        <Button wide onClick={onRematch}>
          {words.newGame.rematch(hasDeck)}
        </Button>
      )}
      {games?.length !== 0 && <h2 class={formStyles.label}>{words.newGame.recent}</h2>}
      {games?.length !== 0 && (
        <div class={styles.games}>
          {shownGames?.map((game) => (
            <GameButton key={game.id} game={game} />
          ))}
        </div>
      )}
      {games && games.length > 1 && !areAllShown && (
        <Button variant="bare" onClick={() => setAllShown(true)}>
          {words.newGame.allEarlier(games.length)}
        </Button>
      )}
    </section>
  );
}

/** Returns the saved games except the current one and those without a move, or null until they are read. */
function useEarlierGames(): readonly SavedGame[] | null {
  const library = useGameLibrary();
  const liveGame = useLiveGame();
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const state = liveGame.state.value;
  const currentGameId = state.kind === 'playing' ? state.game.id : null;
  useEffect(() => {
    library.listSavedGames().then(setGames, () => setGames([]));
  }, [library]);
  return games?.filter(({ id, length }) => id !== currentGameId && length > 0) ?? null;
}

function GameButton({ game }: { game: SavedGame }) {
  const words = useNewGameFormWords();
  const library = useGameLibrary();
  const { reportFailure } = useAppState();
  const router = useRouter();
  const language = useLanguage();
  const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const { decks } = useDecks();
  const deckId = savedDeckId(game.deck);
  const nameOfDeck =
    deckId === null
      ? words.newGame.decks[parseReadyMadeDeck(game.deck)]
      : isolateDirection(decks.value?.decks.value?.find(({ id }) => id === deckId)?.name ?? '');

  function resume() {
    library.resume(game.id).then(() => router.go({ place: 'table', view: 'plane' }), reportFailure);
  }

  return (
    <button type="button" class={styles.game} onClick={resume}>
      <span class={styles.names}>{allPlayerNames(words, seatsWithProfiles(game.seats, game.table))}</span>
      <span class={common.note}>
        {[
          // If the phone's clock was set back, `touchedAt`, which also orders the games, may be in the future.
          dateFormat.format(game.touchedAt > Date.now() ? game.startedAt : game.touchedAt),
          words.newGame.turnReached(game.table.turn.number),
          nameOfDeck,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {game.handedOver && <span class={common.note}>{words.newGame.handedOver}</span>}
      {game.isCopy && <span class={common.note}>{words.newGame.fromBackup}</span>}
    </button>
  );
}
