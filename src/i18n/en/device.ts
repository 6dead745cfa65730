/** The words about the device that the app runs on. */
export const enDevice = {
  storage: {
    title: 'Your data',
    persistence: {
      kept: 'The browser won’t delete your games, decks, and pictures to free up space.',
      removable: 'The browser may delete your games, decks, and pictures when space runs low.',
      unknown: 'This browser doesn’t say how long it keeps your games, decks, and pictures.',
    },
    installToKeep: 'They’re safer in the installed app.',
    installed: 'The app is installed.',
  },

  install: {
    install: 'Install the app',
    byBrowserMenu: 'Open the browser’s menu and choose “Install” or “Add to Home screen” if it’s there.',
  },

  wakeLock: {
    unsupported:
      'This browser can’t keep the screen on. Set a longer screen timeout (on iPhone and iPad, Auto-Lock) in the device’s settings.',
    refused:
      'The screen can’t be kept on right now, perhaps because a battery-saving mode is on. The app tries again when you return to it.',
  },

  fileWaiting: {
    ready: (name: string) => `${name} is ready.`,
    save: 'Save file',
    saved: (name: string) => `Saved: ${name}`,
  },

  whatsNew: {
    title: 'What’s new',
  },
};
