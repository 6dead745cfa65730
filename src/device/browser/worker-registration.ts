import type { Signal } from '@preact/signals';
import { Workbox } from 'workbox-window';

export type OfflineState = 'preparing' | 'ready' | 'unavailable';

/** Registers the service worker and checks for new versions. Returns a function that activates the waiting one. */
export function registerWorker(
  offlineState: Signal<OfflineState>,
  isUpdateWaiting: Signal<boolean>,
): () => void {
  const worker = new Workbox('./service-worker.js');
  const wasControlled = navigator.serviceWorker.controller !== null;
  let isUpdateAccepted = false;
  const announceUpdate = () => {
    isUpdateWaiting.value = true;
  };

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdateAccepted) location.reload();
    else if (wasControlled) announceUpdate();
  });
  registerAndListen(worker, offlineState, announceUpdate);
  return () => {
    isUpdateAccepted = true;
    navigator.serviceWorker.getRegistration().then((registration) => {
      if (registration?.waiting) worker.messageSkipWaiting();
      else location.reload();
    });
  };
}

async function registerAndListen(
  worker: Workbox,
  offlineState: Signal<OfflineState>,
  announceUpdate: () => void,
) {
  try {
    const registration = await worker.register({ immediate: true });
    if (registration) announceWaitingVersions(registration, announceUpdate);
    await navigator.serviceWorker.ready;
    offlineState.value = 'ready';
  } catch {
    offlineState.value = 'unavailable';
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') worker.update().catch(() => {});
  });
}

/** Also reports a version that follows a failed installation; Workbox stops watching after the second one. */
function announceWaitingVersions(registration: ServiceWorkerRegistration, announce: () => void) {
  if (registration.waiting) announce();
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) announce();
    });
  });
}
