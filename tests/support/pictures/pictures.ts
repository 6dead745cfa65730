/** Stored pictures, and an in-memory store for them. */
import type { Preparation } from '../../../src/device/picture-worker/prepared-picture';
import type {
  CompletePicture,
  FoundPictures,
  PictureFacts,
  PictureStore,
} from '../../../src/storage/pictures/picture-store';
import { nextTasks } from '../headless-device';

export function pictureFactsFor(card: string, bytes = 2): PictureFacts {
  return {
    card,
    type: 'image/webp',
    width: 1,
    height: 1,
    bytes,
    origin: 'own',
    fingerprint: `of ${card}`,
    savedAt: 1,
  };
}

export function newPicture(card: string, bytes: readonly number[] = [1]): CompletePicture {
  return {
    facts: pictureFactsFor(card, bytes.length + 1),
    picture: { type: 'image/webp', bytes: Uint8Array.from(bytes).buffer },
    thumbnail: { type: 'image/webp', bytes: Uint8Array.of(9).buffer },
  };
}

/** Creates a picture store that reports changes asynchronously, like the real one. */
export function memoryPictureStore(
  rows: readonly CompletePicture[] = [],
  failureFor: (card: string) => Error | null = () => null,
) {
  let storedPictures = rows;
  let removedPictures: readonly CompletePicture[] = [];
  let listener: (found: FoundPictures) => void = () => {};
  const notifyListener = () =>
    listener({
      facts: storedPictures.map(({ facts }) => facts),
      unreadableCount: 0,
      removed: removedPictures.map(({ facts }) => facts.card),
    });
  const write = async (change: () => void) => {
    await nextTasks(1);
    change();
    Promise.resolve().then(notifyListener);
  };
  const find = (card: string) => storedPictures.find(({ facts }) => facts.card === card);
  const store: PictureStore = {
    watch(newListener) {
      listener = newListener;
      notifyListener();
    },
    picture: async (card) => find(card)?.picture ?? null,
    thumbnail: async (card) => find(card)?.thumbnail ?? null,
    put: (picture) =>
      write(() => {
        const failure = failureFor(picture.facts.card);
        if (failure) throw failure;
        storedPictures = [
          ...storedPictures.filter(({ facts }) => facts.card !== picture.facts.card),
          picture,
        ];
      }),
    remove: (cards) =>
      write(() => {
        removedPictures = [
          ...removedPictures,
          ...storedPictures.filter(({ facts }) => cards.includes(facts.card)),
        ];
        storedPictures = storedPictures.filter(({ facts }) => !cards.includes(facts.card));
      }),
    undoRemoval: () =>
      write(() => {
        storedPictures = [...storedPictures, ...removedPictures];
        removedPictures = [];
      }),
    discardRemoved: () =>
      write(() => {
        removedPictures = [];
      }),
    erase: (cards) =>
      write(() => {
        storedPictures = storedPictures.filter(({ facts }) => !cards.includes(facts.card));
      }),
  };
  return { store, storedPictures: () => storedPictures };
}

/** Treats any text as a picture of that text; "failure: …" fails with that problem. */
export async function prepareTextAsPicture(source: Blob): Promise<Preparation> {
  await nextTasks(1);
  const text = await source.text();
  const [, failure] = /^failure: (\w+)$/.exec(text) ?? [];
  if (failure) return { kind: 'failure', failure: failure as 'damaged' };
  const image = { type: 'image/webp', width: 1, height: 1 } as const;
  const bytes = () => new TextEncoder().encode(text).buffer;
  return {
    kind: 'prepared',
    prepared: {
      picture: { ...image, bytes: bytes() },
      thumbnail: { ...image, bytes: bytes() },
      fingerprint: text,
    },
  };
}
