import { Button } from '../../design/Button';
import { missingCodes } from '../../session/deck-codes';
import type { DeckPost } from '../../session/deck-post';
import { useWords } from '../parts/words';
import styles from './ReceiveScreen.module.css';

/** How far a deck of several codes has come, told also to those who hear the screen. */
export function GatheredCodes({ post }: { post: DeckPost }) {
  const { travel } = useWords();
  const gathered = post.gathered.value;
  const missing = gathered ? missingCodes(gathered) : [];
  return (
    <div class={styles.gathered}>
      <div role="status">
        {gathered && (
          <>
            <p class={styles.count}>{travel.gathered(gathered.pieces.size, gathered.count)}</p>
            <p>{travel.missing(missing.join(', '))}</p>
          </>
        )}
      </div>
      {gathered && <Button onClick={post.forgetCodes}>{travel.forgetCodes}</Button>}
    </div>
  );
}
