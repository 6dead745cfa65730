/** Rapid planeswalks, and what is on the screen in each frame afterward. */
import type { Page } from 'playwright-core';
import { en, type Words } from '../../../src/i18n/en';

/**
 * Runs in the page and counts how many pictures are decoded or have an object URL, and how many of those are not
 * released yet.
 */
export const pictureCountingScript = `
  const counted = { decoded: 0, bitmaps: 0, mostBitmaps: 0, objectUrls: 0, mostObjectUrls: 0, firstView: null };
  globalThis.countedPictures = counted;
  const decode = createImageBitmap;
  globalThis.createImageBitmap = async (...given) => {
    const bitmap = await decode(...given);
    const close = bitmap.close.bind(bitmap);
    bitmap.close = () => { counted.bitmaps--; close(); };
    counted.decoded++;
    counted.mostBitmaps = Math.max(counted.mostBitmaps, ++counted.bitmaps);
    return bitmap;
  };
  const give = URL.createObjectURL.bind(URL);
  const revoke = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (thing) => {
    counted.mostObjectUrls = Math.max(counted.mostObjectUrls, ++counted.objectUrls);
    return give(thing);
  };
  URL.revokeObjectURL = (address) => { counted.objectUrls--; revoke(address); };
  new MutationObserver(() => {
    counted.firstView ??= document.querySelector('[data-card][data-view]')?.getAttribute('data-view') ?? null;
  }).observe(document, { childList: true, subtree: true });
`;

export interface CountedPictures {
  /** The number of decoded pictures. */
  readonly decoded: number;
  /** The current number, and the highest so far. */
  readonly bitmaps: number;
  readonly mostBitmaps: number;
  readonly objectUrls: number;
  readonly mostObjectUrls: number;
  /** What the face-up card showed when it first appeared. */
  readonly firstView: string | null;
}

declare global {
  var countedPictures: CountedPictures;
}

export interface ObservedPlaneswalk {
  readonly card: string;
  /** The frame after the tap in which the picture was drawn; null if it was not. */
  readonly frames: number | null;
  /** Milliseconds from the tap until that frame was submitted. */
  readonly took: number;
  /** The color in the center of the picture, as red, green, blue. */
  readonly color: readonly number[];
}

/** Frames to wait for a picture. */
const MAX_FRAMES = 240;

interface WalkOptions {
  readonly walks: number;
  /**
   * Waits before each planeswalk until this many more pictures are decoded than planeswalks made; by default there is
   * no wait.
   */
  readonly decodedAhead?: number;
  /** Whether no card has a picture: then the frames until the next card appears are counted. */
  readonly areCardsWithoutPictures?: boolean;
  readonly words?: Words;
}

/** Planeswalks by tapping, and examines every frame until the picture of the new plane is drawn. */
export function observePlaneswalks(page: Page, options: WalkOptions): Promise<readonly ObservedPlaneswalk[]> {
  const { walks, decodedAhead = 0, areCardsWithoutPictures = false, words = en } = options;
  return page.evaluate(
    async ([menu, item, count, ahead, areCardsWithoutPictures, mostFrames]) => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      const waitForPaint = () => new Promise((done) => setTimeout(done));
      const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!probe) throw new Error('nothing to look with');
      const faceUp = () => document.querySelector('[data-card]')?.getAttribute('data-card') ?? '';
      const buttonNamed = (name: string, within = '') =>
        [...document.querySelectorAll<HTMLElement>(`${within} button`)].find((button) =>
          button.textContent?.startsWith(name),
        );
      const find = () => buttonNamed(item, 'dialog');
      const walk = async (): Promise<ObservedPlaneswalk> => {
        const previousCard = faceUp();
        buttonNamed(menu)?.click();
        while (!find()) await nextFrame();
        await nextFrame();
        const from = performance.now();
        find()?.click();
        for (let frames = 1; frames <= mostFrames; frames++) {
          await nextFrame();
          const card = faceUp();
          const canvas = document.querySelector<HTMLCanvasElement>(`[data-picture="${card}"]`);
          if (card === previousCard) continue;
          if (areCardsWithoutPictures) {
            await waitForPaint();
            return { card, frames, took: performance.now() - from, color: [] };
          }
          if (!canvas) continue;
          probe.clearRect(0, 0, 1, 1);
          probe.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0, alpha] = probe.getImageData(0, 0, 1, 1).data;
          if (alpha !== 255) continue;
          await waitForPaint();
          return { card, frames, took: performance.now() - from, color: [red, green, blue] };
        }
        return { card: faceUp(), frames: null, took: performance.now() - from, color: [] };
      };
      const walked: ObservedPlaneswalk[] = [];
      while (walked.length < count) {
        while (ahead > 0 && globalThis.countedPictures.decoded < walked.length + ahead) await nextFrame();
        walked.push(await walk());
      }
      return walked;
    },
    [
      words.table.menu,
      words.byHand.planeswalk,
      walks,
      decodedAhead,
      areCardsWithoutPictures,
      MAX_FRAMES,
    ] as const,
  );
}

export function readPictureCounts(page: Page): Promise<CountedPictures> {
  return page.evaluate(() => globalThis.countedPictures);
}

/** Waits until this many pictures have been decoded since the app was opened. */
export async function waitForDecodedPictures(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => globalThis.countedPictures.decoded >= wanted, count);
}
