import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Sheet } from '../../../design/Sheet';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useBackups } from '../../../session/contexts/use-backups';
import { useSharing } from '../../../session/contexts/use-sharing';
import type { Handover, HandoverFailure, PackedGame } from '../../../session/handover/hand-over';
import { localDay } from '../../../session/lib/local-day';
import { QrCode } from '../../parts/code/QrCode';
import { useFrames } from '../../parts/code/use-frames';
import { useShareSheet } from '../../parts/use-share-sheet';
import { useWords } from '../../parts/words';
import styles from './HandOver.module.css';

/** Milliseconds per code; a camera that misses a code reads a later one instead. */
const SHOWN_FOR = 130;

interface PreparedHandover {
  readonly handover: Handover;
  readonly packed: PackedGame;
}

/** Sends the game to another phone, as a series of codes or a file; the game then continues only there. */
export function HandOverSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const app = useAppState();
  const backups = useBackups();
  const [prepared, setPrepared] = useState<PreparedHandover | null>(null);
  const [failure, setFailure] = useState<HandoverFailure | null>(null);

  useEffect(() => {
    async function prepare() {
      const { handover } = await backups.load();
      const packed = await handover.pack();
      if (typeof packed === 'string') setFailure(packed);
      else setPrepared({ handover, packed });
    }
    prepare().catch(app.reportFailure);
  }, [backups, app]);

  return (
    <Sheet title={words.handover.title} closeLabel={words.close} isText={!prepared} onClose={onClose}>
      <div class={styles.page}>
        <p class={styles.error} role="alert">
          {failure && words.handover.failures[failure]}
        </p>
        {prepared ? (
          <ChangingCode packed={prepared.packed}>
            <p class={styles.note}>{words.handover.howTo}</p>
            <Button
              wide
              variant="primary"
              onClick={() => prepared.handover.markHandedOver(prepared.packed).then(setFailure)}
            >
              {words.handover.done}
            </Button>
            <p class={styles.note}>{words.handover.doneNote}</p>
            <GameFile packed={prepared.packed} />
          </ChangingCode>
        ) : (
          failure === null && <p role="status">{words.handover.preparing}</p>
        )}
      </div>
    </Sheet>
  );
}

/** Shows codes in an endless series: first each part of the game, then combinations that make up for missed parts. */
function ChangingCode({ packed, children }: { packed: PackedGame; children: ComponentChildren }) {
  const { handover: words } = useWords();
  const { frame, isPlaying, setPlaying } = useFrames(SHOWN_FOR);
  const wereAllShown = frame >= packed.count;

  return (
    <QrCode text={packed.codeOf(frame)} label={words.code} correction="low">
      <progress max={packed.count} value={Math.min(frame, packed.count)} aria-label={words.code} />
      <p>{wereAllShown ? words.shownOnce : words.shown(Math.floor((100 * frame) / packed.count))}</p>
      <Button wide onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? words.pause : words.show}
      </Button>
      {children}
    </QrCode>
  );
}

/** Shares the game as a text file, a type that share sheets accept. */
function GameFile({ packed }: { packed: PackedGame }) {
  const { handover: words } = useWords();
  const { saveAsFile } = useSharing();
  const sheet = useShareSheet();
  const [hasSharingFailed, setSharingFailed] = useState(false);
  const file = useMemo(() => {
    const name = `planar-table-${localDay(Date.now())}.planar-game.txt`;
    return new File([packed.text()], name, { type: 'text/plain' });
  }, [packed]);
  return (
    <div class={styles.buttons}>
      {sheet?.accepts(file) && (
        <Button onClick={async () => setSharingFailed((await sheet.shareFile(file)) === 'failed')}>
          {words.share}
        </Button>
      )}
      <Button onClick={() => saveAsFile(file.name, file, file.type)}>{words.saveFile}</Button>
      <p class={styles.note} role="status">
        {hasSharingFailed && words.notShared}
      </p>
    </div>
  );
}
