import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Select } from '../../design/Select';
import { useDecks } from '../../session/contexts/use-decks';
import { useScreenMemory } from '../../session/contexts/use-screen-memory';
import type { SavedDeck } from '../../session/decks/decks';
import { deckName, useWords } from '../parts/words';
import styles from './CatalogScreen.module.css';

const NEW_DECK = 'new';

/** The deck that the user chose, a new one, or, until the user chooses, the one changed last. */
const createChoice = (): { deckId: SavedDeck['id'] | typeof NEW_DECK | null } => ({ deckId: null });

interface TargetDeck {
  /** Null for a new deck. */
  readonly deck: SavedDeck | null;
  /** Where the user sees and chooses the deck. */
  readonly field: ComponentChildren;
  /** Makes a deck that was just created the target. */
  targetNewestDeck(): void;
}

/** Returns the deck to which the buttons of a list of cards add them. */
export function useTargetDeck(): TargetDeck {
  const words = useWords();
  const decks = useDecks().decks.value?.decks.value;
  const memory = useScreenMemory(createChoice);
  const [deckId, setDeckId] = useState(memory.deckId);
  const choose = (chosen: typeof deckId) => {
    memory.deckId = chosen;
    setDeckId(chosen);
  };
  const deck = deckId === NEW_DECK ? null : (decks?.find(({ id }) => id === deckId) ?? decks?.[0] ?? null);
  return {
    deck,
    field: decks && (
      <span class={styles.target}>
        <span aria-hidden="true">{words.myDecks.addToDeckShort}</span>
        <Select
          label={words.myDecks.addToDeckShort}
          value={deck?.id ?? NEW_DECK}
          options={[
            ...decks.map((option) => ({ value: option.id, name: deckName(words, option) })),
            { value: NEW_DECK, name: words.myDecks.make },
          ]}
          onChange={choose}
        />
      </span>
    ),
    targetNewestDeck: () => choose(null),
  };
}
