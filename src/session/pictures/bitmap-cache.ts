/**
 * A cache of decoded pictures: those of the visible cards and of cards that may come next, so that they are drawn
 * without delay. A decoded picture takes four bytes per pixel, so all others are closed.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { printedCard } from '../../rules/planar/planar-card';
import type { PictureFacts } from '../../storage/pictures/picture-store';

/** Minimum number of pictures in the cache, so that undoing a planeswalk finds the previous one. */
const MIN_CACHED = 4;

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
  readonly decoded: ReadonlySignal<ReadonlyMap<string, CachedBitmap<Picture>>>;
  /** Requests these cards, most urgent first. Others may be dropped. */
  request(cards: readonly string[]): void;
}

export interface BitmapCachePorts<Picture extends DecodedPicture = ImageBitmap> {
  readonly facts: ReadonlySignal<ReadonlyMap<string, PictureFacts> | null>;
  readonly picture: (card: string) => Promise<Blob | null>;
  readonly decode: (picture: Blob) => Promise<Picture>;
}

export function createBitmapCache<Picture extends DecodedPicture>({
  facts,
  picture,
  decode,
}: BitmapCachePorts<Picture>): BitmapCache<Picture> {
  const decoded = signal<ReadonlyMap<string, CachedBitmap<Picture>>>(new Map());
  let requested: readonly string[] = [];
  let isBusy = false;

  const savedAt = (card: string) => facts.peek()?.get(card)?.savedAt;

  /** Updates the cache: closes pictures that were replaced or removed, and the oldest ones that are not requested. */
  function setCached(bitmaps: ReadonlyMap<string, CachedBitmap<Picture>>): void {
    const kept = new Map([...bitmaps].filter(([card, bitmap]) => bitmap.savedAt === savedAt(card)));
    const unrequested = [...kept.keys()].filter((card) => !requested.includes(card));
    const excessCount = Math.max(0, kept.size - Math.max(MIN_CACHED, requested.length));
    for (const card of unrequested.slice(0, excessCount)) kept.delete(card);
    for (const [card, bitmap] of bitmaps) if (kept.get(card) !== bitmap) bitmap.picture?.close();
    const before = decoded.peek();
    const hasChanged =
      kept.size !== before.size || [...kept].some(([card, bitmap]) => before.get(card) !== bitmap);
    if (hasChanged) decoded.value = kept;
  }

  /** Decodes one picture at a time, always the most urgent, because decoding uses all available processing power. */
  async function decodeRequested(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const isMissing = (card: string) => savedAt(card) !== undefined && !decoded.peek().has(card);
    for (let card = requested.find(isMissing); card !== undefined; card = requested.find(isMissing)) {
      const bitmap = { savedAt: savedAt(card) ?? 0, picture: await decodePictureOf(card) };
      setCached(new Map(decoded.peek()).set(card, bitmap));
    }
    isBusy = false;
  }

  async function decodePictureOf(card: string): Promise<Picture | null> {
    try {
      const stored = await picture(card);
      return stored && (await decode(stored));
    } catch {
      // If a picture cannot be decoded, the card shows its text and drawing instead.
      return null;
    }
  }

  effect(() => {
    if (!facts.value) return;
    setCached(decoded.peek());
    decodeRequested();
  });

  return {
    decoded,
    request(cards) {
      requested = [...new Set(cards.map(printedCard))];
      setCached(decoded.peek());
      decodeRequested();
    },
  };
}
