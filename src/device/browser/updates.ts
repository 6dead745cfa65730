import type { OfflineState, UpdateListener } from './worker-registration';

export type { OfflineState } from './worker-registration';

/**
 * The service worker as the app sees it. A new version is fetched in the background and waits; it takes over, and
 * all tabs reload, only when the user accepts it in one of them.
 */
export interface Updates {
  watch(listener: UpdateListener): void;
  /** Activates the new version in every tab; each tab reloads once the new version controls it. */
  takeUpdate(): void;
}

/** Registers the service worker once `mayFetch` resolves, because it then fetches the whole app. */
export function createUpdates(mayFetch: Promise<void>): Updates {
  let offline: OfflineState = 'preparing';
  let isUpdateWaiting = false;
  let listener: UpdateListener | null = null;
  let skipWaiting = () => location.reload();

  const relay: UpdateListener = {
    offline(state) {
      offline = state;
      listener?.offline(state);
    },
    updateWaiting() {
      isUpdateWaiting = true;
      listener?.updateWaiting();
    },
  };

  async function register() {
    if (!('serviceWorker' in navigator)) return relay.offline('unavailable');
    const registration = await import(/* in parts */ './worker-registration');
    skipWaiting = registration.registerWorker(relay);
  }

  mayFetch.then(() => {
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register);
  });

  return {
    watch(watcher) {
      listener = watcher;
      watcher.offline(offline);
      if (isUpdateWaiting) watcher.updateWaiting();
    },
    takeUpdate: () => skipWaiting(),
  };
}
