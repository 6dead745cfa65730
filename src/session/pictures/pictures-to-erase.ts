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
  neededBytes = ROOM_FOR_GAMES,
): readonly PictureFacts[] {
  const picturesInOrder = [...facts].sort(
    (first, second) =>
      Number(first.origin === 'own') - Number(second.origin === 'own') || first.savedAt - second.savedAt,
  );
  let freedBytes = 0;
  const lastIndex = picturesInOrder.findIndex((picture) => {
    freedBytes += picture.bytes;
    return freedBytes >= neededBytes;
  });
  return lastIndex === -1 ? picturesInOrder : picturesInOrder.slice(0, lastIndex + 1);
}
