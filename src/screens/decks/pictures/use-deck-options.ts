import { useEffect } from 'preact/hooks';
import type { Option } from '../../../design/Choice';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import {
  type DeckChoice,
  readyMadeCards,
  readyMadeDecks,
  savedDeckChoice,
} from '../../../session/decks/deck-choice';
import { deckName, useWords } from '../../parts/words';

/** Returns the user's decks and the ready-made ones as groups of cards for picture actions. */
export function useDeckOptions(): {
  readonly options: readonly Option<DeckChoice>[];
  readonly cardIdsOf: (choice: string) => readonly string[];
} {
  const words = useWords();
  const { catalog } = usePlanarCards();
  const { decks } = useDecks();
  const savedDecks = decks.value?.decks.value ?? [];
  const readyMade = readyMadeDecks.filter((choice) => choice !== 'random' && choice !== 'none');

  useEffect(decks.request, [decks.request]);

  return {
    options: [
      ...savedDecks.map((deck) => ({ value: savedDeckChoice(deck.id), name: deckName(words, deck) })),
      ...readyMade.map((value) => ({ value, name: words.newGame.decks[value] })),
    ],
    cardIdsOf(choice) {
      const deck = savedDecks.find(({ id }) => savedDeckChoice(id) === choice);
      if (deck) return deck.cards.map(cardIdOfCopy);
      const readyMadeChoice = readyMade.find((readyMadeDeck) => readyMadeDeck === choice);
      return catalog.value && readyMadeChoice
        ? readyMadeCards(readyMadeChoice, catalog.value.cardsOfKind).map(({ id }) => id)
        : [];
    },
  };
}
