import { Select } from '../../../design/Select';
import { checkOwnDeck } from '../../../rules/planar/decks/planar-deck';
import type { Refusal } from '../../../rules/rule';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { deckContentsOf } from '../../../session/decks/deck-cards';
import {
  type DeckChoice,
  readyMadeDecks,
  savedDeckChoice,
  savedDeckId,
} from '../../../session/decks/deck-choice';
import { Disclosure } from '../../parts/field/Disclosure';
import { RefusalText } from '../../parts/rule/RefusalText';
import { deckName, playerName, useWords } from '../../parts/words';
import { chooseSeatDeck } from './new-game-form-state';
import styles from './SeatDecks.module.css';
import type { FormPartProps } from './use-new-game';

/** A player's own deck cannot be "all planes" or "no planes". */
const readyMadeChoices = readyMadeDecks.filter((choice) => choice !== 'all' && choice !== 'none');

/** Assigns decks to players where each has their own (901.3). */
export function SeatDecks({ form, onChange }: FormPartProps) {
  const words = useWords();
  const { myDecks, newGame } = words;
  const { decks } = useDecks();
  const savedDecks = decks.value?.decks.value ?? [];
  const options = [
    { value: null, name: myDecks.sameAsEveryone },
    ...savedDecks.map((deck) => ({ value: savedDeckChoice(deck.id), name: deckName(words, deck) })),
    ...readyMadeChoices.map((value) => ({ value, name: newGame.decks[value] })),
  ];
  return (
    <Disclosure
      title={myDecks.seatDecks}
      open={form.seats.some(({ deck }) => deck !== undefined)}
      restoreKey="seat decks"
      framed
    >
      <p class={styles.note}>{myDecks.seatDecksNote}</p>
      <ul class={styles.seats}>
        {form.seats.map(({ color, deck }, seat) => {
          const name = playerName(words, form.seats, seat);
          return (
            <li key={color} class={styles.seat}>
              <span class={styles.name}>{name}</span>
              <Select
                label={myDecks.seatDeck(name)}
                value={deck ?? null}
                options={options}
                onChange={(chosen) => onChange(chooseSeatDeck(form, seat, chosen))}
              />
              {deck && <IllegalDeckNote choice={deck} />}
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

/** Explains why a saved deck is not legal as one player's own; random decks always are. */
function IllegalDeckNote({ choice }: { choice: DeckChoice }) {
  const refusal = useRefusalOfDeck(choice);
  return (
    refusal && (
      <p class={styles.illegal} role="status">
        <RefusalText refusal={refusal} />
      </p>
    )
  );
}

function useRefusalOfDeck(choice: DeckChoice): Refusal | null {
  const { decks } = useDecks();
  const { catalog } = usePlanarCards();
  const deck = decks.value?.decks.value?.find(({ id }) => id === savedDeckId(choice));
  if (!deck || !catalog.value) return null;
  const legality = checkOwnDeck(deckContentsOf(deck.cards, catalog.value).cards);
  return legality.ok ? null : legality.refusal;
}
