import { Choice } from '../../../design/Choice';
import type { NewGameFormWords } from '../../../i18n/en';
import type { Catalog } from '../../../session/cards/catalog';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { deckContentsOf } from '../../../session/decks/deck-cards';
import {
  countPlanesAndPhenomena,
  deckComposition,
  type ReadyMadeDeck,
  randomDeckSize,
  readyMadeDecks,
  savedDeckChoice,
} from '../../../session/decks/deck-choice';
import type { SavedDeck } from '../../../session/decks/decks';
import { deckName, useNewGameFormWords } from '../../parts/words';
import type { NewGameForm } from './new-game-form-state';
import type { FormPartProps } from './use-new-game';

/** Lists ready-made decks and the user's own, which follow the first ready-made one. */
export function DeckChoiceField({ form, onChange }: FormPartProps) {
  const words = useNewGameFormWords();
  const { catalog } = usePlanarCards();
  const { decks } = useDecks();
  const { loadedLanguage } = usePreferences();
  const allWords = loadedLanguage.value.words;
  const savedDecks = (allWords && decks.value?.decks.value) ?? [];
  const readyMadeOptions = readyMadeDecks
    .filter((value) => value !== 'all' || form.planarDecks !== 'own')
    .map((value) => ({
      value,
      name: words.newGame.decks[value],
      note: deckNote(value, form, catalog.value, words),
    }));
  return (
    <Choice
      label={words.planarDeck}
      stacked
      value={form.deck}
      options={[
        ...readyMadeOptions.slice(0, 1),
        ...savedDecks.map((deck) => ({
          value: savedDeckChoice(deck.id),
          name: allWords ? deckName(allWords, deck) : deck.name,
          note: savedDeckNote(deck, catalog.value, words),
        })),
        ...readyMadeOptions.slice(1),
      ]}
      onChange={(deck) => onChange({ ...form, deck })}
    />
  );
}

function deckNote(
  choice: ReadyMadeDeck,
  { seats, planarDecks }: NewGameForm,
  catalog: Catalog | null,
  words: NewGameFormWords,
): string {
  const { deckNote: noteWords } = words.newGame;
  const playerCount = seats.length;
  if (choice === 'none') return noteWords.none;
  if (choice === 'random') return noteWords.random(randomDeckSize(planarDecks, playerCount));
  const size = catalog && deckComposition(choice, catalog.cardsOfKind, playerCount);
  return size ? noteWords.size(size.planeCount, size.phenomenonCount, size.availablePhenomenonCount) : ' ';
}

function savedDeckNote({ cards }: SavedDeck, catalog: Catalog | null, words: NewGameFormWords): string {
  if (!catalog) return ' ';
  const { planeCount, phenomenonCount } = countPlanesAndPhenomena(deckContentsOf(cards, catalog).cards);
  return words.newGame.deckNote.own(words.newGame.deckNote.size(planeCount, phenomenonCount));
}
