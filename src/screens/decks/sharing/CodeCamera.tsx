import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { CameraFailure, DeckImport } from '../../../session/decks/deck-import';
import { useWords } from '../../parts/words';
import styles from './ReceiveScreen.module.css';

type CameraState = 'off' | 'starting' | 'scanning' | CameraFailure | 'hidden' | 'cannotScan';

/**
 * Scans codes with the camera. The user turns it on and off; it also turns off when the app is hidden or a deck or
 * game has been received.
 */
export function CodeCamera({ deckImport, receivedCount }: { deckImport: DeckImport; receivedCount: number }) {
  const { deckSharing } = useWords();
  const { camera: words } = deckSharing;
  const video = useRef<HTMLVideoElement>(null);
  const [cameraState, setCameraState] = useState<CameraState>('off');
  const isOn = cameraState === 'starting' || cameraState === 'scanning';

  useEffect(() => {
    if (!isOn || !video.current) return undefined;
    return deckImport.scanForCodes(video.current, {
      onStart: () => setCameraState('scanning'),
      onCode: deckImport.receiveCode,
      onEnd: setCameraState,
    });
  }, [isOn, deckImport]);

  const previousCount = useRef(0);
  useEffect(() => {
    if (receivedCount > previousCount.current) setCameraState('off');
    previousCount.current = receivedCount;
  }, [receivedCount]);

  return (
    <div class={styles.camera}>
      {isOn && <video ref={video} class={styles.cameraView} aria-label={words.view} muted playsInline />}
      <p role="status">
        {cameraState === 'off' ? deckSharing.howToShow : isOn ? words[cameraState] : words.ended[cameraState]}
      </p>
      <Button
        wide
        variant={isOn || receivedCount > 0 ? 'plain' : 'primary'}
        onClick={() => setCameraState(isOn ? 'off' : 'starting')}
      >
        {isOn ? words.end : words.begin}
      </Button>
    </div>
  );
}
