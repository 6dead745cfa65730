/** Finds QR codes in camera frames and photos: with the browser's detector if there is one, otherwise in a worker. */
import type { FoundText, ScanRequest } from './code-worker';

export interface CodeReader {
  readVideo(video: HTMLVideoElement): Promise<readonly string[]>;
  /** Rejects if the file is not a picture. */
  readPhoto(photo: Blob): Promise<readonly string[]>;
}

interface Detector {
  detect(picture: HTMLVideoElement | ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorConstructor {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The longest side to scan, in pixels, and the time limit in milliseconds. */
const VIDEO = { isVideo: true, maxSide: 960, timeLimit: 150 };
const PHOTO = { isVideo: false, maxSide: 1800, timeLimit: 1500 };

export function createCodeReader(): CodeReader {
  const canvas = document.createElement('canvas');
  const scan = createScanWorker();
  const inTurn = createQueue();
  let detector: Promise<Detector | null> | null = null;

  async function read(
    picture: HTMLVideoElement | ImageBitmap,
    size: readonly [number, number],
    { isVideo, maxSide, timeLimit }: typeof VIDEO,
  ): Promise<readonly string[]> {
    detector ??= findDetector();
    const found = await (await detector)?.detect(picture).catch(() => {
      detector = Promise.resolve(null);
      return null;
    });
    // A frame without a code is followed by another one.
    if (found && (found.length > 0 || isVideo)) return found.map(({ rawValue }) => rawValue);
    return scan({ ...drawnPixels(canvas, picture, size, maxSide), timeLimit });
  }

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

/** Scans pictures in a worker, which is started with the first one. */
function createScanWorker(): (picture: ScanRequest) => Promise<readonly string[]> {
  let worker: Worker | null = null;
  return (picture) => {
    worker ??= new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' });
    const current = worker;
    return new Promise((resolve, reject) => {
      current.onmessage = ({ data }: MessageEvent<FoundText>) => resolve(data === null ? [] : [data]);
      current.onerror = () => {
        worker = null;
        reject(new Error('no worker'));
      };
      current.postMessage(picture, [picture.data.buffer]);
    });
  };
}

/** Runs work one at a time: there is one canvas, and the worker answers in order. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

/** Returns the pixels of a picture, scaled down so that its longer side has at most `maxSide` pixels. */
function drawnPixels(
  canvas: HTMLCanvasElement,
  picture: HTMLVideoElement | ImageBitmap,
  [width, height]: readonly [number, number],
  maxSide: number,
): Omit<ScanRequest, 'timeLimit'> {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return {
    width: canvas.width,
    height: canvas.height,
    data: context.getImageData(0, 0, canvas.width, canvas.height).data,
  };
}

async function findDetector(): Promise<Detector | null> {
  const { BarcodeDetector: Detector } = globalThis as { readonly BarcodeDetector?: DetectorConstructor };
  try {
    const formats = (await Detector?.getSupportedFormats()) ?? [];
    return Detector && formats.includes('qr_code') ? new Detector({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}
