/**
 * The service worker's life as the app sees it. A new version is fetched in the background and then waits; it takes over
 * only when the user says so, and only then does the page load again. Another tab that took it over says so too.
 */
export type OfflineState = 'preparing' | 'ready' | 'unavailable';

export interface Updates {
  watch(listener: { offline(state: OfflineState): void; updateWaiting(): void }): void;
  /** Starts the new version in every tab; each loads again once it is in charge. */
  takeUpdate(): void;
}

export function createUpdates(): Updates {
  let offline: OfflineState = 'preparing';
  let waiting = false;
  let listener: { offline(state: OfflineState): void; updateWaiting(): void } | null = null;
  let skipWaiting = () => location.reload();

  function tellOffline(state: OfflineState) {
    offline = state;
    listener?.offline(state);
  }

  async function register() {
    if (!('serviceWorker' in navigator)) return tellOffline('unavailable');
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox('./service-worker.js');
    const wasControlled = navigator.serviceWorker.controller !== null;
    let accepted = false;

    const announce = () => {
      waiting = true;
      listener?.updateWaiting();
    };
    worker.addEventListener('waiting', announce);
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (accepted) location.reload();
      else if (wasControlled) announce();
    });
    skipWaiting = () => {
      accepted = true;
      navigator.serviceWorker.getRegistration().then((registration) => {
        if (registration?.waiting) worker.messageSkipWaiting();
        else location.reload();
      });
    };
    try {
      await worker.register({ immediate: true });
      await navigator.serviceWorker.ready;
      tellOffline('ready');
    } catch {
      tellOffline('unavailable');
    }
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') worker.update().catch(() => {});
    });
  }

  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);

  return {
    watch(watcher) {
      listener = watcher;
      watcher.offline(offline);
      if (waiting) watcher.updateWaiting();
    },
    takeUpdate: () => skipWaiting(),
  };
}
