/** Distinguishable pictures of cards, written directly into the app's database. */
import type { Page } from 'playwright-core';
import { untilDatabaseExists } from '../storage/rows';

export interface DrawnPicture {
  readonly card: string;
  readonly title: string;
  /** Whether the picture is stored sideways, as in some collections; upright by default. */
  readonly rotateIfPortrait?: boolean;
}

interface DrawOptions {
  /** The longer side, in pixels. */
  readonly longest?: number;
  /** Cards whose picture is random data. */
  readonly damaged?: readonly string[];
}

/** Degrees of hue between consecutive pictures. */
const HUE_STEP = 47;

/** Returns whether a color is that of the center of the picture with this index. */
export function isColorOf(index: number, color: readonly number[]): boolean {
  const hue = (index * HUE_STEP) % 360;
  // hsl() with full saturation, as in CSS.
  const channel = (from: number) => {
    const sector = (from + hue / 30) % 12;
    return 255 * (0.5 - 0.5 * Math.max(-1, Math.min(sector - 3, 9 - sector, 1)));
  };
  return [0, 8, 4].every((from, at) => Math.abs(channel(from) - (color[at] ?? -255)) < 50);
}

/** Writes pictures that the app finds at its next start; the app must have been opened with its pictures before. */
export async function putPictures(
  page: Page,
  pictures: readonly DrawnPicture[],
  { longest = 700, damaged = [] }: DrawOptions = {},
): Promise<void> {
  await untilDatabaseExists(page, 'planar-table-pictures');
  await page.evaluate(
    async ([wanted, size, damagedCards, hueStep]) => {
      const draw = async ({ title, rotateIfPortrait }: DrawnPicture, index: number, long: number) => {
        const [width, height] = [long, Math.round((long * 5) / 7)];
        const canvas = new OffscreenCanvas(
          rotateIfPortrait ? height : width,
          rotateIfPortrait ? width : height,
        );
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('nothing to draw with');
        if (rotateIfPortrait) {
          pen.translate(0, width);
          pen.rotate(-Math.PI / 2);
        }
        const hue = (index * hueStep) % 360;
        const box = (x: number, y: number, w: number, h: number, color: string) => {
          pen.fillStyle = color;
          pen.fillRect(x * width, y * height, w * width, h * height);
        };
        box(0, 0, 1, 1, '#16130f');
        const sky = pen.createLinearGradient(0, 0, 0, height);
        sky.addColorStop(0, `hsl(${hue} 60% 22%)`);
        sky.addColorStop(0.7, `hsl(${(hue + 40) % 360} 65% 62%)`);
        pen.fillStyle = sky;
        pen.fillRect(0.03 * width, 0.04 * height, 0.94 * width, 0.7 * height);
        for (let hill = 0; hill < 5; hill++) {
          pen.fillStyle = `hsl(${(hue + 200) % 360} 30% ${34 - hill * 6}%)`;
          pen.beginPath();
          const top = 0.45 + hill * 0.06;
          const peak = ((index * 7 + hill * 23) % 80) / 100 + 0.1;
          pen.moveTo(0.03 * width, 0.74 * height);
          pen.lineTo(peak * width, (top - 0.12) * height);
          pen.lineTo(0.97 * width, 0.74 * height);
          pen.fill();
        }
        // The color that identifies the picture, in its center.
        box(0.46, 0.46, 0.08, 0.08, `hsl(${hue} 100% 50%)`);
        box(0.05, 0.06, 0.9, 0.1, 'rgb(240 230 205 / 92%)');
        box(0.05, 0.74, 0.9, 0.2, '#ece2c8');
        pen.fillStyle = '#17120c';
        pen.font = `${0.068 * height}px serif`;
        pen.fillText(title, 0.07 * width, 0.132 * height);
        pen.font = `${0.046 * height}px serif`;
        pen.fillText('When you come here, each player looks around in wonder.', 0.07 * width, 0.81 * height);
        pen.fillText(
          'Whenever chaos ensues, somebody tells what they have seen.',
          0.07 * width,
          0.89 * height,
        );
        return canvas;
      };
      const encode = async (canvas: OffscreenCanvas) => {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
        return { bytes: await blob.arrayBuffer(), type: blob.type };
      };
      const store = async (each: DrawnPicture, index: number) => {
        const canvas = await draw(each, index, size);
        const { width, height } = canvas;
        const { card } = each;
        const picture = damagedCards.includes(card)
          ? { bytes: new Uint8Array(500).fill(7).buffer, type: 'image/webp' }
          : await encode(canvas);
        const thumbnail = await encode(await draw(each, index, 320));
        const facts = {
          card,
          type: picture.type,
          width,
          height,
          bytes: picture.bytes.byteLength + thumbnail.bytes.byteLength,
          origin: each.rotateIfPortrait ? 'scryfall' : 'own',
          fingerprint: '',
          savedAt: 1 + index,
        };
        return { card, facts, picture, thumbnail };
      };
      // One at a time, to save memory.
      const rows: Awaited<ReturnType<typeof store>>[] = [];
      for (const [index, each] of wanted.entries()) rows.push(await store(each, index));
      await new Promise<void>((done, fail) => {
        const opening = indexedDB.open('planar-table-pictures');
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => fail(new Error('the app has not created its database yet'));
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(['facts', 'pictures', 'thumbnails'], 'readwrite');
          for (const { card, facts, picture, thumbnail } of rows) {
            transaction.objectStore('facts').put(facts);
            transaction.objectStore('pictures').put({ card, ...picture });
            transaction.objectStore('thumbnails').put({ card, ...thumbnail });
          }
          transaction.onabort = () => fail(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            done();
          };
        };
      });
    },
    [pictures, longest, damaged, HUE_STEP] as const,
  );
}
