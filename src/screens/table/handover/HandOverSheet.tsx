import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useBackups } from '../../../session/contexts/use-backups';
import { useSharing } from '../../../session/contexts/use-sharing';
import type { Handover, HandoverFailure, PackedGame } from '../../../session/handover/hand-over';
import { localDay } from '../../../session/lib/local-day';
import { FileNotices } from '../../parts/page/FileNotices';
import { QrCode } from '../../parts/qr-code/QrCode';
import { useFramePlayback } from '../../parts/qr-code/use-frame-playback';
import { useShareSheet } from '../../parts/use-share-sheet';
import { useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import styles from './handing-over.module.css';

/** Short, because a camera that misses a code reads a later one instead. */
const CODE_SHOWN_MS = 130;

interface PreparedHandover {
  readonly handover: Handover;
  readonly packedGame: PackedGame;
}

/** Sends the game to another phone, as a series of codes or a file; the game then continues only there. */
export function HandOverSheet() {
  const words = useWords();
  const app = useAppState();
  const backups = useBackups();
  const [prepared, setPrepared] = useState<PreparedHandover | null>(null);
  const [failure, setFailure] = useState<HandoverFailure | null>(null);

  useEffect(() => {
    async function prepare() {
      const { handover } = await backups.load();
      const packedGame = await handover.pack();
      if (typeof packedGame === 'string') setFailure(packedGame);
      else setPrepared({ handover, packedGame });
    }
    prepare().catch(app.reportFailure);
  }, [backups, app]);

  return (
    <TableSheet title={words.handover.title} hasOnlyText={!prepared}>
      <div class={classNames(common.stack3, styles.page)}>
        <p class={styles.error} role="alert">
          {failure && words.handover.failures[failure]}
        </p>
        {prepared ? (
          <AnimatedQrCode packedGame={prepared.packedGame}>
            <p class={styles.note}>{words.handover.howTo}</p>
            <Button
              wide
              variant="primary"
              onClick={() => prepared.handover.markHandedOver(prepared.packedGame).then(setFailure)}
            >
              {words.handover.done}
            </Button>
            <p class={styles.note}>{words.handover.doneNote}</p>
            <GameFile packedGame={prepared.packedGame} />
          </AnimatedQrCode>
        ) : (
          failure === null && <p role="status">{words.handover.preparing}</p>
        )}
      </div>
    </TableSheet>
  );
}

/** Shows codes in an endless series: first each part of the game, then combinations that make up for missed parts. */
function AnimatedQrCode({ packedGame, children }: { packedGame: PackedGame; children: ComponentChildren }) {
  const { handover: words, pause } = useWords();
  const { frameCounter, isPlaying, setPlaying } = useFramePlayback(CODE_SHOWN_MS);
  const wereAllShown = frameCounter >= packedGame.requiredCount;

  return (
    <QrCode text={packedGame.codeOf(frameCounter)} label={words.code} correction="low">
      <progress
        max={packedGame.requiredCount}
        value={Math.min(frameCounter, packedGame.requiredCount)}
        aria-label={words.code}
      />
      <p>
        {wereAllShown
          ? words.shownOnce
          : words.shown(Math.floor((100 * frameCounter) / packedGame.requiredCount))}
      </p>
      <Button wide onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? pause : words.show}
      </Button>
      {children}
    </QrCode>
  );
}

/** Shares the game as a text file, a type that share sheets accept. */
function GameFile({ packedGame }: { packedGame: PackedGame }) {
  const { handover: words, share } = useWords();
  const { saveAsFile } = useSharing();
  const shareSheet = useShareSheet();
  const [hasSharingFailed, setSharingFailed] = useState(false);
  const file = useMemo(() => {
    const name = `planar-table-${localDay(Date.now())}.planar-game.txt`;
    return new File([packedGame.text()], name, { type: 'text/plain' });
  }, [packedGame]);
  return (
    <div class={common.stack3}>
      {shareSheet?.accepts(file) && (
        <Button onClick={async () => setSharingFailed((await shareSheet.shareFile(file)) === 'failed')}>
          {share}
        </Button>
      )}
      <Button onClick={() => saveAsFile(file.name, file, file.type)}>{words.saveFile}</Button>
      <FileNotices />
      <p class={styles.note} role="status">
        {hasSharingFailed && words.notShared}
      </p>
    </div>
  );
}
