import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../design/Button';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { AbilityList } from '../../parts/card/AbilityList';
import { CardThumbnail } from '../../parts/card/CardThumbnail';
import { useTypeLine } from '../../parts/card/use-type-line';
import { useCardName } from '../../parts/use-card-name';
import { useWords } from '../../parts/words';
import styles from './ChoiceView.module.css';

interface TakenCardProps {
  card: PlanarCardId;
  /** Which of its abilities are shown. */
  text: 'whole' | 'chaos' | 'none';
  canMove: boolean;
  /** Its place among the taken cards, from 1. */
  place: number;
  count: number;
  /** Beside the name, if some of the cards are chosen. */
  pickButton: ComponentChildren;
  onMove: (by: 1 | -1) => void;
}

/** A card taken off the planar deck: its name, and its text, which is shorter where there are others to compare. */
export function TakenCard({ card, text, canMove, place, count, pickButton, onMove }: TakenCardProps) {
  const words = useWords();
  const cardName = useCardName();
  const typeLine = useTypeLine();
  const { catalog } = usePlanarCards();
  const facts = catalog.value?.factsOf(card);
  const name = cardName(card);
  const abilities = facts?.abilities ?? [];
  return (
    <>
      <header class={styles.header}>
        <CardThumbnail id={card} class={styles.art} />
        <div class={styles.names}>
          <h2 class={styles.name}>{name}</h2>
          {facts && (
            <p class={styles.note}>
              {count > 1 && `${words.choice.place(place, count)} · `}
              {typeLine(facts)}
            </p>
          )}
        </div>
        {pickButton}
        {canMove && (
          <>
            <IconButton
              icon="up"
              label={words.choice.moveEarlier(name)}
              disabled={place === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="down"
              label={words.choice.moveLater(name)}
              disabled={place === count}
              onClick={() => onMove(1)}
            />
          </>
        )}
      </header>
      {text !== 'none' && (
        <AbilityList
          abilities={text === 'chaos' ? abilities.filter(({ when }) => when.includes('chaos')) : abilities}
          activeTimes={text === 'chaos' ? ['chaos'] : []}
          brief={count > 1}
        />
      )}
    </>
  );
}
