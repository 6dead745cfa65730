import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../design/Button';
import { Choice } from '../../design/Choice';
import type { PlanarOperation } from '../../rules/planar/planar-operation';
import { useSession } from '../../session/session';
import { useWords } from '../parts/words';
import styles from './DeckSheet.module.css';

const ways = ['look', 'reveal', 'revealPlanes'] as const;
type Way = (typeof ways)[number];

/** Cards the table takes off the planar deck by hand may go anywhere. */
function operationOf(way: Way, count: number): PlanarOperation {
  return {
    take: { kind: way === 'revealPlanes' ? 'untilPlanes' : 'cards', count },
    shown: way === 'look' ? 'controller' : 'all',
    planes: ['top', 'bottom', 'walk', 'add'],
    others: ['top', 'bottom', 'walk'],
    chosen: null,
    bottom: 'anyOrder',
    chaos: false,
  };
}

/** Looks at the top of the planar deck, for cards of the table that ask for it. */
export function TakeByHand({ most, onTaken }: { most: number; onTaken: () => void }) {
  const words = useWords();
  const { table } = useSession();
  const [way, setWay] = useState<Way>('look');
  const [count, setCount] = useState(1);

  function take() {
    if (!table.play({ kind: 'takeCards', operation: operationOf(way, count), source: null })) onTaken();
  }

  return (
    <section class={styles.take}>
      <Choice
        label={words.byHand.title}
        list
        value={way}
        options={ways.map((value) => ({ value, name: words.byHand[value] }))}
        onChange={setWay}
      />
      <div class={styles.howMany}>
        <span>{words.byHand.howMany}</span>
        <IconButton
          icon="minus"
          look="plain"
          label={words.byHand.fewer}
          disabled={count <= 1}
          onClick={() => setCount(count - 1)}
        />
        <output>{count}</output>
        <IconButton
          icon="plus"
          look="plain"
          label={words.byHand.more}
          disabled={count >= most}
          onClick={() => setCount(count + 1)}
        />
        <Button look="walk" disabled={most === 0} onClick={take}>
          {words.byHand.go}
        </Button>
      </div>
    </section>
  );
}
