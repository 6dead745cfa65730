import { Choice } from '../../../design/Choice';
import type { FormWords } from '../../../i18n/en';
import type { Catalog } from '../../../session/cards/catalog';
import { useCards } from '../../../session/contexts/use-cards';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { cardsOfDeck } from '../../../session/decks/deck-cards';
import {
  deckSize,
  type ReadyMadeDeck,
  randomDeckSize,
  readyMadeDecks,
  savedDeckChoice,
  sizeOf,
} from '../../../session/decks/deck-choice';
import type { SavedDeck } from '../../../session/decks/decks';
import { deckName, useFormWords } from '../../parts/words';
import type { NewGameForm } from './new-game-form';

interface DeckChoiceFieldProps {
  form: NewGameForm;
  onChange: (form: NewGameForm) => void;
}

/** Lists ready-made decks and the user's own, which follow the first ready-made one. */
export function DeckChoiceField({ form, onChange }: DeckChoiceFieldProps) {
  const words = useFormWords();
  const { catalog } = useCards();
  const { decks } = useDecks();
  const { loadedLanguage } = usePreferences();
  const allWords = loadedLanguage.value.words;
  const ownDecks = (allWords && decks.value?.decks.value) ?? [];
  const readyMade = readyMadeDecks
    .filter((value) => value !== 'all' || form.planarDecks !== 'own')
    .map((value) => ({
      value,
      name: words.newGame.decks[value],
      note: deckNote(value, form, catalog.value, words),
    }));
  return (
    <Choice
      label={words.newGame.deck}
      list
      value={form.deck}
      options={[
        ...readyMade.slice(0, 1),
        ...ownDecks.map((deck) => ({
          value: savedDeckChoice(deck.id),
          name: allWords ? deckName(allWords, deck) : deck.name,
          note: ownDeckNote(deck, catalog.value, words),
        })),
        ...readyMade.slice(1),
      ]}
      onChange={(deck) => onChange({ ...form, deck })}
    />
  );
}

function deckNote(
  choice: ReadyMadeDeck,
  { seats, planarDecks }: NewGameForm,
  catalog: Catalog | null,
  words: FormWords,
): string {
  const { deckNote } = words.newGame;
  const players = seats.length;
  if (choice === 'none') return deckNote.none;
  if (choice === 'random') return deckNote.random(randomDeckSize(planarDecks, players));
  const size = catalog && deckSize(choice, catalog.cardsOf, players);
  return size ? deckNote.full(size.planes, size.phenomena, size.availablePhenomena) : ' ';
}

function ownDeckNote({ cards }: SavedDeck, catalog: Catalog | null, words: FormWords): string {
  if (!catalog) return ' ';
  const { planes, phenomena } = sizeOf(cardsOfDeck(cards, catalog).cards);
  return words.newGame.deckNote.own(words.newGame.deckNote.full(planes, phenomena));
}
