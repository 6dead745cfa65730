/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

/** Pages live behind the hash, so there is one address; anything else within the scope leads there. */
const page = createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute((options) => {
    const scope = new URL(self.registration.scope);
    const isHome =
      options.url.pathname === scope.pathname || options.url.pathname === `${scope.pathname}index.html`;
    return isHome ? page(options) : Promise.resolve(Response.redirect(scope.href));
  }),
);

/** What others share with the app (`share_target` in the manifest) waits here until the app takes it; `device/inbox.ts` does. */
const INBOX = 'planar-table-inbox';
const MOST_SHARED = 500;

registerRoute(
  ({ url }) => url.href === new URL('receive', self.registration.scope).href,
  async ({ request }) => {
    const kept = await keepShared(request).then(
      () => true,
      () => false,
    );
    return Response.redirect(`${self.registration.scope}#/receive${kept ? '' : '/lost'}`, 303);
  },
  'POST',
);

async function keepShared(request: Request): Promise<void> {
  const form = await request.formData();
  const inbox = await caches.open(INBOX);
  const shared = [...form.values()]
    .filter((one) => typeof one !== 'string' || one !== '')
    .slice(0, MOST_SHARED);
  for (const [index, one] of shared.entries()) {
    const headers: Record<string, string> =
      typeof one === 'string' ? {} : { 'x-name': encodeURIComponent(one.name) };
    await inbox.put(
      `${self.registration.scope}received/${Date.now()}-${index}`,
      new Response(one, { headers }),
    );
  }
}

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
