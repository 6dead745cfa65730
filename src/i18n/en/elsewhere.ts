import { bytesIn } from '../bytes';
import { enBackup } from './backup';
import { enCardSupport } from './card-support-words';
import { cards } from './counts';
import { enDeckSharing } from './deck-sharing';
import { enDecks } from './decks';
import { enDevice } from './device';
import { enDownloads } from './downloads';
import { enHandover } from './handover';
import { enLands } from './lands';
import { enLasting } from './lasting';
import { enLog } from './log';
import { enMeaning } from './meaning';
import { enOwnCards } from './own-cards';
import { pictures } from './picture-counts';
import { enPictures } from './pictures';
import { enPlay } from './play';
import { enRules } from './rules';
import { enSeats } from './seats';
import { enSummaryAndClock } from './summary-and-clock';

const size = bytesIn('en');

/** The words of everything that opens above the table or lies beside it. */
export const enElsewhere = {
  close: 'Close',

  when: {
    static: 'Always',
    trigger: 'Trigger',
    roll: 'Each roll',
    blank: 'Blank roll',
    activated: 'Activated',
    arrive: 'Arrive',
    leave: 'Leave',
    encounter: 'Encounter',
    chaos: 'Chaos',
    untap: 'Untap',
    upkeep: 'Upkeep',
    draw: 'Draw step',
    firstMain: 'First main',
    combat: 'Beginning of combat',
    endOfCombat: 'End of combat',
    secondMain: 'Second main',
    endStep: 'End step',
  },

  kinds: { plane: 'Plane', phenomenon: 'Phenomenon' },

  ownerOf: (name: string) => `Owner: ${name}`,

  readAloud: 'Read aloud',
  stopReading: 'Stop reading',

  unknownCard: 'Unknown card',

  unknownCardNote: 'This version of the app doesn’t know this card. Use its printed text.',

  ...enPlay,

  ...enLasting,

  ...enSeats,

  ...enCardSupport,
  ...enSummaryAndClock,

  ...enHandover,

  ...enLands,
  ...enDecks,
  ...enDeckSharing,
  ...enPictures,
  ...enOwnCards,
  ...enDownloads,
  ...enDevice,
  ...enBackup,
  ...enRules,
  ...enMeaning,

  ...enLog,

  notices: {
    unsavedFull: 'This device is out of storage space. Free up some space so that the game can be saved.',
    unsavedBroken: 'The game can’t be saved on this device right now. Keep the app open to continue it.',
    retry: 'Try again',
    makeRoom: 'Delete pictures',
    makeRoomHow: (n: number, bytes: number) =>
      `Delete ${pictures(n)} (${size(bytes)}) to make room for games? Downloaded ones go first, then the oldest of your own.`,
    erasePictures: (n: number) => `Delete ${pictures(n)}`,
    update: 'An update is ready. Your game is kept.',
    takeUpdate: 'Update now',
    later: 'Later',
    laterVersion:
      'Your games were saved by a newer version of the app. They’re kept. Reload to update; what you do until then is saved after the update.',
    upgradeBlocked: 'Another tab is holding up the update of your saved games. Close the app’s other tabs.',
    damaged: (n: number) =>
      `This version can’t read some of the saved data${n === 1 ? '' : ` (${n} items)`}. It’s kept, and the app will try again after each update.`,
    damagedSave: 'Save to file',
    damagedDiscard: 'Discard',
    loadFailed: 'Part of the app failed to load.',
    failed: 'Part of the app isn’t working.',
    gameSaved: 'Your game is saved.',
    reload: 'Reload',
  },

  decks: {
    title: 'Planes and phenomena',
    search: 'Search name or text',
    searchShort: 'Search',
    found: (n: number) => cards(n),
    nothing: 'No cards found.',
    everything: 'Show all cards',
    printings: 'Printed in',
    ourTranslation: 'No planar card was ever printed in Russian, so the Russian names are unofficial.',
    ownWords: 'The texts are our own, in the game’s standard wording, and follow the current rules.',
    olderPrintings:
      'On cards printed before 2023, chaos abilities trigger when the chaos symbol is rolled. Under current rules, they trigger whenever chaos ensues.',
    filters: {
      all: 'All cards',
      plane: 'Planes',
      phenomenon: 'Phenomena',
      event: 'Event cards',
      own: 'Custom cards',
    },
    mechanicLabel: 'Mechanic',
    anyMechanic: 'All mechanics',
    mechanics: {
      arrive: 'Arriving',
      leave: 'Leaving',
      beginning: 'Beginning phase',
      main: 'Main phases',
      combat: 'Combat',
      endStep: 'End step',
      die: 'Planar die',
      planarDeck: 'Planar deck, planeswalking',
      turns: 'Turns and turn order',
      life: 'Life',
      damage: 'Damage',
      planeCounters: 'Counters on the plane',
      creatureCounters: '+1/+1 and −1/−1 counters',
      tokens: 'Tokens',
      drawing: 'Card draw',
      mana: 'Mana',
      lasting: 'Ongoing effects',
      phasing: 'Phasing',
    },
    typeLabel: 'Planar type',
    anyType: 'All types',
    setLabel: 'Set',
    anySet: 'All sets',
    event: 'Event card',
    eventNote: 'Made for events, not for regular play. Only the event deck includes it.',
    props: {
      boosters: 'Needs booster packs.',
      pins: 'Needs collectible pins.',
      printedCard: 'Needs the printed card or a stand-in.',
    },
    remote: {
      otherOnesCards: 'Hard to play over webcam: players handle each other’s cards.',
      whoIsFirst: 'Hard to play over webcam: it matters who speaks first.',
      oneTable: 'Hard to play over webcam: everyone has to be at one table.',
    },
    filterLabel: 'Card type',
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    asPhone: 'System',
    theme: 'Theme',
    themes: { phone: 'System', dark: 'Dark', light: 'Light' },
    die: 'Planar die',
    keepAwake: 'Keep screen on during games',
    vibrates: 'Vibrate when totals change',
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
    landless: 'The landless rules include Landless MTG 1.1 (repository kvas-it/landless-mtg), CC BY 4.0.',
    license:
      'Planar Table is open source under the MIT License. Typeface: Alegreya by Juan Pablo del Peral, OFL 1.1. Symbols: Mana by Andrew Gioia, OFL 1.1.',
    privacy:
      'Your data stays on this device: no account, no server, no tracking. Card names or numbers are sent to Scryfall only when you ask to look up cards or download pictures.',
  },
};
