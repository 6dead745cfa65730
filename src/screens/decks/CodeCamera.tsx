import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import type { CameraTrouble, DeckPost } from '../../session/deck-post';
import { useWords } from '../parts/words';
import styles from './ReceiveScreen.module.css';

type Camera = 'off' | 'starting' | 'seeing' | CameraTrouble | 'hidden' | 'unread';

/** Reads codes with the phone's camera, which is on only between two taps of the user and while the app is looked at. */
export function CodeCamera({ post }: { post: DeckPost }) {
  const { travel } = useWords();
  const { camera: words } = travel;
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>('off');
  const isOn = camera === 'starting' || camera === 'seeing';
  const decks = post.received.value.length;

  useEffect(() => {
    if (!isOn || !video.current) return undefined;
    return post.watchForCodes(video.current, {
      seeing: () => setCamera('seeing'),
      found: post.takeCode,
      ended: setCamera,
    });
  }, [isOn, post]);

  // What was looked for has come.
  useEffect(() => {
    if (decks > 0) setCamera('off');
  }, [decks]);

  return (
    <div class={styles.camera}>
      {isOn && <video ref={video} class={styles.view} aria-label={words.view} muted playsInline />}
      <p role="status">{camera === 'off' ? travel.howToShow : isOn ? words[camera] : words.ended[camera]}</p>
      <Button
        wide
        look={isOn || decks > 0 ? 'plain' : 'walk'}
        onClick={() => setCamera(isOn ? 'off' : 'starting')}
      >
        {isOn ? words.end : words.begin}
      </Button>
    </div>
  );
}
