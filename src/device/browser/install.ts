import { type ReadonlySignal, signal } from '@preact/signals';
import { isIos } from './ios';

/** The browser's installation prompt, kept until the user asks for it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * `offered`: through the browser's dialog; `shareMenu`: manually, on an iPhone or iPad; `browserMenu`: manually,
 * elsewhere.
 */
export type InstallMethod = 'installed' | 'offered' | 'shareMenu' | 'browserMenu';

export interface Installation {
  readonly installMethod: ReadonlySignal<InstallMethod>;
  /** Opens the browser's dialog if the method is `offered`. */
  install(): Promise<void>;
}

/** Returns whether the page runs as an installed app; iOS has its own property for this. */
export function isInstalled(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

export function createInstallation(): Installation {
  let pendingPrompt: InstallPromptEvent | null = null;
  let wasInstalled = isInstalled();
  const manualMethod = isIos(navigator) ? 'shareMenu' : 'browserMenu';
  const installMethod = signal<InstallMethod>(wasInstalled ? 'installed' : manualMethod);

  function updateMethod() {
    installMethod.value = wasInstalled ? 'installed' : pendingPrompt ? 'offered' : manualMethod;
  }

  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    pendingPrompt = event as InstallPromptEvent;
    updateMethod();
  });
  window.addEventListener('appinstalled', () => {
    wasInstalled = true;
    updateMethod();
  });
  return {
    installMethod,
    async install() {
      const prompt = pendingPrompt;
      // A prompt can be used once; browsers send another event when they allow it again.
      pendingPrompt = null;
      await prompt?.prompt().catch(() => {});
      updateMethod();
    },
  };
}
