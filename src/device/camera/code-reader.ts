/**
 * Finds QR codes in camera frames and photos: with the browser's detector if there is one, otherwise in a worker.
 */
import type { PictureToRead, ReadPicture } from './code-worker';

export interface CodeReader {
  readVideo(video: HTMLVideoElement): Promise<readonly string[]>;
  /** Rejects if the file is not a picture. */
  readPhoto(photo: Blob): Promise<readonly string[]>;
}

interface Detector {
  detect(picture: HTMLVideoElement | ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorKind {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The longest side to scan, in pixels, and the time limit in milliseconds. */
const VIDEO = { side: 960, patience: 60 };
const PHOTO = { side: 1800, patience: 1500 };

export function createCodeReader(): CodeReader {
  const canvas = document.createElement('canvas');
  let worker: Worker | null = null;
  let native: Promise<Detector | null> | null = null;

  async function read(
    picture: HTMLVideoElement | ImageBitmap,
    [width, height]: readonly [number, number],
    { side, patience }: typeof VIDEO,
  ): Promise<readonly string[]> {
    native ??= findDetector();
    const found = await (await native)?.detect(picture).catch(() => {
      native = Promise.resolve(null);
      return null;
    });
    if (found && (found.length > 0 || patience === VIDEO.patience))
      return found.map(({ rawValue }) => rawValue);
    const scale = Math.min(1, side / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const paper = canvas.getContext('2d', { willReadFrequently: true });
    if (!paper) throw new Error('no canvas');
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return ask({ ...pixelsOf(paper), patience });
  }

  function ask(picture: PictureToRead): Promise<readonly string[]> {
    worker ??= new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' });
    const asked = worker;
    return new Promise((done, fail) => {
      asked.onmessage = ({ data }: MessageEvent<ReadPicture>) => done(data === null ? [] : [data]);
      asked.onerror = () => {
        worker = null;
        fail(new Error('no worker'));
      };
      asked.postMessage(picture, [picture.data.buffer]);
    });
  }

  // One at a time: there is one canvas, and the worker answers in order.
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const mine = before.then(work, work);
    before = mine;
    return mine;
  };

  return {
    readVideo: (video) =>
      inTurn(async () => {
        const { videoWidth, videoHeight } = video;
        return videoWidth === 0 ? [] : read(video, [videoWidth, videoHeight], VIDEO);
      }),
    readPhoto: (photo) =>
      inTurn(async () => {
        const picture = await createImageBitmap(photo);
        try {
          return await read(picture, [picture.width, picture.height], PHOTO);
        } finally {
          picture.close();
        }
      }),
  };
}

function pixelsOf(paper: CanvasRenderingContext2D): Omit<PictureToRead, 'patience'> {
  const { width, height } = paper.canvas;
  return { width, height, data: paper.getImageData(0, 0, width, height).data };
}

async function findDetector(): Promise<Detector | null> {
  const { BarcodeDetector: Kind } = globalThis as { readonly BarcodeDetector?: DetectorKind };
  try {
    const formats = (await Kind?.getSupportedFormats()) ?? [];
    return Kind && formats.includes('qr_code') ? new Kind({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}
