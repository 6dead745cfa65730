import { clientsClaim } from 'workbox-core';
import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

declare const self: { readonly __WB_MANIFEST: PrecacheEntry[] };

precacheAndRoute(self.__WB_MANIFEST);
clientsClaim();
