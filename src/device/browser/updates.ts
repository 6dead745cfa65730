import type { OfflineState, UpdateListener } from './worker-registration';

export type { OfflineState } from './worker-registration';

/**
 * The service worker as the app sees it. A new version is fetched in the background and waits until the user accepts
 * it in one tab. It then controls all tabs, but only that one reloads; the others are told and keep their version.
 */
export interface Updates {
  watch(listener: UpdateListener): void;
  /** Activates the new version, and reloads this tab once it controls it. */
  activateUpdate(): void;
}

/** Registers the service worker once `untilMayFetch` resolves, because it then fetches the whole app. */
export function createUpdates(untilMayFetch: Promise<void>): Updates {
  let offlineState: OfflineState = 'preparing';
  let isUpdateWaiting = false;
  let listener: UpdateListener | null = null;
  let activateUpdate = () => location.reload();

  const relay: UpdateListener = {
    onOfflineState(state) {
      offlineState = state;
      listener?.onOfflineState(state);
    },
    onUpdateWaiting() {
      isUpdateWaiting = true;
      listener?.onUpdateWaiting();
    },
  };

  async function register() {
    if (!('serviceWorker' in navigator)) return relay.onOfflineState('unavailable');
    const registration = await import(/* in parts */ './worker-registration');
    activateUpdate = registration.registerWorker(relay);
  }

  untilMayFetch.then(() => {
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register);
  });

  return {
    watch(newListener) {
      listener = newListener;
      newListener.onOfflineState(offlineState);
      if (isUpdateWaiting) newListener.onUpdateWaiting();
    },
    activateUpdate: () => activateUpdate(),
  };
}
