import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { planarSets } from '../../../content/planes/planar-sets';
import { LazyDisclosure } from '../../parts/field/LazyDisclosure';
import { useLanguage, useWords } from '../../parts/words';
import styles from '../card-rows.module.css';
import { type CardGroup, cardsBySet } from './card-groups';
import { DeckCardRow } from './DeckCardRow';

interface CardsBySetProps {
  cards: readonly PlanarCardFacts[];
  /** Ids of cards in the deck. */
  idsInDeck: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Cards to choose from, grouped by set, with the number of cards in the deck. */
export function CardsBySet({ cards, idsInDeck, onToggle }: CardsBySetProps) {
  return (
    <>
      {cardsBySet(cards).map((group) => (
        <SetDisclosure key={group.set} group={group} idsInDeck={idsInDeck} onToggle={onToggle} />
      ))}
    </>
  );
}

type SetDisclosureProps = Omit<CardsBySetProps, 'cards'> & { group: CardGroup };

function SetDisclosure({ group: { set, cards }, idsInDeck, onToggle }: SetDisclosureProps) {
  const { myDecks, customCards } = useWords();
  const language = useLanguage();
  const name = set === 'custom' ? customCards.title : planarSets[set].name[language];
  const isInDeck = ({ id }: PlanarCardFacts) => idsInDeck.has(id);
  return (
    <LazyDisclosure
      title={myDecks.titleOfSet(name, cards.filter(isInDeck).length, cards.length)}
      restoreKey={`cards of ${set}`}
      framed
      class={styles.disclosure}
    >
      {() => (
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
    </LazyDisclosure>
  );
}
