import { type ReadonlySignal, signal } from '@preact/signals';
import type { OfflineState } from './worker-registration';

/**
 * The service worker as the app sees it. A new version is fetched in the background and waits until the user accepts
 * it in one tab. It then controls all tabs, but only that one reloads; the others are told and keep their version.
 */
export interface Updates {
  readonly offlineState: ReadonlySignal<OfflineState>;
  readonly isUpdateWaiting: ReadonlySignal<boolean>;
  /** Activates the new version, and reloads this tab once it controls it. */
  activateUpdate(): void;
  /** Hides the update until a new version is announced again. */
  dismissUpdate(): void;
}

/** Registers the service worker once `untilMayFetch` resolves, because it then fetches the whole app. */
export function createUpdates(untilMayFetch: Promise<void>): Updates {
  const offlineState = signal<OfflineState>('preparing');
  const isUpdateWaiting = signal(false);
  let activateUpdate = () => location.reload();

  async function register() {
    if (!('serviceWorker' in navigator)) {
      offlineState.value = 'unavailable';
      return;
    }
    const registration = await import(/* in services */ './worker-registration');
    activateUpdate = registration.registerWorker(offlineState, isUpdateWaiting);
  }

  untilMayFetch.then(() => {
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register);
  });

  return {
    offlineState,
    isUpdateWaiting,
    activateUpdate: () => activateUpdate(),
    dismissUpdate() {
      isUpdateWaiting.value = false;
    },
  };
}
