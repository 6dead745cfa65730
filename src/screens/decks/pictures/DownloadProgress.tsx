import { useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { Download, PictureDownload } from '../../../session/picture-download';
import { useSession } from '../../../session/session';
import { focusOn } from '../../parts/focus-on';
import { cardName, useLanguage, useWords } from '../../parts/words';
import styles from './FetchPictures.module.css';
import reportStyles from './report.module.css';
import { Troubles } from './Troubles';

/** How far it is with what was asked for last, and what can be done about it. */
export function DownloadProgress({ downloading }: { downloading: PictureDownload }) {
  const { downloads: words } = useWords();
  const told = useRef<HTMLParagraphElement>(null);
  const download = downloading.download.value;
  if (!download) return null;
  const { all, come, bytes, failed, state } = download;
  const done = come + failed.length;
  /** The button that was pressed may be gone. */
  const and = (act: () => void) => () => {
    act();
    focusOn(told.current);
  };
  return (
    <section class={styles.parts} aria-label={words.title}>
      {state.kind !== 'ended' && (
        <>
          <progress class={styles.progress} max={all} value={done} aria-label={words.title} />
          <p class={styles.note}>{words.progress(done, all, bytes)}</p>
        </>
      )}
      <p ref={told} class={styles.told} role="status" data-bad={isBad(state) || undefined}>
        <State download={download} />
      </p>
      {failed.length > 0 && <Failed failed={failed} />}
      <div class={reportStyles.buttons}>
        {state.kind === 'running' && <Button onClick={and(downloading.pause)}>{words.pause}</Button>}
        {state.kind === 'standing' && (
          <Button look="walk" onClick={and(downloading.goOn)}>
            {words.goOn}
          </Button>
        )}
        {state.kind === 'ended' && failed.length > 0 && (
          <Button onClick={and(downloading.retry)}>{words.retry}</Button>
        )}
        <Button look="bare" onClick={downloading.forget}>
          {state.kind === 'ended' ? words.forget : words.cancel}
        </Button>
      </div>
    </section>
  );
}

function isBad(state: Download['state']): boolean {
  return state.kind === 'standing' && state.why !== 'left' && state.why !== 'elsewhere';
}

function State({ download: { state, come, bytes } }: { download: Download }) {
  const { downloads: words } = useWords();
  if (state.kind === 'ended') return <>{words.ended(come, bytes)}</>;
  if (state.kind === 'standing') return <>{words.standing[state.why]}</>;
  const { delay } = state;
  if (!delay) return <>{words.running}</>;
  return <>{delay.kind === 'offline' ? words.offline : words.delayed(Math.ceil(delay.time / 1000))}</>;
}

function Failed({ failed }: Pick<Download, 'failed'>) {
  const { downloads, pictures } = useWords();
  const { catalogue } = useSession();
  const language = useLanguage();
  const nameOf = (card: string) => cardName(catalogue.value, language, card as PlanarCardId);
  return (
    <>
      <p class={styles.failed}>{downloads.failed(failed.length)}</p>
      <Troubles
        missing={failed.map(({ card, trouble }) => ({ name: nameOf(card), trouble }))}
        words={{ ...pictures.troubles, ...downloads.troubles }}
      />
    </>
  );
}
