import { Button } from '../../../design/Button';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useRouter } from '../../../session/contexts/use-router';
import { savedDeckChoice } from '../../../session/decks/deck-choice';
import { type DeckViolations, isPlayable } from '../../../session/decks/deck-violations';
import type { SavedDeck } from '../../../session/decks/decks';
import { NEW_GAME_DEFAULTS } from '../../../session/game/new-game';
import page from '../../parts/page/page.module.css';
import { useWords } from '../../parts/words';

interface PlayDeckButtonProps {
  deck: SavedDeck;
  /** The cards of the deck that can be played. */
  cards: readonly PlanarCard[];
  violations: DeckViolations;
}

/** Opens the form for a new game with this deck chosen, as each player's own if it cannot be shared. */
export function PlayDeckButton({ deck, cards, violations }: PlayDeckButtonProps) {
  const { myDecks } = useWords();
  const { settings } = usePreferences();
  const router = useRouter();

  function play() {
    settings.change(({ lastNewGame, newGameDraft }) => ({
      newGameDraft: {
        ...NEW_GAME_DEFAULTS,
        ...(newGameDraft ?? lastNewGame),
        deck: savedDeckChoice(deck.id),
        ...(violations.shared && !violations.own && { planarDecks: 'own' }),
      },
    }));
    router.go({ place: 'newGame' });
  }

  return (
    <Button
      variant={isPlayable(violations) ? 'primary' : 'plain'}
      label={myDecks.play}
      class={cards.some(({ kind }) => kind === 'plane') ? undefined : page.hiddenWithSpace}
      onClick={play}
    >
      {myDecks.playShort}
    </Button>
  );
}
