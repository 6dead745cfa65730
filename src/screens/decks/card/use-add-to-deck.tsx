import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import type { IconName } from '../../../design/Icon';
import { Toast } from '../../../design/Toast';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { useDecks } from '../../../session/contexts/use-decks';
import { useRouter } from '../../../session/contexts/use-router';
import { hasCard, toggleCard } from '../../../session/decks/deck-cards';
import type { SavedDeck } from '../../../session/decks/decks';
import { deckName, useLanguage, useWords } from '../../parts/words';
import styles from './AddToDeck.module.css';
import { ChooseDeck } from './ChooseDeck';

interface DeckToggle {
  /** Adds the card to the target deck or removes it. Without a target, asks unless only one deck can be meant. */
  toggleCard(card: PlanarCardFacts): void;
  /** Whether the card is in the target deck; without a target, in the page's deck or, if it has none, in any. */
  isInDeck(card: PlanarCardFacts): boolean;
  /** The deck to which a card is added without asking, if it is not in a deck; null for a new one or a question. */
  readonly deck: SavedDeck | null;
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

/** The deck to which cards are added, or null for a new deck. */
interface Target {
  readonly deck: SavedDeck | null;
}

/**
 * Adds cards to the user's decks from other screens: to the target, or else to the deck from which the page was opened
 * or to the user's only deck.
 */
export function useAddToDeck(target?: Target): DeckToggle {
  const words = useWords();
  const { myDecks } = words;
  const language = useLanguage();
  const { decks } = useDecks();
  const origin = useRouter().returnTarget.value?.route;
  const [cardToAdd, setCardToAdd] = useState<PlanarCardFacts | null>(null);
  const [lastChange, setLastChange] = useState<DeckChange | null>(null);
  useEffect(decks.request, [decks.request]);
  const deckStore = decks.value;
  const savedDecks = deckStore?.decks.value ?? [];
  const originDeck = origin?.place === 'myDecks' && savedDecks.find(({ id }) => id === origin.deck);
  const deck = target ? target.deck : originDeck || (savedDecks.length === 1 && savedDecks[0]) || null;

  const isInDeck = ({ id }: PlanarCardFacts) =>
    (target || deck ? [deck] : savedDecks).some(
      (candidate) => candidate && hasCard(candidate.cards, id as PlanarCardId),
    );

  function toggleInDeck(deck: SavedDeck, card: PlanarCardFacts) {
    const previousCards = deck.cards;
    const id = card.id as PlanarCardId;
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
      if (deck && (target || !isInDeck(card))) toggleInDeck(deck, card);
      else if (target || savedDecks.length === 0) addToNewDeck(card);
      else setCardToAdd(card);
    },
    isInDeck,
    deck,
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
