/// <reference lib="webworker" />
/**
 * Converts a file to a picture the app can store, in a worker, so that huge or broken files do not block the page.
 */
import { readPictureHeader } from './picture-header';
import type { PictureRequest, Preparation, PreparedImage } from './prepared-picture';

declare const self: DedicatedWorkerGlobalScope;

/** Maximum bytes; enough for the best phone cameras. */
const MAX_FILE_SIZE = 64_000_000;
/** Maximum pixels of the original; each takes four bytes when decoded. */
const MAX_PIXELS = 64_000_000;
const MAX_SIDE = 32_767;
const SCREEN_LIMITS = { maxSide: 1600, quality: 0.82 };
const THUMBNAIL_LIMITS = { maxSide: 320, quality: 0.75 };

self.addEventListener('message', async ({ data }: MessageEvent<PictureRequest>) => {
  const preparation = await prepare(data).catch((): Preparation => failure('gaveUp'));
  self.postMessage(
    preparation,
    preparation.kind === 'prepared'
      ? [preparation.prepared.picture.bytes, preparation.prepared.thumbnail.bytes]
      : [],
  );
});

function failure(reason: Extract<Preparation, { kind: 'failure' }>['failure']): Preparation {
  return { kind: 'failure', failure: reason };
}

async function prepare({ source, rotateIfPortrait }: PictureRequest): Promise<Preparation> {
  if (source.size > MAX_FILE_SIZE) return failure('tooLarge');
  const bytes = new Uint8Array(await source.arrayBuffer());
  const header = readPictureHeader(bytes);
  if (!('width' in header)) return failure(header.kind);
  if (isHuge(header)) return failure('tooManyPixels');
  const fingerprint = await fingerprintOf(bytes);
  let original: ImageBitmap;
  try {
    // The type in the file name is ignored.
    const picture = source.slice(0, source.size, `image/${header.kind}`);
    original = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  } catch {
    const isRecentFormat = header.kind === 'avif' || header.kind === 'heic';
    return failure(isRecentFormat ? 'unknownKind' : 'damaged');
  }
  try {
    const orientedSource = rotateIfPortrait && original.height > original.width ? rotate(original) : original;
    const { canvas, picture } = await shrink(orientedSource, SCREEN_LIMITS);
    const { picture: thumbnail } = await shrink(canvas, THUMBNAIL_LIMITS);
    return { kind: 'prepared', prepared: { picture, thumbnail, fingerprint } };
  } finally {
    original.close();
  }
}

function isHuge({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE;
}

/** Rotates a picture by a quarter turn clockwise. */
function rotate(source: ImageBitmap): OffscreenCanvas {
  const canvas = new OffscreenCanvas(source.height, source.width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('nothing to draw on');
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(source, 0, 0);
  return canvas;
}

/** Scales a picture down, never up. Halves it repeatedly first: a single large step would skip most pixels. */
async function shrink(
  source: ImageBitmap | OffscreenCanvas,
  { maxSide, quality }: { maxSide: number; quality: number },
): Promise<{ canvas: OffscreenCanvas; picture: PreparedImage }> {
  const scale = Math.min(1, maxSide / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const drawNextStep = (larger: ImageBitmap | OffscreenCanvas) =>
    larger.width > 2 * width
      ? draw(larger, Math.ceil(larger.width / 2), Math.ceil(larger.height / 2))
      : draw(larger, width, height);
  let canvas = drawNextStep(source);
  while (canvas.width > width) canvas = drawNextStep(canvas);
  return { canvas, picture: await encode(canvas, quality) };
}

function draw(source: ImageBitmap | OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('nothing to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/**
 * Encodes a picture as WebP or, where the browser cannot, as JPEG. Such browsers return another type instead of
 * failing.
 */
async function encode(canvas: OffscreenCanvas, quality: number): Promise<PreparedImage> {
  const { width, height } = canvas;
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (webp.type === 'image/webp') return { bytes: await webp.arrayBuffer(), type: webp.type, width, height };
  // JPEG has no transparency: transparent pixels would become black.
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  if (jpeg.type !== 'image/jpeg') throw new Error(`asked for JPEG, given ${jpeg.type}`);
  return { bytes: await jpeg.arrayBuffer(), type: jpeg.type, width, height };
}

async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!self.crypto.subtle) return '';
  const digest = new Uint8Array(await self.crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
