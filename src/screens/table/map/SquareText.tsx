import common from '../../../design/common.module.css';
import { cardsOn, isSameSquare } from '../../../rules/planar/eternities-map/eternities-map';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { EternitiesMap, PlanarZone, Square } from '../../../rules/planar/planar-state';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { AbilityList } from '../../parts/card/AbilityList';
import { useTypeLine } from '../../parts/card/use-type-line';
import { useCardName } from '../../parts/use-card-name';
import { useWords } from '../../parts/words';
import styles from './MapBoard.module.css';

interface SquareTextProps {
  planar: PlanarZone;
  map: EternitiesMap;
  square: Square;
}

/** Shows the text of one square, or explains the hellride if it is still empty. */
export function SquareText({ planar, map, square }: SquareTextProps) {
  const words = useWords();
  const isHere = isSameSquare(square, map.at);
  const cards = cardsOn(planar, map, square);
  if (cards.length === 0) return <p class={styles.hint}>{words.map.hellrideNote}</p>;
  const isPhenomenon = cards.every((card) => planar.kinds[card] === 'phenomenon');
  return (
    <>
      {isHere && <p class={styles.hint}>{isPhenomenon ? words.map.inBetween : words.map.youAreHere}</p>}
      {cards.map((card) => (
        <SquareCardText key={card} card={card} />
      ))}
    </>
  );
}

function SquareCardText({ card }: { card: PlanarCardId }) {
  const words = useWords();
  const cardName = useCardName();
  const typeLine = useTypeLine();
  const { catalog } = usePlanarCards();
  const facts = catalog.value?.factsOf(card);
  return (
    <article class={common.stack2}>
      <h2 class={styles.title}>{cardName(card)}</h2>
      {facts && <p class={styles.hint}>{typeLine(facts)}</p>}
      {facts && <AbilityList abilities={facts.abilities} />}
      {catalog.value && !facts && <p>{words.unknownCardNote}</p>}
    </article>
  );
}
