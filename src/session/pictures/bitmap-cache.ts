/**
 * A cache of decoded pictures: those of the visible cards and of cards that may come next, so that they are drawn
 * without delay. A decoded picture takes four bytes per pixel, so all others are closed.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { cardIdOfCopy } from '../../rules/planar/planar-card';
import type { PictureFacts } from '../../storage/pictures/picture-store';

/** Minimum number of pictures in the cache, so that undoing a planeswalk finds the previous one. */
const MIN_CACHE_CAPACITY = 4;

/** A decoded picture, ready to be drawn. */
export interface DecodedPicture {
  close(): void;
}

export interface CachedBitmap<Picture extends DecodedPicture = ImageBitmap> {
  /** Null if the picture could not be decoded. */
  readonly picture: Picture | null;
  /** The time at which the card received it; a different time means a different picture. */
  readonly savedAt: number;
}

export interface BitmapCache<Picture extends DecodedPicture = ImageBitmap> {
  /** The cached pictures by printed card. */
  readonly bitmaps: ReadonlySignal<ReadonlyMap<string, CachedBitmap<Picture>>>;
  /** Requests these cards, most urgent first. Others may be dropped. */
  request(cards: readonly string[]): void;
}

export interface BitmapCachePorts<Picture extends DecodedPicture = ImageBitmap> {
  readonly factsByCard: ReadonlySignal<ReadonlyMap<string, PictureFacts> | null>;
  readonly readPicture: (card: string) => Promise<Blob | null>;
  readonly decode: (picture: Blob) => Promise<Picture>;
}

export function createBitmapCache<Picture extends DecodedPicture>({
  factsByCard,
  readPicture,
  decode,
}: BitmapCachePorts<Picture>): BitmapCache<Picture> {
  const cachedBitmaps = signal<ReadonlyMap<string, CachedBitmap<Picture>>>(new Map());
  let requestedCards: readonly string[] = [];
  let isBusy = false;

  const savedAtOf = (card: string) => factsByCard.peek()?.get(card)?.savedAt;

  /** Updates the cache: closes pictures that were replaced or removed, and the oldest ones that are not requested. */
  function setCached(bitmaps: ReadonlyMap<string, CachedBitmap<Picture>>): void {
    const keptBitmaps = new Map([...bitmaps].filter(([card, bitmap]) => bitmap.savedAt === savedAtOf(card)));
    const unrequested = [...keptBitmaps.keys()].filter((card) => !requestedCards.includes(card));
    const excessCount = Math.max(0, keptBitmaps.size - Math.max(MIN_CACHE_CAPACITY, requestedCards.length));
    for (const card of unrequested.slice(0, excessCount)) keptBitmaps.delete(card);
    for (const [card, bitmap] of bitmaps) if (keptBitmaps.get(card) !== bitmap) bitmap.picture?.close();
    const bitmapsBefore = cachedBitmaps.peek();
    const hasChanged =
      keptBitmaps.size !== bitmapsBefore.size ||
      [...keptBitmaps].some(([card, bitmap]) => bitmapsBefore.get(card) !== bitmap);
    if (hasChanged) cachedBitmaps.value = keptBitmaps;
  }

  /** Decodes one picture at a time, always the most urgent, because decoding uses all available processing power. */
  async function decodeRequested(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const isMissing = (card: string) => savedAtOf(card) !== undefined && !cachedBitmaps.peek().has(card);
    for (
      let card = requestedCards.find(isMissing);
      card !== undefined;
      card = requestedCards.find(isMissing)
    ) {
      const bitmap = { savedAt: savedAtOf(card) ?? 0, picture: await decodePictureOf(card) };
      setCached(new Map(cachedBitmaps.peek()).set(card, bitmap));
    }
    isBusy = false;
  }

  async function decodePictureOf(card: string): Promise<Picture | null> {
    try {
      const storedPicture = await readPicture(card);
      return storedPicture && (await decode(storedPicture));
    } catch {
      // If a picture cannot be decoded, the card shows its text and drawing instead.
      return null;
    }
  }

  effect(() => {
    if (!factsByCard.value) return;
    setCached(cachedBitmaps.peek());
    decodeRequested();
  });

  return {
    bitmaps: cachedBitmaps,
    request(cards) {
      requestedCards = [...new Set(cards.map(cardIdOfCopy))];
      setCached(cachedBitmaps.peek());
      decodeRequested();
    },
  };
}
