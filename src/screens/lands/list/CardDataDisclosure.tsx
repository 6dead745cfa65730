import { useMemo, useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { FileButton } from '../../../design/FileButton';
import type { CardJobProgress } from '../../../session/cards/card-jobs';
import { useCardIndex } from '../../../session/contexts/use-card-index';
import { ConfirmButton } from '../../parts/field/ConfirmButton';
import { Disclosure } from '../../parts/field/Disclosure';
import { focusOn } from '../../parts/page/focus-on';
import { useLanguage, useWords } from '../../parts/words';
import { dateOfCardData } from '../land-words';
import styles from './CardDataDisclosure.module.css';

interface CardDataDisclosureProps {
  /** Unknown names that can be looked up. */
  names: readonly string[];
  open?: boolean;
  /** Whether the names are looked up by a button above the disclosure, in sight of a user who has just typed one. */
  isLookupOutside?: boolean;
}

/** Loads card data from Scryfall or from a file, only when the user asks for it. */
export function CardDataDisclosure({ names, open, isLookupOutside }: CardDataDisclosureProps) {
  const { stop, lands } = useWords();
  const { cardData } = lands;
  const language = useLanguage();
  const cardIndex = useCardIndex().value;
  const status = useRef<HTMLDivElement>(null);
  const builtIn = cardIndex?.builtIn.value ?? null;
  const source = useMemo(
    () =>
      builtIn?.kind === 'loaded'
        ? cardData.builtIn(builtIn.count, dateOfCardData(builtIn.asOf, language))
        : builtIn && cardData.noBuiltIn[builtIn.kind],
    [builtIn, cardData, language],
  );
  if (!cardIndex) return null;
  const progress = cardIndex.progress.value;
  const count = cardIndex.storedCount.value ?? 0;
  const isBusy = progress !== null && progress.kind !== 'ended';
  const lookup = (
    <>
      {names.length > 0 && (
        <>
          <Button
            variant="primary"
            wide
            disabled={isBusy}
            onClick={() => {
              cardIndex.lookUp(names);
              focusOn(status.current);
            }}
          >
            {cardData.lookUp(names.length)}
          </Button>
          <p class={common.note}>{cardData.lookUpNote}</p>
        </>
      )}
      <div ref={status} role="status">
        {progress && <Progress progress={progress} />}
      </div>
      {isBusy && (
        <Button
          wide
          onClick={() => {
            cardIndex.stop();
            focusOn(status.current);
          }}
        >
          {stop}
        </Button>
      )}
    </>
  );
  const disclosure = (
    <Disclosure
      title={cardData.title}
      open={!isLookupOutside && (open || progress !== null)}
      class={styles.disclosure}
    >
      <div class={common.disclosedContent}>
        {!isLookupOutside && lookup}
        <p>{source}</p>
        <p>{cardData.count(count)}</p>
        <FileButton
          accept=".json,.jsonl,.gz,application/json,application/gzip"
          disabled={isBusy}
          onFile={(file) => cardIndex.importFile(file)}
        >
          {cardData.openFile}
        </FileButton>
        <p class={common.note}>{cardData.fileNote}</p>
        {count > 0 && !isBusy && (
          <ConfirmButton confirmLabel={cardData.confirmDeleteAll} onConfirm={() => cardIndex.deleteAll()}>
            {cardData.deleteAll}
          </ConfirmButton>
        )}
        <p class={common.note}>{cardData.credit}</p>
      </div>
    </Disclosure>
  );
  if (!isLookupOutside) return disclosure;
  return (
    <div class={common.stack3}>
      {lookup}
      {disclosure}
    </div>
  );
}

function Progress({ progress }: { progress: CardJobProgress }) {
  const { cardData } = useWords().lands;
  switch (progress.kind) {
    case 'lookingUp':
      return (
        <p class={styles.progress}>
          {progress.pausedFor === null
            ? cardData.lookingUp(progress.askedCount, progress.total)
            : cardData.paused(Math.ceil(progress.pausedFor / 1000))}
        </p>
      );
    case 'reading':
      return <p class={styles.progress}>{cardData.reading(progress.cardCount)}</p>;
    case 'ended': {
      const { cardCount, failedCount, failure } = progress;
      return (
        <p class={styles.progress} data-failed={failure !== null || undefined}>
          {[
            failure && cardData.failures[failure],
            (cardCount > 0 || !failure) && cardData.learned(cardCount),
            failedCount > 0 && failure !== 'noCards' && cardData.missed(failedCount),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      );
    }
  }
}
