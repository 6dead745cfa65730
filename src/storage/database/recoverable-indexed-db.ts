/**
 * Provides a working IndexedDB factory. WebKit runs IndexedDB in a separate process, which iOS may end while the app
 * is in the background. From then on the page's factory fails until the page is reloaded, but a new document gets a
 * working one: here, a hidden frame of the same origin, which remains in the page because its connections close with
 * it.
 */
import { laterVersionError } from './later-version-error';

let frame: HTMLIFrameElement | null = null;
/** Removed one replacement later, because requests pending in it would never complete otherwise. */
let previousFrame: HTMLIFrameElement | null = null;

export function currentFactory(): IDBFactory {
  return (frame?.contentWindow ?? globalThis).indexedDB;
}

/** Replaces a factory that failed, unless it has been replaced already. */
export function replaceFailedFactory(failed: IDBFactory): void {
  if (failed !== currentFactory()) return;
  previousFrame?.remove();
  previousFrame = frame;
  frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
}

/** Creates a factory that forwards to the current one, so that one Dexie instance can reopen its database. */
export function recoverableIndexedDb(): IDBFactory {
  let latest: IDBOpenDBRequest | null = null;
  return {
    open(...args) {
      // Dexie would fall back to opening a database of a later version, and then change it.
      if (args[1] === undefined) throw laterVersionError();
      const request = currentFactory().open(...args);
      latest = request;
      request.addEventListener('success', (event) => {
        if (request === latest) return;
        // This request was abandoned, and its connection would block upgrades.
        event.stopImmediatePropagation();
        request.result.close();
      });
      return request;
    },
    deleteDatabase: (name) => currentFactory().deleteDatabase(name),
    databases: () => currentFactory().databases(),
    cmp: (one, other) => currentFactory().cmp(one, other),
  };
}
