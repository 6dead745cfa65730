/** The browser's own offer to install the app, kept until the user asks for it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface Installation {
  /** Hears whether the app can be installed by `install` right now. */
  watch(listener: (possible: boolean) => void): void;
  install(): Promise<void>;
}

export function createInstallation(): Installation {
  let offer: InstallPromptEvent | null = null;
  let listener: (possible: boolean) => void = () => {};

  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPromptEvent;
    listener(true);
  });
  window.addEventListener('appinstalled', () => {
    offer = null;
    listener(false);
  });
  return {
    watch(watcher) {
      listener = watcher;
      listener(offer !== null);
    },
    async install() {
      const outcome = await offer?.prompt();
      if (outcome?.outcome === 'accepted') offer = null;
      listener(offer !== null);
    },
  };
}
