/**
 * The few pictures that are decoded: those of the cards that are looked at, and of what can come next, so that nobody waits for
 * the next plane. A picture takes its width times its height in memory once it is decoded, so the others are let go.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { printedCard } from '../rules/planar/planar-card';
import type { PictureFacts } from '../storage/pictures';

/** At least so many are held, that taking a planeswalk back finds the picture there too. */
const HELD = 4;

/** What the phone makes of a picture that is to be drawn at once. */
export interface Decoded {
  close(): void;
}

export interface AtHand<Picture extends Decoded = ImageBitmap> {
  /** Null where the picture turned out to be none. */
  readonly picture: Picture | null;
  /** When it was put with its card: another one is another picture. */
  readonly savedAt: number;
}

export interface PicturesAtHand<Picture extends Decoded = ImageBitmap> {
  /** By printed card. */
  readonly decoded: ReadonlySignal<ReadonlyMap<string, AtHand<Picture>>>;
  /** These are to be there, the most urgent first. Asking says which others may go. */
  want(cards: readonly string[]): void;
}

export interface PicturesAtHandPorts<Picture extends Decoded = ImageBitmap> {
  readonly facts: ReadonlySignal<ReadonlyMap<string, PictureFacts> | null>;
  readonly picture: (card: string) => Promise<Blob | null>;
  readonly decode: (picture: Blob) => Promise<Picture>;
}

export function createPicturesAtHand<Picture extends Decoded>({
  facts,
  picture,
  decode,
}: PicturesAtHandPorts<Picture>): PicturesAtHand<Picture> {
  const decoded = signal<ReadonlyMap<string, AtHand<Picture>>>(new Map());
  let wanted: readonly string[] = [];
  let isBusy = false;

  const savedAt = (card: string) => facts.peek()?.get(card)?.savedAt;

  /** Lets go of what was replaced or removed, and of the oldest that nobody wants. */
  function hold(found: ReadonlyMap<string, AtHand<Picture>>): void {
    const kept = new Map([...found].filter(([card, one]) => one.savedAt === savedAt(card)));
    const spare = [...kept.keys()].filter((card) => !wanted.includes(card));
    const tooMany = Math.max(0, kept.size - Math.max(HELD, wanted.length));
    for (const card of spare.slice(0, tooMany)) kept.delete(card);
    for (const [card, one] of found) if (kept.get(card) !== one) one.picture?.close();
    const before = decoded.peek();
    const isNew = kept.size !== before.size || [...kept].some(([card, one]) => before.get(card) !== one);
    if (isNew) decoded.value = kept;
  }

  /** One after the other, and after each what is most urgent then: decoding takes as much of the phone as it gets. */
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
      // Whatever it is, it cannot be shown; the card's text and drawn picture can.
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
