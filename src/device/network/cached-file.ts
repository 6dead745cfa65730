/** A large file of the app that is fetched after everything else and cached separately, for use offline. */
import { delay } from '../browser/delay';

/** How long the file waits for the service worker to cache everything else. */
const MAX_WAIT_MS = 30_000;
const GZIP = [0x1f, 0x8b];

export interface CachedFile {
  /** Caches the file once everything else is cached, and removes other versions. */
  prefetch(): Promise<void>;
  /** Returns the unzipped text, fetched if it is not cached; null if that fails. */
  read(): Promise<string | null>;
}

export function createCachedFile(cacheName: string, url: string): CachedFile {
  const { href } = new URL(url, location.href);
  const openCache = async () => ('caches' in globalThis ? caches.open(cacheName) : null);

  async function fetchUnlessCached(): Promise<Response | null> {
    const cache = await openCache().catch(() => null);
    const cached = await cache?.match(href);
    if (cached) return cached;
    const response = await fetch(href, { priority: 'low' }).catch(() => null);
    const isHtmlPage = response?.headers.get('content-type')?.startsWith('text/html');
    if (!response?.ok || isHtmlPage) return null;
    // If there is no room to cache the file, it is still used this time.
    await cache?.put(href, response.clone()).catch(() => {});
    for (const { url: cachedUrl } of (await cache?.keys()) ?? []) {
      if (cachedUrl !== href) await cache?.delete(cachedUrl);
    }
    return response;
  }

  return {
    async prefetch() {
      if (!('serviceWorker' in navigator && 'caches' in globalThis)) return;
      await Promise.race([navigator.serviceWorker.ready, delay(MAX_WAIT_MS)]);
      await fetchUnlessCached();
    },
    async read() {
      const response = await fetchUnlessCached();
      return response && unzippedText(await response.blob());
    },
  };
}

/** Returns the text of the file, which some hosts unzip themselves; null if it cannot be unzipped. */
async function unzippedText(file: Blob): Promise<string | null> {
  const firstBytes = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  if (!GZIP.every((byte, index) => firstBytes[index] === byte)) return file.text();
  if (!('DecompressionStream' in globalThis)) return null;
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
