/** Chooses the pictures to delete when the phone is full and a game cannot be saved. */
import type { PictureFacts } from './pictures';

/** Bytes; enough for several games of thousands of steps. */
const ROOM_FOR_GAMES = 5_000_000;

/**
 * Returns the fewest pictures in order that free this many bytes, or all of them: first those that can be downloaded
 * again, then the user's own, the oldest first.
 */
export function picturesToErase(
  facts: Iterable<PictureFacts>,
  bytes = ROOM_FOR_GAMES,
): readonly PictureFacts[] {
  const inOrder = [...facts].sort(
    (one, other) =>
      Number(one.origin === 'own') - Number(other.origin === 'own') || one.savedAt - other.savedAt,
  );
  let freed = 0;
  const lastIndex = inOrder.findIndex((picture) => {
    freed += picture.bytes;
    return freed >= bytes;
  });
  return lastIndex === -1 ? inOrder : inOrder.slice(0, lastIndex + 1);
}
