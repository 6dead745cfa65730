import { Choice } from '../../../design/Choice';
import { canDealDistinctDecks, OWN_DECK_SIZE } from '../../../rules/planar/decks/own-decks';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { mapKinds } from '../../../rules/planar/planar-state';
import { canPlayOnMap } from '../../../rules/turn/variants';
import { useCards } from '../../../session/contexts/use-cards';
import { useDecks } from '../../../session/contexts/use-decks';
import { cardsOfDeck } from '../../../session/decks/deck-cards';
import { parseReadyMade, readyMadeCards, savedDeckId } from '../../../session/decks/deck-choice';
import { useFormWords } from '../../parts/words';
import { chooseDecks, type NewGameForm, playsGrandMelee } from './new-game-form';

interface LayoutChoiceProps {
  form: NewGameForm;
  onChange: (form: NewGameForm) => void;
}

/** Chooses one planar deck for all, one for each player, or an Eternities Map and its kind. */
export function LayoutChoice({ form, onChange }: LayoutChoiceProps) {
  const { newGame } = useFormWords();
  const pool = usePool(form);
  const hasRepeats = pool !== null && !canDealDistinctDecks(pool, form.seats.length);
  const notes = { shared: '', own: newGame.ownDecksNote(OWN_DECK_SIZE, hasRepeats), map: newGame.mapNote };
  const map = mapKinds.find((kind) => kind === form.planarDecks);
  return (
    <>
      <Choice
        label={newGame.layout}
        list
        value={map ? 'map' : form.planarDecks}
        options={(canPlayOnMap(playsGrandMelee(form))
          ? (['shared', 'own', 'map'] as const)
          : (['shared', 'own'] as const)
        ).map((value) => ({
          value,
          name: newGame.layouts[value],
          note: notes[value],
        }))}
        onChange={(layout) => onChange(chooseDecks(form, layout === 'map' ? mapKinds[0] : layout))}
      />
      {map && (
        <Choice
          label={newGame.mapKind}
          list
          value={map}
          options={mapKinds.map((value) => ({
            value,
            name: newGame.mapKinds[value],
            note: newGame.mapKindNote[value],
          }))}
          onChange={(kind) => onChange(chooseDecks(form, kind))}
        />
      )}
    </>
  );
}

/** Returns the cards from which the selected deck is built, or null until they are known. */
function usePool({ deck: choice }: NewGameForm): readonly PlanarCard[] | null {
  const { catalog } = useCards();
  const { decks } = useDecks();
  const loadedCatalog = catalog.value;
  if (!loadedCatalog) return null;
  const id = savedDeckId(choice);
  if (id === null) return readyMadeCards(parseReadyMade(choice), loadedCatalog.cardsOf);
  const deck = decks.value?.decks.value?.find((saved) => saved.id === id);
  return deck ? cardsOfDeck(deck.cards, loadedCatalog).cards : null;
}
