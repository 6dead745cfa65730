import { Choice } from '../../design/Choice';
import { mapKinds } from '../../rules/planar/eternities-map';
import { OWN_DECK_SIZE } from '../../rules/planar/own-decks';
import { mustShareCards } from '../../session/deck-choice';
import { useSession } from '../../session/session';
import { useWords } from '../parts/words';
import { chooseDecks, isMelee, type NewGameForm } from './new-game-form';

interface LayoutChoiceProps {
  form: NewGameForm;
  onChange: (form: NewGameForm) => void;
}

/** Whether all share one planar deck, each has one, or one is laid out on an Eternities Map, and then on which. */
export function LayoutChoice({ form, onChange }: LayoutChoiceProps) {
  const { newGame } = useWords();
  const { catalogue } = useSession();
  const cards = catalogue.value;
  const repeats = cards !== null && mustShareCards(form.deck, cards.cardsOf, form.seats.length);
  const notes = { shared: '', own: newGame.ownDecksNote(OWN_DECK_SIZE, repeats), map: newGame.mapNote };
  const map = mapKinds.find((kind) => kind === form.planarDecks);
  return (
    <>
      <Choice
        label={newGame.layout}
        list
        value={map ? 'map' : form.planarDecks}
        options={(isMelee(form) ? (['shared', 'own'] as const) : (['shared', 'own', 'map'] as const)).map(
          (value) => ({
            value,
            name: newGame.layouts[value],
            note: notes[value],
          }),
        )}
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
