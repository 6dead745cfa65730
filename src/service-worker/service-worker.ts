/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepEarlierVersions } from './earlier-versions';
import { responseChecker } from './response-checker';

declare const self: ServiceWorkerGlobalScope;

const files = self.__WB_MANIFEST;
const paths = files.map((file) => (typeof file === 'string' ? file : file.url));
addPlugins([responseChecker(paths)]);
precacheAndRoute(files);
keepEarlierVersions(new Set(paths.map((path) => new URL(path, self.location.href).href)));
cleanupOutdatedCaches();
clientsClaim();

/** Paths are in the hash, so there is only one page; other URLs within the scope redirect to it. */
const page = createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute((options) => {
    const scope = new URL(self.registration.scope);
    const isHome =
      options.url.pathname === scope.pathname || options.url.pathname === `${scope.pathname}index.html`;
    return isHome ? page(options) : Promise.resolve(Response.redirect(scope.href));
  }),
);

/**
 * The cache for files shared with the app (`share_target` in the manifest); `device/files/launched-files.ts` reads
 * them.
 */
const INBOX = 'planar-table-inbox';
const MAX_SHARED_ITEMS = 500;

registerRoute(
  ({ url }) => url.href === new URL('receive', self.registration.scope).href,
  async ({ request }) => {
    const isStored = await storeSharedItems(request).then(
      () => true,
      () => false,
    );
    return Response.redirect(`${self.registration.scope}#/receive${isStored ? '' : '/lost'}`, 303);
  },
  'POST',
);

async function storeSharedItems(request: Request): Promise<void> {
  const form = await request.formData();
  const inbox = await caches.open(INBOX);
  const shared = [...form.values()]
    .filter((item) => typeof item !== 'string' || item !== '')
    .slice(0, MAX_SHARED_ITEMS);
  for (const [index, item] of shared.entries()) {
    const headers: Record<string, string> =
      typeof item === 'string' ? {} : { 'x-name': encodeURIComponent(item.name) };
    await inbox.put(
      `${self.registration.scope}received/${Date.now()}-${index}`,
      new Response(item, { headers }),
    );
  }
}

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
