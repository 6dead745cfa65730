import { useState } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { planarSets } from '../../../content/planes/planar-sets';
import { Fold, useOpenFolds } from '../../parts/field/Fold';
import { useLanguage, useWords } from '../../parts/words';
import styles from '../card-rows.module.css';
import { type CardGroup, cardsBySet } from './card-groups';
import { DeckCardRow } from './DeckCardRow';

interface CardFoldsProps {
  cards: readonly PlanarCardFacts[];
  /** Ids of cards in the deck. */
  idsInDeck: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Cards to choose from, grouped by set, with the number of cards in the deck. */
export function CardFolds({ cards, idsInDeck, onToggle }: CardFoldsProps) {
  return (
    <>
      {cardsBySet(cards).map((group) => (
        <SetFold key={group.set} group={group} idsInDeck={idsInDeck} onToggle={onToggle} />
      ))}
    </>
  );
}

type SetFoldProps = Omit<CardFoldsProps, 'cards'> & { group: CardGroup };

function SetFold({ group: { set, cards }, idsInDeck, onToggle }: SetFoldProps) {
  const { myDecks, customCards } = useWords();
  const language = useLanguage();
  const openFolds = useOpenFolds();
  const restoreKey = `cards of ${set}`;
  // Restored at once, so that the list can scroll to its previous position.
  const [isOpen, setOpen] = useState(() => openFolds.get(restoreKey) ?? false);
  const name = set === 'custom' ? customCards.title : planarSets[set].name[language];
  const isInDeck = ({ id }: PlanarCardFacts) => idsInDeck.has(id);
  return (
    <Fold
      title={myDecks.setFold(name, cards.filter(isInDeck).length, cards.length)}
      restoreKey={restoreKey}
      framed
      class={styles.fold}
      onToggle={setOpen}
    >
      {/* Rendering hundreds of hidden rows would keep the phone busy. */}
      {isOpen && (
        <ul class={styles.list}>
          {cards.map((card) => (
            <DeckCardRow
              key={card.id}
              card={card}
              isInDeck={isInDeck(card)}
              onToggle={() => onToggle(card.id)}
            />
          ))}
        </ul>
      )}
    </Fold>
  );
}
