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

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
