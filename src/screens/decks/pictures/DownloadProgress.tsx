import { useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import type { Download } from '../../../session/pictures/download';
import type { PictureDownload } from '../../../session/pictures/picture-download';
import { focusOn } from '../../parts/page/focus-on';
import { useCardName } from '../../parts/use-card-name';
import { useWords } from '../../parts/words';
import styles from './DownloadPictures.module.css';
import { FailedPictures } from './FailedPictures';

interface DownloadProgressProps {
  download: Download;
  pictureDownload: PictureDownload;
  /** The cards to which the download is restricted; all by default. */
  cards: readonly string[] | undefined;
}

/** The progress of a download, with its controls. */
export function DownloadProgress({ download, pictureDownload, cards }: DownloadProgressProps) {
  const { downloads: words, retry, dismissReport } = useWords();
  const status = useRef<HTMLParagraphElement>(null);
  const { totalCount, receivedCount, receivedBytes, failedCards, state } = download;
  const doneCount = receivedCount + failedCards.length;
  /** Runs an action and then restores the focus, because the pressed button may disappear. */
  const thenFocusStatus = (action: () => void) => () => {
    action();
    focusOn(status.current);
  };
  return (
    <section class={common.stack3} aria-label={words.title}>
      {state.kind !== 'ended' && (
        <>
          <progress class={styles.progress} max={totalCount} value={doneCount} aria-label={words.title} />
          <p class={common.explanation}>{words.progress(doneCount, totalCount, receivedBytes)}</p>
        </>
      )}
      <p ref={status} class={styles.status} role="status" data-bad={needsAttention(state) || undefined}>
        <DownloadState download={download} />
      </p>
      {failedCards.length > 0 && <FailedDownloads failedCards={failedCards} />}
      <div class={common.row}>
        {state.kind === 'running' && (
          <Button onClick={thenFocusStatus(pictureDownload.pause)}>{words.pause}</Button>
        )}
        {state.kind === 'paused' && (
          <Button variant="primary" onClick={thenFocusStatus(pictureDownload.resume)}>
            {words.resume}
          </Button>
        )}
        {state.kind === 'ended' && failedCards.length > 0 && (
          <Button onClick={thenFocusStatus(() => pictureDownload.retry(cards))}>{retry}</Button>
        )}
        <Button variant="bare" onClick={() => pictureDownload.discard(cards)}>
          {state.kind === 'ended' ? dismissReport : words.cancel}
        </Button>
      </div>
    </section>
  );
}

function needsAttention(state: Download['state']): boolean {
  return (
    state.kind === 'paused' && state.stopReason !== 'pausedOrClosed' && state.stopReason !== 'inAnotherTab'
  );
}

function DownloadState({ download: { state, receivedCount, receivedBytes } }: { download: Download }) {
  const { downloads: words } = useWords();
  if (state.kind === 'ended') return <>{words.ended(receivedCount, receivedBytes)}</>;
  if (state.kind === 'paused') return <>{words.stopReasons[state.stopReason]}</>;
  const { delay } = state;
  if (!delay) return <>{words.running}</>;
  return (
    <>{delay.kind === 'offline' ? words.offline : words.delayed(Math.ceil(delay.milliseconds / 1000))}</>
  );
}

function FailedDownloads({ failedCards }: Pick<Download, 'failedCards'>) {
  const { downloads, pictures } = useWords();
  const cardName = useCardName();
  return (
    <>
      <p class={styles.failed}>{downloads.failed(failedCards.length)}</p>
      <FailedPictures
        failed={failedCards.map(({ card, failure }) => ({ name: cardName(card), failure }))}
        words={{ ...pictures.failures, ...downloads.failures }}
      />
    </>
  );
}
