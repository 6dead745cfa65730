import { Sheet } from '../../design/Sheet';
import { cardsAround } from '../../rules/planar/eternities-map';
import { cardsLeft, type Planar } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { useSession } from '../../session/session';
import { cardName, useLanguage, useWords } from '../parts/words';
import styles from './DeckSheet.module.css';
import { TakeByHand } from './TakeByHand';

interface DeckSheetProps {
  planar: Planar;
  /** Whether cards may be taken off the deck now. */
  canTake: boolean;
  onClose: () => void;
}

/** What everybody may know about the planar deck: how many cards are left and where the table has been. */
export function DeckSheet({ planar, canTake, onClose }: DeckSheetProps) {
  const words = useWords();
  const left = cardsLeft(planar);
  const faceUp = planar.faceUp.map(({ card }) => card);
  const visited = planar.visited.slice(0, planar.visited.length - faceUp.length).toReversed();
  return (
    <Sheet title={words.deckSheet.title} closeLabel={words.close} onClose={onClose}>
      <p class={styles.count}>{words.deckSheet.left(left)}</p>
      {canTake && <TakeByHand most={left} onTaken={onClose} />}
      {planar.map && <p class={styles.count}>{words.map.onMap(cardsAround(planar.map).length)}</p>}
      <h3 class={styles.heading}>{words.deckSheet.faceUp}</h3>
      <Cards cards={faceUp} />
      <h3 class={styles.heading}>{words.deckSheet.visited}</h3>
      <Cards cards={visited} />
      {visited.length > 0 && (
        <p class={styles.note}>{planar.map ? words.map.left : words.deckSheet.bottom}</p>
      )}
    </Sheet>
  );
}

function Cards({ cards }: { cards: readonly PlanarCardId[] }) {
  const words = useWords();
  const { catalogue } = useSession();
  const language = useLanguage();
  if (cards.length === 0) return <p>{words.deckSheet.none}</p>;
  return (
    <ol class={styles.cards}>
      {cards.map((card, index) => (
        <li key={`${cards.length - index}`} class={styles.name}>
          {cardName(catalogue.value, language, card)}
        </li>
      ))}
    </ol>
  );
}
