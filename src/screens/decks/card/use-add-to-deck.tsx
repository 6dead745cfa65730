import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import type { IconName } from '../../../design/Icon';
import { Toast } from '../../../design/Toast';
import { useDecks } from '../../../session/contexts/use-decks';
import { hasCard, toggleCard } from '../../../session/decks/deck-cards';
import type { SavedDeck } from '../../../session/decks/decks';
import { deckName, useLanguage, useWords } from '../../parts/words';
import styles from './AddToDeck.module.css';
import { ChooseDeck } from './ChooseDeck';

interface DeckToggle {
  /** Adds the card to the target deck or removes it. */
  toggleCard(card: PlanarCardFacts): void;
  /** Asks to which decks the card should be added, or from which it should be removed. */
  chooseDeck(card: PlanarCardFacts): void;
  /** Whether the card is in the target deck. */
  isInDeck(card: PlanarCardFacts): boolean;
  /** Returns the icon and label of a card's button. */
  buttonPropsFor(card: PlanarCardFacts): { readonly icon: IconName; readonly label: string };
  /** The deck question and the confirmation, to be rendered once on the page. */
  readonly overlays: ComponentChildren;
}

/** A completed change, and how to undo it. */
interface DeckChange {
  readonly message: string;
  undo(): void;
}

/** Adds cards to a deck of the user from other screens; null means a new deck. */
export function useAddToDeck(deck: SavedDeck | null): DeckToggle {
  const words = useWords();
  const { myDecks } = words;
  const language = useLanguage();
  const { decks } = useDecks();
  const [cardToAdd, setCardToAdd] = useState<PlanarCardFacts | null>(null);
  const [lastChange, setLastChange] = useState<DeckChange | null>(null);
  useEffect(decks.request, [decks.request]);
  const deckStore = decks.value;
  const savedDecks = deckStore?.decks.value ?? [];

  const isInDeck = ({ id }: PlanarCardFacts) => deck !== null && hasCard(deck.cards, id);

  function toggleInDeck(deck: SavedDeck, card: PlanarCardFacts) {
    const previousCards = deck.cards;
    const { id } = card;
    deckStore?.change(deck.id, { cards: toggleCard(previousCards, id) });
    const messageFor = hasCard(previousCards, id) ? myDecks.removedFrom : myDecks.addedTo;
    setLastChange({
      message: messageFor(card.name[language], deckName(words, deck)),
      undo: () => deckStore?.change(deck.id, { cards: previousCards }),
    });
  }

  function addToNewDeck(card: PlanarCardFacts) {
    const id = deckStore?.add('', [card.id]);
    if (id === undefined) return;
    setLastChange({
      message: myDecks.addedTo(card.name[language], myDecks.nameless),
      undo: () => deckStore?.change(id, { cards: [] }),
    });
  }

  return {
    toggleCard(card) {
      if (!deckStore?.decks.peek()) return;
      if (deck) toggleInDeck(deck, card);
      else addToNewDeck(card);
    },
    chooseDeck: setCardToAdd,
    isInDeck,
    buttonPropsFor(card) {
      const name = card.name[language];
      if (isInDeck(card)) return { icon: 'minus', label: myDecks.removeCard(name) };
      return {
        icon: 'plus',
        label: deck ? myDecks.addCardTo(name, deckName(words, deck)) : myDecks.addToDeck(name),
      };
    },
    overlays: (
      <>
        {cardToAdd && (
          <ChooseDeck
            card={cardToAdd}
            decks={deck ? [deck, ...savedDecks.filter(({ id }) => id !== deck.id)] : savedDecks}
            onChoose={(deck) => {
              setCardToAdd(null);
              if (deck) toggleInDeck(deck, cardToAdd);
              else addToNewDeck(cardToAdd);
            }}
            onClose={() => setCardToAdd(null)}
          />
        )}
        {lastChange && (
          <ChangeToast key={lastChange} change={lastChange} onClose={() => setLastChange(null)} />
        )}
      </>
    ),
  };
}

function ChangeToast({ change, onClose }: { change: DeckChange; onClose: () => void }) {
  const words = useWords();
  return (
    <Toast onClose={onClose}>
      <span class={styles.change}>
        {change.message}
        <Button
          onClick={() => {
            change.undo();
            onClose();
          }}
        >
          {words.table.undo}
        </Button>
      </span>
    </Toast>
  );
}
