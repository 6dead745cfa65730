/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Part of the Static Routing API, which TypeScript does not know yet. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?(
    routes: readonly {
      readonly condition: { readonly urlPattern: unknown; readonly requestMethod: 'GET' };
      readonly source: { readonly cacheName: string };
    }[],
  ): Promise<void>;
}

const PAGES = 'planar-table-page-';

/**
 * Has the browser take the page and hashed files straight from the caches, so that a start does not wait for the
 * worker's script; browsers that cannot ask the worker. A route that finds nothing in its cache leads to the network,
 * therefore each version has a cache of its own for its page. See docs/decisions/routes-past-the-worker.md.
 */
export function routesPastTheWorker(
  worker: ServiceWorkerGlobalScope,
  files: readonly { readonly url: string; readonly revision?: string | null }[],
): WorkboxPlugin {
  const { origin, pathname, href } = new URL(worker.registration.scope);
  const ownPage = `${PAGES}${files.find(({ url }) => url === 'index.html')?.revision}`;
  const route = (path: string, cacheName: string) => ({
    condition: {
      urlPattern: { pathname: pathname + path, search: '' },
      requestMethod: 'GET' as const,
    },
    source: { cacheName },
  });

  worker.addEventListener('install', (event: RoutedInstallEvent) => {
    if (!event.addRoutes) return;
    const routed = event.addRoutes([route('', ownPage), route('assets/*', cacheNames.precache)]);
    event.waitUntil(routed.catch(() => {}));
  });
  worker.addEventListener('activate', (event) => event.waitUntil(forgetOtherPages(ownPage)));

  return {
    async cacheWillUpdate({ request, response }) {
      if (request.url.startsWith(`${origin}${pathname}index.html`)) {
        const { status, statusText, headers } = response;
        const page = new Response(await response.clone().arrayBuffer(), { status, statusText, headers });
        await (await caches.open(ownPage)).put(href, page);
      }
      return response;
    },
  };
}

async function forgetOtherPages(ownPage: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== ownPage);
  await Promise.all(others.map((name) => caches.delete(name)));
}
