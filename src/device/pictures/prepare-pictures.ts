/** Prepares pictures one at a time in a worker, so that many need no more memory than one. */
import type { PictureRequest, Preparation } from '../picture-worker/prepared-picture';

/** After this time, preparation counts as failed. */
const TIMEOUT_MS = 30_000;
/** After this time without work, the worker is terminated. */
const IDLE_TIME_MS = 20_000;
const GAVE_UP: Preparation = { kind: 'failure', failure: 'gaveUp' };

/** Prepares a picture; rotates it if it lies on its side. */
export type PreparePicture = (source: Blob, rotateIfPortrait?: boolean) => Promise<Preparation>;

export function createPicturePreparation({
  timeout = TIMEOUT_MS,
  idleTime = IDLE_TIME_MS,
} = {}): PreparePicture {
  let worker: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  function terminate() {
    worker?.terminate();
    worker = null;
  }

  function prepare(request: PictureRequest): Promise<Preparation> {
    clearTimeout(idleTimer);
    return new Promise((resolve) => {
      const giveUp = () => {
        clearTimeout(timer);
        // After a failure, the next picture gets a new worker.
        terminate();
        resolve(GAVE_UP);
      };
      const timer = setTimeout(giveUp, timeout);
      try {
        worker ??= new Worker(new URL('../picture-worker/picture-worker.ts', import.meta.url), {
          type: 'module',
        });
        worker.onmessage = ({ data }: MessageEvent<Preparation>) => {
          clearTimeout(timer);
          idleTimer = setTimeout(terminate, idleTime);
          resolve(data);
        };
        worker.onerror = giveUp;
        worker.onmessageerror = giveUp;
        worker.postMessage(request);
      } catch {
        giveUp();
      }
    });
  }

  return (source, rotateIfPortrait = false) => {
    const preparation = queue.then(() => prepare({ source, rotateIfPortrait }));
    queue = preparation;
    return preparation;
  };
}
