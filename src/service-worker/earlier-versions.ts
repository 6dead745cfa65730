/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'planar-table-earlier-versions';
/** About three versions, because a tab may stay open through more than one update. */
const MAX_FILES = 120;
const SCRIPT_OR_STYLES = /\/assets\/[^/]+\.(js|css)$/;

/**
 * Keeps the scripts and styles of earlier versions, because open tabs load most of them on first use, and activating a
 * new version removes its predecessor's files from the precache.
 *
 * @param currentUrls the files of this version, which the precache holds
 */
export function keepEarlierVersions(currentUrls: ReadonlySet<string>): void {
  self.addEventListener('install', (event) => event.waitUntil(copyFiles(currentUrls).catch(() => {})));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && SCRIPT_OR_STYLES.test(url.pathname),
    async ({ request }) => (await (await caches.open(CACHE)).match(request)) ?? fetch(request),
  );
}

async function copyFiles(currentUrls: ReadonlySet<string>): Promise<void> {
  const [precache, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(CACHE)]);
  for (const request of await precache.keys()) {
    if (!SCRIPT_OR_STYLES.test(new URL(request.url).pathname) || currentUrls.has(request.url)) continue;
    const response = await precache.match(request);
    if (response) await kept.put(request, response);
  }
  for (const request of (await kept.keys()).slice(0, -MAX_FILES)) await kept.delete(request);
}
