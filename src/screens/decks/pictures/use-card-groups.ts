import { useEffect } from 'preact/hooks';
import type { Option } from '../../../design/Choice';
import { printedCard } from '../../../rules/planar/planar-card';
import { type DeckChoice, deckChoices, poolOf, savedDeck } from '../../../session/deck-choice';
import { useSession } from '../../../session/session';
import { deckName, useWords } from '../../parts/words';

/** The user's own decks and the ready-made ones, to do something with the pictures of one of them. */
export function useCardGroups(): {
  readonly options: readonly Option<DeckChoice>[];
  readonly cardsOf: (choice: string) => readonly string[];
} {
  const words = useWords();
  const { catalogue, decks, openDecks } = useSession();
  const mine = decks.value?.decks.value ?? [];
  const readyMade = deckChoices.filter((choice) => choice !== 'random' && choice !== 'none');

  useEffect(openDecks, [openDecks]);

  return {
    options: [
      ...mine.map((deck) => ({ value: savedDeck(deck.id), name: deckName(words, deck) })),
      ...readyMade.map((value) => ({ value, name: words.newGame.decks[value] })),
    ],
    cardsOf(choice) {
      const deck = mine.find(({ id }) => savedDeck(id) === choice);
      if (deck) return deck.cards.map(printedCard);
      const ready = readyMade.find((one) => one === choice);
      return catalogue.value && ready ? poolOf(ready, catalogue.value.cardsOf).map(({ id }) => id) : [];
    },
  };
}
