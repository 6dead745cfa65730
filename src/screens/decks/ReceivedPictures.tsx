import { Button } from '../../design/Button';
import type { DeckPost } from '../../session/deck-post';
import { useSession } from '../../session/session';
import { useWords } from '../parts/words';
import styles from './ReceiveScreen.module.css';

/** Files that were shared with the app and are none of a deck: pictures of cards, which are brought in elsewhere if they are wanted. */
export function ReceivedPictures({ post }: { post: DeckPost }) {
  const { travel } = useWords();
  const { importPictures } = useSession();
  const files = post.pictures.value;
  if (files.length === 0) return null;
  const bytes = files.reduce((sum, { content }) => sum + content.size, 0);
  return (
    <article class={styles.deck}>
      <div role="status">
        <h2 class={styles.name}>{travel.picturesCame(files.length, bytes)}</h2>
      </div>
      <p class={styles.note}>{travel.picturesNote}</p>
      <div class={styles.answers}>
        <Button
          look="walk"
          onClick={() => {
            post.putPicturesAway();
            importPictures(files);
          }}
        >
          {travel.bringPictures}
        </Button>
        <Button onClick={post.putPicturesAway}>{travel.putAway}</Button>
      </div>
    </article>
  );
}
