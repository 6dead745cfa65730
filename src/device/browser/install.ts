import { isIos } from './ios';

/** The browser's installation prompt, kept until the user asks for it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * `offered`: with the browser's dialog; `shareMenu`: by hand on an iPhone or iPad; `browserMenu`: by hand
 * elsewhere.
 */
export type InstallMethod = 'installed' | 'offered' | 'shareMenu' | 'browserMenu';

export interface Installation {
  watch(listener: (way: InstallMethod) => void): void;
  /** Opens the browser's dialog if the way is `offered`. */
  install(): Promise<void>;
}

/** Whether the page runs as an installed app. iOS has its own property for that. */
export function isInstalled(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

export function createInstallation(): Installation {
  let offer: InstallPromptEvent | null = null;
  let wasInstalled = isInstalled();
  let listener: (way: InstallMethod) => void = () => {};

  const wayByHand = isIos(navigator) ? 'shareMenu' : 'browserMenu';
  const notify = () => listener(wasInstalled ? 'installed' : offer ? 'offered' : wayByHand);

  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPromptEvent;
    notify();
  });
  window.addEventListener('appinstalled', () => {
    wasInstalled = true;
    notify();
  });
  return {
    watch(watcher) {
      listener = watcher;
      notify();
    },
    async install() {
      const asking = offer;
      // A prompt can be used once; browsers send another event when they allow it again.
      offer = null;
      await asking?.prompt().catch(() => {});
      notify();
    },
  };
}
