/** The words of the settings. */
export const enSettings = {
  settings: {
    language: 'Language',
    followSystem: 'System',
    theme: 'Theme',
    themes: { phone: 'System', dark: 'Dark', light: 'Light' },
    die: 'Planar die',
    keepAwake: 'Keep screen on during games',
    vibrates: 'Vibrate when life changes',
    offline: 'Offline',
    offlineStates: {
      preparing: 'Downloading…',
      ready: 'Ready. The app works without a connection.',
      unavailable: 'Not available in this browser. The app needs a connection to start.',
    },
    about: 'About',
    version: (version: string) => `Planar Table ${version}`,
    fanContent:
      'Planar Table is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.',
    landlessNotice:
      'The landless rules include Landless MTG 1.1 (repository kvas-it/landless-mtg), CC BY 4.0.',
    license:
      'Planar Table is open source under the MIT License. Typeface: Alegreya by Juan Pablo del Peral, OFL 1.1. Symbols: Mana by Andrew Gioia, OFL 1.1.',
    privacy:
      'Your data stays on this device: no account, no server, no tracking. Card names or numbers are sent to Scryfall only when you ask to look up cards or download pictures.',
  },
};
