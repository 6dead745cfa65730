import { Button } from '../../../design/Button';
import type { Catalog } from '../../../session/cards/catalog';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useRouter } from '../../../session/contexts/use-router';
import { cardsOfDeck } from '../../../session/decks/deck-cards';
import { savedDeckChoice } from '../../../session/decks/deck-choice';
import { findViolations } from '../../../session/decks/deck-violations';
import type { SavedDeck } from '../../../session/decks/decks';
import { NEW_GAME_DEFAULTS } from '../../../session/game/new-game';
import { useWords } from '../../parts/words';
import styles from '../deck-page.module.css';
import { useLastPlayerCount } from './use-last-player-count';

interface PlayDeckButtonProps {
  deck: SavedDeck;
  catalog: Catalog;
}

/** Opens the form for a new game with this deck chosen. */
export function PlayDeckButton({ deck, catalog }: PlayDeckButtonProps) {
  const { myDecks } = useWords();
  const { settings } = usePreferences();
  const router = useRouter();
  const { cards } = cardsOfDeck(deck.cards, catalog);
  const violations = findViolations(cards, useLastPlayerCount());

  function play() {
    settings.change(({ lastNewGame, newGameDraft }) => ({
      newGameDraft: {
        ...NEW_GAME_DEFAULTS,
        ...(newGameDraft ?? lastNewGame),
        deck: savedDeckChoice(deck.id),
      },
    }));
    router.go({ place: 'newGame' });
  }

  return (
    <Button
      variant={violations ? 'plain' : 'primary'}
      label={myDecks.play}
      class={cards.some(({ kind }) => kind === 'plane') ? undefined : styles.hiddenWithSpace}
      onClick={play}
    >
      {myDecks.playShort}
    </Button>
  );
}
