/** A large file of the app that is fetched after everything else and cached separately, for use offline. */
import { delay } from '../browser/frames';

/** Milliseconds that the file waits for the service worker to cache everything else. */
const LONGEST_WAIT = 30_000;
const GZIP = [0x1f, 0x8b];

export interface CachedFile {
  /** Caches the file once everything else is cached, and removes other versions. */
  prefetch(): Promise<void>;
  /** Returns the unpacked text, fetched if it is not cached; null if that fails. */
  read(): Promise<string | null>;
}

export function cachedFile(cacheName: string, address: string): CachedFile {
  const { href } = new URL(address, location.href);
  const openCache = async () => ('caches' in globalThis ? caches.open(cacheName) : null);

  async function fetched(): Promise<Response | null> {
    const cache = await openCache().catch(() => null);
    const kept = await cache?.match(href);
    if (kept) return kept;
    const response = await fetch(href, { priority: 'low' }).catch(() => null);
    const isPage = response?.headers.get('content-type')?.startsWith('text/html');
    if (!response?.ok || isPage) return null;
    // Without room for it, the file is used this once.
    await cache?.put(href, response.clone()).catch(() => {});
    for (const { url } of (await cache?.keys()) ?? []) {
      if (url !== href) await cache?.delete(url);
    }
    return response;
  }

  return {
    async prefetch() {
      if (!('serviceWorker' in navigator && 'caches' in globalThis)) return;
      await Promise.race([navigator.serviceWorker.ready, delay(LONGEST_WAIT)]);
      await fetched();
    },
    async read() {
      const response = await fetched();
      return response && unpacked(await response.blob());
    },
  };
}

/** Some hosts unpack such files on the way. */
async function unpacked(file: Blob): Promise<string | null> {
  const first = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  if (!GZIP.every((byte, place) => first[place] === byte)) return file.text();
  if (!('DecompressionStream' in globalThis)) return null;
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
