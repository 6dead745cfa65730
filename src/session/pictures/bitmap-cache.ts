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
export interface Decoded {
  close(): void;
}

export interface CachedBitmap<Picture extends Decoded = ImageBitmap> {
  /** Null if the picture could not be decoded. */
  readonly picture: Picture | null;
  /** The time at which the card received it; a different time means a different picture. */
  readonly savedAt: number;
}

export interface BitmapCache<Picture extends Decoded = ImageBitmap> {
  /** The cached pictures by printed card. */
  readonly decoded: ReadonlySignal<ReadonlyMap<string, CachedBitmap<Picture>>>;
  /** Requests these cards, most urgent first. Others may be dropped. */
  want(cards: readonly string[]): void;
}

export interface BitmapCachePorts<Picture extends Decoded = ImageBitmap> {
  readonly facts: ReadonlySignal<ReadonlyMap<string, PictureFacts> | null>;
  readonly picture: (card: string) => Promise<Blob | null>;
  readonly decode: (picture: Blob) => Promise<Picture>;
}

export function createBitmapCache<Picture extends Decoded>({
  facts,
  picture,
  decode,
}: BitmapCachePorts<Picture>): BitmapCache<Picture> {
  const decoded = signal<ReadonlyMap<string, CachedBitmap<Picture>>>(new Map());
  let wanted: readonly string[] = [];
  let isBusy = false;

  const savedAt = (card: string) => facts.peek()?.get(card)?.savedAt;

  /** Updates the cache: closes pictures that were replaced or removed, and the oldest ones that are not requested. */
  function setCached(found: ReadonlyMap<string, CachedBitmap<Picture>>): void {
    const kept = new Map([...found].filter(([card, bitmap]) => bitmap.savedAt === savedAt(card)));
    const unrequested = [...kept.keys()].filter((card) => !wanted.includes(card));
    const tooMany = Math.max(0, kept.size - Math.max(MIN_CACHED, wanted.length));
    for (const card of unrequested.slice(0, tooMany)) kept.delete(card);
    for (const [card, bitmap] of found) if (kept.get(card) !== bitmap) bitmap.picture?.close();
    const before = decoded.peek();
    const isNew =
      kept.size !== before.size || [...kept].some(([card, bitmap]) => before.get(card) !== bitmap);
    if (isNew) decoded.value = kept;
  }

  /** Decodes one picture at a time, always the most urgent, because decoding uses all available processing power. */
  async function decodeWanted(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const isMissing = (card: string) => savedAt(card) !== undefined && !decoded.peek().has(card);
    for (let card = wanted.find(isMissing); card !== undefined; card = wanted.find(isMissing)) {
      const found = { savedAt: savedAt(card) ?? 0, picture: await decodedOf(card) };
      setCached(new Map(decoded.peek()).set(card, found));
    }
    isBusy = false;
  }

  async function decodedOf(card: string): Promise<Picture | null> {
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
    decodeWanted();
  });

  return {
    decoded,
    want(cards) {
      wanted = [...new Set(cards.map(printedCard))];
      setCached(decoded.peek());
      decodeWanted();
    },
  };
}
