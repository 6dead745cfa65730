import { useEffect } from 'preact/hooks';
import type { PlayerId } from '../../rules/turn/turn';
import { useDecks } from '../../session/contexts/use-decks';
import { parseReadyMadeDeck, savedDeckId } from '../../session/decks/deck-choice';
import type { Game } from '../../session/game/game';
import { deckName, useWords } from '../parts/words';

/** A planar deck by its name; without an owner, it is everyone's. */
export interface NamedDeck {
  readonly owner: PlayerId | null;
  readonly name: string;
}

/** Returns the names of the decks that were chosen for a game, without those that have been removed since. */
export function useDecksOfGame({ deck: sharedChoice, history, seats }: Game): readonly NamedDeck[] {
  const words = useWords();
  const { decks } = useDecks();
  useEffect(decks.request, [decks.request]);
  const savedDecks = decks.value?.decks.value ?? [];
  const { planar } = history.table;
  if (!planar) return [];
  const namesOf = (choice: string): readonly string[] => {
    const id = savedDeckId(choice);
    if (id === null) return [words.newGame.decks[parseReadyMadeDeck(choice)]];
    return savedDecks.filter((deck) => deck.id === id).map((deck) => deckName(words, deck));
  };
  const owners = planar.decks.flatMap(({ owner }) => owner ?? []);
  const choices = owners.map((owner) => ({ owner, choice: seats[owner]?.deck ?? sharedChoice }));
  const isSameForAll = choices.every(({ choice }) => choice === choices[0]?.choice);
  if (isSameForAll) return namesOf(choices[0]?.choice ?? sharedChoice).map((name) => ({ owner: null, name }));
  return choices.flatMap(({ owner, choice }) => namesOf(choice).map((name) => ({ owner, name })));
}
