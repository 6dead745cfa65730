/** Prepares pictures one at a time in a worker, so that many need no more memory than one. */
import type { PictureRequest, Preparation } from '../picture-worker/prepared-picture';

/** Milliseconds after which preparing counts as failed. */
const PATIENCE = 30_000;
/** Milliseconds without work after which the worker is ended. */
const REST = 20_000;
const GAVE_UP: Preparation = { kind: 'trouble', trouble: 'gaveUp' };

/** Rotates pictures that lie on their side. */
export type PreparePicture = (source: Blob, isOnItsSide?: boolean) => Promise<Preparation>;

export function createPicturePreparation({ patience = PATIENCE, rest = REST } = {}): PreparePicture {
  let worker: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function dismiss() {
    worker?.terminate();
    worker = null;
  }

  function prepare(request: PictureRequest): Promise<Preparation> {
    clearTimeout(resting);
    return new Promise((done) => {
      const giveUp = () => {
        clearTimeout(waiting);
        // After a failure, the next picture gets a new worker.
        dismiss();
        done(GAVE_UP);
      };
      const waiting = setTimeout(giveUp, patience);
      try {
        worker ??= new Worker(new URL('../picture-worker/picture-worker.ts', import.meta.url), {
          type: 'module',
        });
        worker.onmessage = ({ data }: MessageEvent<Preparation>) => {
          clearTimeout(waiting);
          resting = setTimeout(dismiss, rest);
          done(data);
        };
        worker.onerror = giveUp;
        worker.onmessageerror = giveUp;
        worker.postMessage(request);
      } catch {
        giveUp();
      }
    });
  }

  return (source, isOnItsSide = false) => {
    const prepared = queue.then(() => prepare({ source, isOnItsSide }));
    queue = prepared;
    return prepared;
  };
}
