/** Makes pictures fit to be kept, one after the other beside the page, so that many take no more memory than one. */
import type { PictureRequest, Preparation } from './picture-worker/prepared-picture';

/** Milliseconds: what takes longer does not end. */
const PATIENCE = 30_000;
/** Milliseconds without work after which what is left of it is given back. */
const REST = 20_000;
const GAVE_UP: Preparation = { kind: 'trouble', trouble: 'gaveUp' };

/** What lies on its side is set upright. */
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
