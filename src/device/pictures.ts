/** Makes pictures fit to be kept, one after the other beside the page, so that many take no more memory than one. */
import type { Preparation } from './picture-worker/prepared-picture';

/** Milliseconds: what takes longer does not end. */
const PATIENCE = 30_000;
/** Milliseconds without work after which what is left of it is given back. */
const REST = 20_000;
const GAVE_UP: Preparation = { kind: 'trouble', trouble: 'gaveUp' };

export type PreparePicture = (source: Blob) => Promise<Preparation>;

export function createPicturePreparation({ patience = PATIENCE, rest = REST } = {}): PreparePicture {
  let worker: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function dismiss() {
    worker?.terminate();
    worker = null;
  }

  function prepare(source: Blob): Promise<Preparation> {
    clearTimeout(resting);
    return new Promise((done) => {
      const giveUp = () => {
        clearTimeout(waiting);
        // Whatever it was, the next picture gets a worker that has not met it.
        dismiss();
        done(GAVE_UP);
      };
      const waiting = setTimeout(giveUp, patience);
      try {
        worker ??= new Worker(new URL('./picture-worker/picture-worker.ts', import.meta.url), {
          type: 'module',
        });
        worker.onmessage = ({ data }: MessageEvent<Preparation>) => {
          clearTimeout(waiting);
          resting = setTimeout(dismiss, rest);
          done(data);
        };
        worker.onerror = giveUp;
        worker.onmessageerror = giveUp;
        worker.postMessage(source);
      } catch {
        giveUp();
      }
    });
  }

  return (source) => {
    const prepared = queue.then(() => prepare(source));
    queue = prepared;
    return prepared;
  };
}
