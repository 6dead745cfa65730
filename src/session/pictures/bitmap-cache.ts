/**
 * A cache of decoded pictures: those of the visible cards and of cards that can come next, so that they are drawn
 * without delay. A decoded picture takes four bytes per pixel, so others are closed.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { printedCard } from '../../rules/planar/planar-card';
import type { PictureFacts } from '../../storage/pictures/saved-pictures';

/** Kept at least, so that undoing a planeswalk finds the previous picture. */
const HELD = 4;

/** A decoded picture, ready to be drawn. */
export interface Decoded {
  close(): void;
}

export interface CachedBitmap<Picture extends Decoded = ImageBitmap> {
  /** Null if the picture could not be decoded. */
  readonly picture: Picture | null;
  /** When it was given to its card; another time means another picture. */
  readonly savedAt: number;
}

export interface BitmapCache<Picture extends Decoded = ImageBitmap> {
  /** By printed card. */
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

  /** Closes pictures that were replaced or removed, and the oldest that are not requested. */
  function hold(found: ReadonlyMap<string, CachedBitmap<Picture>>): void {
    const kept = new Map([...found].filter(([card, one]) => one.savedAt === savedAt(card)));
    const spare = [...kept.keys()].filter((card) => !wanted.includes(card));
    const tooMany = Math.max(0, kept.size - Math.max(HELD, wanted.length));
    for (const card of spare.slice(0, tooMany)) kept.delete(card);
    for (const [card, one] of found) if (kept.get(card) !== one) one.picture?.close();
    const before = decoded.peek();
    const isNew = kept.size !== before.size || [...kept].some(([card, one]) => before.get(card) !== one);
    if (isNew) decoded.value = kept;
  }

  /** Decodes one picture at a time, always the most urgent: decoding takes all the processing power it gets. */
  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const isMissing = (card: string) => savedAt(card) !== undefined && !decoded.peek().has(card);
    for (let card = wanted.find(isMissing); card !== undefined; card = wanted.find(isMissing)) {
      const found = { savedAt: savedAt(card) ?? 0, picture: await decodedOf(card) };
      hold(new Map(decoded.peek()).set(card, found));
    }
    isBusy = false;
  }

  async function decodedOf(card: string): Promise<Picture | null> {
    try {
      const stored = await picture(card);
      return stored && (await decode(stored));
    } catch {
      // A picture that cannot be decoded is not shown; the card's text and drawn picture are.
      return null;
    }
  }

  effect(() => {
    if (!facts.value) return;
    hold(decoded.peek());
    work();
  });

  return {
    decoded,
    want(cards) {
      wanted = [...new Set(cards.map(printedCard))];
      hold(decoded.peek());
      work();
    },
  };
}
