/** Camera input as a file for Chromium: uncompressed frames, repeated forever. */
import type { Locator } from 'playwright-core';

const WIDTH = 640;
const HEIGHT = 480;
/** The number of frames for which each picture is shown. */
const FRAMES_PER_PICTURE = 2;
/** Pictures per second, slow enough for any machine. */
const PICTURES_PER_SECOND = 2.5;
/** The denominator of the frame rate, which the file stores as a fraction. */
const RATE_DENOMINATOR = 100;

export interface GrayPicture {
  readonly side: number;
  /** One byte per pixel, row by row. */
  readonly gray: Buffer;
}

/** Takes a grayscale screenshot of an element, in a square with sides of this many pixels. */
export async function captureGrayscale(element: Locator, side = 420): Promise<GrayPicture> {
  const png = (await element.screenshot()).toString('base64');
  const gray = await element.evaluate(
    async (_, [picture, size]) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvasContext = new OffscreenCanvas(size, size).getContext('2d');
      canvasContext?.drawImage(bitmap, 0, 0, size, size);
      const { data } = canvasContext?.getImageData(0, 0, size, size) ?? { data: [] };
      return Array.from({ length: size * size }, (_, at) => data[at * 4] ?? 0);
    },
    [png, side] as const,
  );
  return { side, gray: Buffer.from(gray) };
}

/** Creates a film that shows the pictures one after the other on a gray background. */
export function createFilm(pictures: readonly GrayPicture[], perSecond = PICTURES_PER_SECOND): Buffer {
  const rate = `${Math.round(perSecond * FRAMES_PER_PICTURE * RATE_DENOMINATOR)}:${RATE_DENOMINATOR}`;
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${rate} Ip A1:1 C420jpeg\n`);
  const frames = pictures.flatMap((picture) =>
    Array.from({ length: FRAMES_PER_PICTURE }, () => frameOf(picture)),
  );
  return Buffer.concat([head, ...frames]);
}

function frameOf({ side, gray }: GrayPicture): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, 90);
  const left = Math.floor((WIDTH - side) / 2);
  const top = Math.floor((HEIGHT - side) / 2);
  for (let row = 0; row < side; row++) {
    gray.copy(luma, (top + row) * WIDTH + left, row * side, (row + 1) * side);
  }
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
}
