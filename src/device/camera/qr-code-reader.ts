/** Finds QR codes in camera frames and photos: with the browser's detector if there is one, otherwise in a worker. */
import type { FoundText, ScanRequest } from './qr-code-worker';

export interface QrCodeReader {
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
const VIDEO_LIMITS = { isVideo: true, maxSide: 960, timeLimit: 150 };
const PHOTO_LIMITS = { isVideo: false, maxSide: 1800, timeLimit: 1500 };

export function createQrCodeReader(): QrCodeReader {
  const canvas = document.createElement('canvas');
  const scanInWorker = createScanWorker();
  const runInTurn = createQueue();
  let detector: Promise<Detector | null> | null = null;

  async function read(
    picture: HTMLVideoElement | ImageBitmap,
    size: readonly [number, number],
    { isVideo, maxSide, timeLimit }: typeof VIDEO_LIMITS,
  ): Promise<readonly string[]> {
    detector ??= findDetector();
    const detectedCodes = await (await detector)?.detect(picture).catch(() => {
      detector = Promise.resolve(null);
      return null;
    });
    // A frame without a code is followed by another one.
    if (detectedCodes && (detectedCodes.length > 0 || isVideo))
      return detectedCodes.map(({ rawValue }) => rawValue);
    return scanInWorker({ ...drawnPixels(canvas, picture, size, maxSide), timeLimit });
  }

  return {
    readVideo: (video) =>
      runInTurn(async () => {
        const { videoWidth, videoHeight } = video;
        return videoWidth === 0 ? [] : read(video, [videoWidth, videoHeight], VIDEO_LIMITS);
      }),
    readPhoto: (photo) =>
      runInTurn(async () => {
        const picture = await createImageBitmap(photo);
        try {
          return await read(picture, [picture.width, picture.height], PHOTO_LIMITS);
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
    worker ??= new Worker(new URL('./qr-code-worker.ts', import.meta.url), { type: 'module' });
    const currentWorker = worker;
    return new Promise((resolve, reject) => {
      currentWorker.onmessage = ({ data }: MessageEvent<FoundText>) => resolve(data === null ? [] : [data]);
      currentWorker.onerror = () => {
        worker = null;
        reject(new Error('no worker'));
      };
      currentWorker.postMessage(picture, [picture.data.buffer]);
    });
  };
}

/** Runs work one at a time: there is one canvas, and the worker answers in order. */
function createQueue() {
  let latestWork: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = latestWork.then(work, work);
    latestWork = result;
    return result;
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
