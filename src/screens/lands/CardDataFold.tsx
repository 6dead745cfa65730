import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { FileButton } from '../../design/FileButton';
import type { Gathering } from '../../session/known-cards';
import { useSession } from '../../session/session';
import { Fold } from '../parts/Fold';
import { focusOn } from '../parts/focus-on';
import { useWords } from '../parts/words';
import styles from './CardDataFold.module.css';

/** Milliseconds. */
const TIME_TO_CONFIRM = 6000;

interface CardDataFoldProps {
  /** Names that are not known and may be looked up. */
  names: readonly string[];
  open?: boolean;
}

/** How card data come onto the phone: by the user's own action only, from Scryfall or from a file. */
export function CardDataFold({ names, open }: CardDataFoldProps) {
  const { cardData } = useWords().lands;
  const knownCards = useSession().knownCards.value;
  const [isSure, setSure] = useState(false);
  const progress = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = isSure && setTimeout(() => setSure(false), TIME_TO_CONFIRM);
    return () => clearTimeout(timer || undefined);
  }, [isSure]);
  if (!knownCards) return null;
  const gathering = knownCards.gathering.value;
  const count = knownCards.count.value ?? 0;
  const isBusy = gathering !== null && gathering.kind !== 'ended';
  return (
    <Fold title={cardData.title} open={open || gathering !== null} look={styles.fold}>
      <div class={styles.body}>
        <p>{cardData.count(count)}</p>
        {names.length > 0 && (
          <>
            <Button
              look="walk"
              wide
              disabled={isBusy}
              onClick={() => {
                knownCards.lookUp(names);
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
          onFile={(file) => knownCards.readFile(file)}
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
              knownCards.stop();
              focusOn(progress.current);
            }}
          >
            {cardData.stop}
          </Button>
        )}
        {count > 0 && !isBusy && (
          <Button
            wide
            onClick={() => {
              if (isSure) knownCards.forgetAll();
              setSure(!isSure);
            }}
          >
            {isSure ? cardData.reallyForget : cardData.forget}
          </Button>
        )}
        <p class={styles.note}>{cardData.credit}</p>
      </div>
    </Fold>
  );
}

function Progress({ gathering }: { gathering: Gathering }) {
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
