import { Workbox } from 'workbox-window';

export type OfflineState = 'preparing' | 'ready' | 'unavailable';

export interface UpdateListener {
  onOfflineState(state: OfflineState): void;
  onUpdateWaiting(): void;
}

/** Registers the service worker and checks for new versions. Returns a function that activates the waiting one. */
export function registerWorker(listener: UpdateListener): () => void {
  const worker = new Workbox('./service-worker.js');
  const wasControlled = navigator.serviceWorker.controller !== null;
  let isUpdateAccepted = false;

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdateAccepted) location.reload();
    else if (wasControlled) listener.onUpdateWaiting();
  });
  registerAndListen(worker, listener);
  return () => {
    isUpdateAccepted = true;
    navigator.serviceWorker.getRegistration().then((registration) => {
      if (registration?.waiting) worker.messageSkipWaiting();
      else location.reload();
    });
  };
}

async function registerAndListen(worker: Workbox, listener: UpdateListener) {
  try {
    const registration = await worker.register({ immediate: true });
    if (registration) announceWaitingVersions(registration, listener.onUpdateWaiting);
    await navigator.serviceWorker.ready;
    listener.onOfflineState('ready');
  } catch {
    listener.onOfflineState('unavailable');
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
