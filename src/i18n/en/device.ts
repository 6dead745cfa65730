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
    title: 'Install the app',
    install: 'Install',
    byBrowserMenu: 'Open the browser’s menu and choose “Install” or “Add to Home screen” if it’s there.',
    onHomeScreen: 'Install the app first',
    share: 'Tap Share',
    addToHomeScreen: 'then “Add to Home Screen.” Open the app from there to play.',
    ownStorage:
      'The installed app has its own storage: games you start in the browser stay in the browser, which deletes them after seven days without a visit.',
    notThere: 'Can’t find it?',
    whereItIs:
      'Share may be in the ••• menu, and “Add to Home Screen” further down in the list. If it isn’t there, open this page in Safari.',
    dismiss: 'Don’t show again',
  },

  screenLock: {
    unsupported:
      'This browser can’t keep the screen on. Set a longer screen timeout (on iPhone and iPad, Auto-Lock) in the device’s settings.',
    refused:
      'The screen can’t be kept on right now, perhaps because a battery-saving mode is on. The app tries again when you return to it.',
  },

  fileWaiting: {
    ready: (name: string) => `${name} is ready.`,
    save: 'Save file',
  },

  whatsNew: {
    title: 'What’s new',
  },
};
