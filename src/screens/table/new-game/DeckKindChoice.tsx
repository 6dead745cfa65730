import { Choice } from '../../../design/Choice';
import { canDealDistinctDecks, MIN_OWN_DECK_SIZE } from '../../../rules/planar/decks/own-decks';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { mapKinds } from '../../../rules/planar/planar-state';
import { canPlayOnMap } from '../../../rules/turn/variants';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { deckContentsOf } from '../../../session/decks/deck-cards';
import { parseReadyMadeDeck, readyMadeCards, savedDeckId } from '../../../session/decks/deck-choice';
import { useNewGameFormWords } from '../../parts/words';
import { chooseDeckKind, type NewGameForm, playsGrandMelee } from './new-game-form-state';
import type { FormPartProps } from './use-new-game';

/** Chooses one planar deck for all, one for each player, or an Eternities Map and its kind. */
export function DeckKindChoice({ form, onChange }: FormPartProps) {
  const { newGame } = useNewGameFormWords();
  const cardPool = useCardPool(form);
  const hasRepeats = cardPool !== null && !canDealDistinctDecks(cardPool, form.seats.length);
  const notes = {
    shared: '',
    own: newGame.ownDecksNote(MIN_OWN_DECK_SIZE, hasRepeats),
    map: newGame.mapNote,
  };
  const mapKind = mapKinds.find((kind) => kind === form.planarDecks);
  return (
    <>
      <Choice
        label={newGame.layout}
        stacked
        value={mapKind ? 'map' : form.planarDecks}
        options={(canPlayOnMap(playsGrandMelee(form))
          ? (['shared', 'own', 'map'] as const)
          : (['shared', 'own'] as const)
        ).map((value) => ({
          value,
          name: newGame.layouts[value],
          note: notes[value],
        }))}
        onChange={(chosenKind) =>
          onChange(chooseDeckKind(form, chosenKind === 'map' ? mapKinds[0] : chosenKind))
        }
      />
      {mapKind && (
        <Choice
          label={newGame.mapKind}
          stacked
          value={mapKind}
          options={mapKinds.map((value) => ({
            value,
            name: newGame.mapKinds[value],
            note: newGame.mapKindNote[value],
          }))}
          onChange={(kind) => onChange(chooseDeckKind(form, kind))}
        />
      )}
    </>
  );
}

/** Returns the cards from which the selected deck is built, or null until they are known. */
export function useCardPool({ deck: choice }: NewGameForm): readonly PlanarCard[] | null {
  const { catalog } = usePlanarCards();
  const { decks } = useDecks();
  const loadedCatalog = catalog.value;
  if (!loadedCatalog) return null;
  const deckId = savedDeckId(choice);
  if (deckId === null) return readyMadeCards(parseReadyMadeDeck(choice), loadedCatalog.cardsOfKind);
  const deck = decks.value?.decks.value?.find((saved) => saved.id === deckId);
  return deck ? deckContentsOf(deck.cards, loadedCatalog).cards : null;
}
