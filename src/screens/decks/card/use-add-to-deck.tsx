import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import type { IconName } from '../../../design/Icon';
import { Toast } from '../../../design/Toast';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { useDecks } from '../../../session/contexts/use-decks';
import { hasCard, toggleCard } from '../../../session/decks/deck-cards';
import type { SavedDeck } from '../../../session/decks/decks';
import { deckName, useLanguage, useWords } from '../../parts/words';
import styles from './AddToDeck.module.css';
import { ChooseDeck } from './ChooseDeck';

export interface AddingToDeck {
  /** Adds the card to the user's only deck or removes it; asks which deck if there are several. */
  toggleCard(card: PlanarCardFacts): void;
  /** Whether the card is in the user's only deck. */
  has(card: PlanarCardFacts): boolean;
  /** Returns the icon and label of a card's button. */
  buttonOf(card: PlanarCardFacts): { readonly icon: IconName; readonly label: string };
  /** The deck question and the confirmation, to be rendered once on the page. */
  readonly messages: ComponentChildren;
}

/** A completed change, and how to undo it. */
interface DeckChange {
  readonly message: string;
  undo(): void;
}

/** Adds cards to the user's decks from other screens. */
export function useAddToDeck(): AddingToDeck {
  const words = useWords();
  const { myDecks } = words;
  const language = useLanguage();
  const { decks } = useDecks();
  const [askedCard, setAsked] = useState<PlanarCardFacts | null>(null);
  const [lastChange, setLastChange] = useState<DeckChange | null>(null);
  useEffect(decks.request, [decks.request]);
  const saved = decks.value;
  const savedDecks = saved?.decks.value ?? [];
  const onlyDeck = savedDecks.length === 1 ? savedDecks[0] : undefined;

  const has = ({ id }: PlanarCardFacts) =>
    onlyDeck !== undefined && hasCard(onlyDeck.cards, id as PlanarCardId);

  function toggle(deck: SavedDeck, card: PlanarCardFacts) {
    const before = deck.cards;
    const id = card.id as PlanarCardId;
    saved?.change(deck.id, { cards: toggleCard(before, id) });
    const messageFor = hasCard(before, id) ? myDecks.removedFrom : myDecks.addedTo;
    setLastChange({
      message: messageFor(card.name[language], deckName(words, deck)),
      undo: () => saved?.change(deck.id, { cards: before }),
    });
  }

  function addToNew(card: PlanarCardFacts) {
    const id = saved?.add('', [card.id]);
    if (id === undefined) return;
    setLastChange({
      message: myDecks.addedTo(card.name[language], myDecks.nameless),
      undo: () => saved?.change(id, { cards: [] }),
    });
  }

  return {
    toggleCard(card) {
      if (!saved?.decks.peek()) return;
      if (onlyDeck) toggle(onlyDeck, card);
      else if (savedDecks.length === 0) addToNew(card);
      else setAsked(card);
    },
    has,
    buttonOf(card) {
      const name = card.name[language];
      return has(card)
        ? { icon: 'minus', label: myDecks.removeCard(name) }
        : { icon: 'plus', label: myDecks.addToDeck(name) };
    },
    messages: (
      <div class={styles.messages}>
        {askedCard && (
          <ChooseDeck
            card={askedCard}
            decks={savedDecks}
            onChoose={(deck) => {
              setAsked(null);
              if (deck) toggle(deck, askedCard);
              else addToNew(askedCard);
            }}
            onClose={() => setAsked(null)}
          />
        )}
        {lastChange && (
          <ChangeToast key={lastChange} change={lastChange} onClose={() => setLastChange(null)} />
        )}
      </div>
    ),
  };
}

function ChangeToast({ change, onClose }: { change: DeckChange; onClose: () => void }) {
  const words = useWords();
  return (
    <Toast onClose={onClose}>
      <span class={styles.done}>
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
