import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../design/Icon';
import { Select } from '../../design/Select';
import { useDecks } from '../../session/contexts/use-decks';
import { usePlanarCards } from '../../session/contexts/use-planar-cards';
import { useScreenMemory } from '../../session/contexts/use-screen-memory';
import { deckContentsOf } from '../../session/decks/deck-cards';
import type { SavedDeck } from '../../session/decks/decks';
import { pathOf } from '../../session/routing/routes';
import { deckName, useWords } from '../parts/words';
import styles from './CatalogScreen.module.css';
import { sizeInWords } from './deck/deck-presentation';

const NEW_DECK = 'new';

/** The deck that the user chose or opened last, or a new one, and when; a deck changed later takes its place. */
interface LastUse {
  deckId: SavedDeck['id'] | typeof NEW_DECK;
  at: number;
}

const createLastUse = (): LastUse => ({ deckId: NEW_DECK, at: 0 });

interface TargetDeck {
  /** Null for a new deck. */
  readonly deck: SavedDeck | null;
  /** Its name, or that of the choice of a new deck; empty until the decks are loaded. */
  readonly name: string;
  /** Where the user sees and chooses the deck, with its size as a link to it. */
  readonly field: ComponentChildren;
}

/** Makes a deck the target of the lists of cards when its page is opened. */
export function useAsTargetDeck(id: string): void {
  const lastUse = useScreenMemory(createLastUse);
  useEffect(() => {
    Object.assign(lastUse, { deckId: id, at: Date.now() });
  }, [lastUse, id]);
}

/** Returns the deck to which the buttons of a card, or of a list of cards, add them. */
export function useTargetDeck(): TargetDeck {
  const words = useWords();
  const store = useDecks().decks.value;
  const savedDecks = store?.decks.value;
  const blankDeck = store?.blankDeck.value;
  const lastUse = useScreenMemory(createLastUse);
  const [, redraw] = useState(0);
  const latest = savedDecks?.[0];
  const deckId = latest && latest.touchedAt > lastUse.at ? latest.id : lastUse.deckId;
  const decks = savedDecks && [...(blankDeck?.id === deckId ? [blankDeck] : []), ...savedDecks];
  const deck = deckId === NEW_DECK ? null : (decks?.find(({ id }) => id === deckId) ?? latest ?? null);
  return {
    deck,
    name: !savedDecks ? '' : deck ? deckName(words, deck) : words.myDecks.make,
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
          onChange={(chosen) => {
            Object.assign(lastUse, { deckId: chosen, at: Date.now() });
            redraw((count) => count + 1);
          }}
        />
        {deck && <DeckSizeLink deck={deck} />}
      </span>
    ),
  };
}

function DeckSizeLink({ deck }: { deck: SavedDeck }) {
  const words = useWords();
  const catalog = usePlanarCards().catalog.value;
  if (!catalog) return null;
  const { cards } = deckContentsOf(deck.cards, catalog);
  const size = sizeInWords(cards, words);
  return (
    <a
      class={styles.deckSize}
      href={`#${pathOf({ place: 'myDecks', deck: deck.id })}`}
      aria-label={`${deckName(words, deck)}: ${size}`}
    >
      <Icon name="decks" size={18} />
      <span class={styles.sizeInWords}>{size}</span>
      <span class={styles.sizeAsNumber}>{cards.length}</span>
    </a>
  );
}
