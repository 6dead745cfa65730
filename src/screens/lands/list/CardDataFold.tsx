import { useMemo, useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { FileButton } from '../../../design/FileButton';
import type { CardLookupProgress } from '../../../session/cards/card-index';
import { useCardIndex } from '../../../session/contexts/use-card-index';
import { Fold } from '../../parts/field/Fold';
import { SureButton } from '../../parts/field/SureButton';
import { focusOn } from '../../parts/page/focus-on';
import { useLanguage, useWords } from '../../parts/words';
import { dayInWords } from '../land-words';
import styles from './CardDataFold.module.css';

interface CardDataFoldProps {
  /** Unknown names that can be looked up. */
  names: readonly string[];
  open?: boolean;
}

/** Loads card data from Scryfall or from a file, each only when the user asks for it. */
export function CardDataFold({ names, open }: CardDataFoldProps) {
  const { cardData } = useWords().lands;
  const language = useLanguage();
  const cardIndex = useCardIndex().value;
  const progress = useRef<HTMLDivElement>(null);
  const builtIn = cardIndex?.builtIn.value ?? null;
  const told = useMemo(
    () =>
      builtIn?.kind === 'there'
        ? cardData.builtIn(builtIn.cards, dayInWords(builtIn.asOf, language))
        : builtIn && cardData.noBuiltIn[builtIn.kind],
    [builtIn, cardData, language],
  );
  if (!cardIndex) return null;
  const gathering = cardIndex.gathering.value;
  const count = cardIndex.count.value ?? 0;
  const isBusy = gathering !== null && gathering.kind !== 'ended';
  return (
    <Fold title={cardData.title} open={open || gathering !== null} look={styles.fold}>
      <div class={styles.body}>
        <p>{told}</p>
        <p>{cardData.count(count)}</p>
        {names.length > 0 && (
          <>
            <Button
              variant="primary"
              wide
              disabled={isBusy}
              onClick={() => {
                cardIndex.lookUp(names);
                focusOn(progress.current);
              }}
            >
              {cardData.lookUp(names.length)}
            </Button>
            <p class={styles.note}>{cardData.lookUpNote}</p>
          </>
        )}
        <FileButton
          accept=".json,.jsonl,.gz,application/json,application/gzip"
          disabled={isBusy}
          onFile={(file) => cardIndex.readFile(file)}
        >
          {cardData.openFile}
        </FileButton>
        <p class={styles.note}>{cardData.fileNote}</p>
        <div ref={progress} role="status">
          {gathering && <Progress gathering={gathering} />}
        </div>
        {isBusy && (
          <Button
            wide
            onClick={() => {
              cardIndex.stop();
              focusOn(progress.current);
            }}
          >
            {cardData.stop}
          </Button>
        )}
        {count > 0 && !isBusy && (
          <SureButton confirm={cardData.reallyForget} onSure={() => cardIndex.forgetAll()}>
            {cardData.forget}
          </SureButton>
        )}
        <p class={styles.note}>{cardData.credit}</p>
      </div>
    </Fold>
  );
}

function Progress({ gathering }: { gathering: CardLookupProgress }) {
  const { cardData } = useWords().lands;
  switch (gathering.kind) {
    case 'lookingUp':
      return (
        <p class={styles.progress}>
          {gathering.pausedFor === null
            ? cardData.lookingUp(gathering.asked, gathering.all)
            : cardData.paused(Math.ceil(gathering.pausedFor / 1000))}
        </p>
      );
    case 'reading':
      return <p class={styles.progress}>{cardData.reading(gathering.cards)}</p>;
    case 'ended': {
      const { cards, missed, failure } = gathering;
      return (
        <p class={styles.progress} data-failed={failure !== null || undefined}>
          {[
            failure && cardData.failures[failure],
            (cards > 0 || !failure) && cardData.learnt(cards),
            missed > 0 && failure !== 'noCards' && cardData.missed(missed),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      );
    }
  }
}
