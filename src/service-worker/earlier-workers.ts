/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'planar-table-earlier-workers';
/** Those of several versions, because a tab may stay open through more than one update. */
const MAX_FILES = 8;
/** The web workers of the app, as the build names them. */
const WORKER_FILE = /-worker-[^/]+\.js$/;

/**
 * Keeps the web workers of earlier versions, because open tabs load them on first use, and activating a new version
 * removes its predecessor's files from the precache. Tabs load all other scripts after startup.
 */
export function keepEarlierWorkers(): void {
  self.addEventListener('install', (event) => event.waitUntil(copyWorkers().catch(() => {})));
  registerRoute(
    ({ url }) => WORKER_FILE.test(url.pathname),
    async ({ request }) => (await (await caches.open(CACHE)).match(request)) ?? fetch(request),
  );
}

async function copyWorkers(): Promise<void> {
  const [precache, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(CACHE)]);
  for (const request of await precache.keys()) {
    const response = WORKER_FILE.test(request.url) && (await precache.match(request));
    if (response) await kept.put(request, response);
  }
  for (const request of (await kept.keys()).slice(0, -MAX_FILES)) await kept.delete(request);
}
