import { IconButton } from '../../../design/Button';
import { countersOn } from '../../../rules/planar/counters-and-options';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useLanguage, useWords } from '../../parts/words';
import styles from './CardCounters.module.css';

interface CardCountersProps {
  planar: PlanarZone;
  card: PlanarCardId;
  /** Whether the counters are changed on another side of the table and only shown here. */
  isCopy?: boolean | undefined;
}

/** Shows the counters on a face-up card that uses them or has some. */
export function CardCounters(props: CardCountersProps) {
  const { catalog } = usePlanarCards();
  const { planar, card } = props;
  const usesCounters = catalog.value?.factsOf(card)?.counters !== undefined;
  return usesCounters || countersOn(planar, card) > 0 ? <CounterRow {...props} /> : null;
}

function CounterRow({ planar, card, isCopy }: CardCountersProps) {
  const words = useWords();
  const language = useLanguage();
  const liveGame = useLiveGame();
  const { catalog } = usePlanarCards();
  const counters = catalog.value?.factsOf(card)?.counters;
  const name = counters?.name[language] ?? words.counters.title;
  const count = countersOn(planar, card);
  const total = (
    <output class={styles.count}>
      {count}
      {counters?.threshold !== undefined && <small>/{counters.threshold}</small>}
    </output>
  );
  if (isCopy)
    return (
      <p class={styles.copy}>
        {name}: {total}
      </p>
    );
  const change = (by: number) =>
    liveGame.play({ kind: 'changeCounters', card, by, threshold: counters?.threshold ?? null });
  return (
    <div class={styles.counters}>
      <span class={styles.name}>{name}</span>
      <div class={styles.changeButtons}>
        <IconButton
          icon="minus"
          variant="plain"
          label={words.counters.removeOne(name)}
          disabled={count === 0}
          onClick={() => change(-1)}
        />
        {total}
        <IconButton
          icon="plus"
          variant="plain"
          label={words.counters.addOne(name)}
          onClick={() => change(1)}
        />
      </div>
    </div>
  );
}
