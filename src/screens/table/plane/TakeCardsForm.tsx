import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import type { PlanarOperation } from '../../../rules/planar/planar-operation';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { Stepper } from '../../parts/field/Stepper';
import { useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import styles from './DeckSheet.module.css';

const methods = ['look', 'reveal', 'revealPlanes'] as const;
type Method = (typeof methods)[number];

/** Returns the operation for cards taken off the planar deck by hand, which may go anywhere. */
function operationOf(method: Method, count: number): PlanarOperation {
  return {
    take: { kind: method === 'revealPlanes' ? 'untilPlanes' : 'cards', count },
    shown: method === 'look' ? 'controller' : 'all',
    planes: ['top', 'bottom', 'walk', 'add'],
    others: ['top', 'bottom', 'walk'],
    chosen: null,
    bottom: 'anyOrder',
    chaos: false,
  };
}

/** Takes cards off the planar deck by hand, for cards at the table that ask for it. */
export function TakeCardsForm({ deckSize }: { deckSize: number }) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { setOpenSheet } = useTableScreen();
  const [method, setMethod] = useState<Method>('look');
  const [count, setCount] = useState(1);

  function take() {
    const refusal = liveGame.play({
      kind: 'takeCards',
      operation: operationOf(method, count),
      source: null,
    });
    if (!refusal) setOpenSheet(null);
  }

  return (
    <section class={classNames(common.stack3, styles.takeCards)}>
      <Choice
        label={words.byHand.title}
        stacked
        value={method}
        options={methods.map((value) => ({ value, name: words.byHand[value] }))}
        onChange={setMethod}
      />
      <Stepper
        label={words.byHand.howMany[method]}
        value={count}
        min={1}
        max={deckSize}
        onChange={setCount}
      />
      <Button variant="primary" wide disabled={deckSize === 0} onClick={take}>
        {words.byHand.take[method]}
      </Button>
    </section>
  );
}
