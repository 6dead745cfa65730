import { until } from '../wait-until';
import type { EvaluablePage } from './evaluable-page';

/** Waits until the app no longer needs its server. */
export async function waitUntilOfflineReady(page: EvaluablePage): Promise<void> {
  await waitUntilControlled(page);
  // The names of all cards are fetched after everything else.
  const isKept = () =>
    page.evaluate(async () => (await (await caches.open('planar-table-card-names')).keys()).length > 0);
  await until(isKept, 'the names of all cards were not kept');
}

/** Waits until the service worker answers for the page. */
export async function waitUntilControlled(page: EvaluablePage): Promise<void> {
  const isControlled = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null;
    });
  await until(isControlled, 'the service worker does not answer for the page');
}
