import { cards, count, planes } from './en-counts';
import { enDecks } from './en-decks';
import { enDownloads } from './en-downloads';
import { enLands } from './en-lands';
import { enLasting } from './en-lasting';
import { enLog } from './en-log';
import { enMeaning } from './en-meaning';
import { enOwnCards } from './en-own-cards';
import { enPictures } from './en-pictures';
import { enPlay } from './en-play';
import { enRules } from './en-rules';
import { enSeating } from './en-seating';
import { enSeats } from './en-seats';
import { enTelling } from './en-telling';
import { enTravel } from './en-travel';

/** The words of everything that opens above the table or lies beside it. */
export const enElsewhere = {
  close: 'Close',

  cancel: 'Cancel',

  rule: (number: string) => `Rule ${number}`,

  newGame: {
    title: 'New game',
    lead: 'Put the phone in the middle. It keeps the planes, the die and everyone’s life.',
    players: 'Players, clockwise',
    name: (seat: number) => `Name of player ${seat}`,
    add: 'Add a player',
    remove: (name: string) => `Remove ${name}`,
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    startingLife: 'Starting life',
    lifeHint: { 20: 'Planechase', 30: 'team', 40: 'Commander' } as Readonly<Record<number, string>>,
    otherLife: 'Other',
    lifeRange: (most: number) => `A whole number, at most ${most}, also below zero.`,
    who: 'Who begins',
    teams: 'How you play',
    alone: 'Everybody alone',
    twoHeadedGiant: 'Two-Headed Giant: teams of two',
    grandMelee: 'Grand Melee: turns at the same time',
    grandMeleeNote: (n: number) =>
      `${n} turn markers, one for every four players, each with planes of its own`,
    house: {
      title: 'House rules',
      blank: 'A blank face',
      blanks: { blank: 'Does nothing', chaos: 'Is chaos' },
      chaosFaces: 'Chaos faces on the die',
      freeRolls: 'Free rolls each turn',
    },
    random: 'Random',
    deck: 'Planar deck',
    decks: {
      random: 'Random legal deck',
      all: 'All official planes',
      OHOP: 'Planechase (2009)',
      OPC2: 'Planechase 2012',
      OPCA: 'Planechase Anthology',
      MOC: 'March of the Machine Commander',
      WHO: 'Doctor Who',
      events: 'Event cards: MagicCon, Secret Lair',
      none: 'No planes, life totals only',
    },
    deckNote: {
      random: (n: number) => `${cards(n)} drawn from every official plane and phenomenon`,
      full: (n: number, phenomena: number, all = phenomena) =>
        `${planes(n)}, ${
          all === 0
            ? 'no phenomena'
            : phenomena < all
              ? `${phenomena} of ${all} phenomena: two for each player`
              : count(phenomena, { one: 'phenomenon', other: 'phenomena' })
        }`,
      none: 'Nothing planar on the screen',
      own: (size: string) => `Your deck: ${size}`,
    },
    layout: 'Layout',
    layouts: { shared: 'One deck for all', own: 'A deck for each', map: 'Eternities Map' },
    ownDecksNote: (n: number, repeats: boolean) => `${cards(n)} each${repeats ? ', with repeats' : ''}`,
    mapNote: 'One deck for all, laid out around you: choose where to planeswalk',
    mapKind: 'How far the map reaches',
    mapKinds: { open: 'Open', sevenBySeven: '7 × 7' },
    mapKindNote: {
      open: 'Without edges; far planes return to the deck',
      sevenBySeven: 'With edges; planes stay where they lie',
    },
    start: 'Start the game',
    again: 'Start again: same players, same deck',
    recent: 'Earlier games',
    recentGame: (names: string, date: string) => `${names} · ${date}`,
    turnReached: (turn: number) => `turn ${turn}`,
    kept: 'The game on the table is kept: it stays in the list of earlier games.',
    cannotStart: 'The game cannot start.',
  },

  when: {
    static: 'Always',
    trigger: 'Whenever',
    roll: 'Each roll',
    blank: 'Blank roll',
    activated: 'Activate',
    arrive: 'Arrive',
    leave: 'Leave',
    encounter: 'Encounter',
    chaos: 'Chaos',
    untap: 'Untap',
    upkeep: 'Upkeep',
    draw: 'Draw step',
    firstMain: 'First main',
    combat: 'Combat',
    endOfCombat: 'End of combat',
    secondMain: 'Second main',
    endStep: 'End step',
  },

  kinds: { plane: 'Plane', phenomenon: 'Phenomenon' },

  ownerOf: (name: string) => `Owner: ${name}`,

  readAloud: 'Read aloud',
  stopReading: 'Stop reading',

  unknownCard: 'Unknown card',

  unknownCardNote: 'This version does not know the card. Play it from its printed text.',

  ...enPlay,

  ...enLasting,

  ...enSeats,

  ...enSeating,
  ...enTelling,

  ...enLands,
  ...enDecks,
  ...enTravel,
  ...enPictures,
  ...enOwnCards,
  ...enDownloads,
  ...enRules,
  ...enMeaning,

  ...enLog,

  notices: {
    unsavedFull:
      'The phone has no room left. The game goes on in memory and is saved as soon as there is room.',
    unsavedBroken: 'The phone does not let the app store anything now. The game goes on in memory only.',
    retry: 'Try again',
    update: 'A new version is ready. Your game stays.',
    takeUpdate: 'Update now',
    later: 'Later',
    damaged: (n: number) =>
      n === 1
        ? 'Some of the saved data could not be read and was set aside.'
        : `Some of the saved data could not be read and was set aside, in ${n} pieces.`,
    damagedSave: 'Save as a file',
    damagedDiscard: 'Discard',
    loadFailed: 'A part of the app could not be loaded.',
    reload: 'Reload',
  },

  decks: {
    title: 'Planes and phenomena',
    search: 'A name or a word of the text',
    found: (n: number) => cards(n),
    nothing: 'No such card.',
    everything: 'Show all',
    printings: 'Printed in',
    ourTranslation: 'No planar card was printed in Russian: the Russian name is ours.',
    ownWords: 'Text in our own words, current rules.',
    olderPrintings:
      'On printings before 2023 the chaos ability asks for a roll of the chaos symbol; today it triggers whenever chaos ensues.',
    filters: {
      all: 'All cards',
      plane: 'Planes',
      phenomenon: 'Phenomena',
      event: 'Event cards',
      own: 'Own cards',
    },
    mechanicLabel: 'What it does',
    anyMechanic: 'All mechanics',
    mechanics: {
      arrive: 'When arriving',
      leave: 'When leaving',
      beginning: 'Untap, upkeep, draw',
      main: 'Main phases',
      combat: 'Combat',
      endStep: 'End step',
      die: 'Planar die',
      planarDeck: 'Planar deck, walks',
      turns: 'Turn order, turns',
      life: 'Life',
      damage: 'Damage',
      planeCounters: 'Counters on the plane',
      creatureCounters: '+1/+1 and −1/−1 counters',
      tokens: 'Tokens',
      drawing: 'Drawing cards',
      mana: 'Mana',
      lasting: 'Something lasts',
      phasing: 'Phasing',
    },
    typeLabel: 'Planar type',
    anyType: 'All types',
    setLabel: 'Set',
    anySet: 'All sets',
    event: 'Event card',
    eventNote: 'Made for an event, not for ordinary play: it is in no deck but that of event cards.',
    props: {
      boosters: 'It needs booster packs.',
      pins: 'It needs collectors’ pins.',
      printedCard: 'It needs the printed card, or something in its place.',
    },
    remote: {
      otherOnesCards: 'Hard to play by video: players handle each other’s cards.',
      whoIsFirst: 'Hard to play by video: it matters who speaks first.',
      oneTable: 'Hard to play by video: it needs one table for all.',
    },
    filterLabel: 'Kind of card',
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    asPhone: 'As the phone',
    theme: 'Look',
    themes: { phone: 'As the phone', dark: 'Night', light: 'Day' },
    die: 'Planar die',
    keepAwake: 'Keep the screen on during a game',
    vibrates: 'Vibrate when a tap counts',
    offline: 'Offline',
    offlineStates: {
      preparing: 'Getting ready…',
      ready: 'Ready: the app works without a network.',
      unavailable: 'Not available in this browser. The app needs the network to start.',
    },
    install: 'Install on this phone',
    installHint: 'In the browser’s menu choose “Add to Home screen” to keep the app at hand.',
    about: 'About',
    version: (version: string) => `Planar Table ${version}`,
    fanContent:
      'Planar Table is unofficial Fan Content permitted under the Fan Content Policy. Not approved or endorsed by Wizards. Names of cards and planes and the symbols of the game belong to Wizards of the Coast. ©Wizards of the Coast LLC.',
    landless:
      'The landless rules draw on Landless MTG 1.1 by its author (repository kvas-it/landless-mtg), CC BY 4.0.',
    licence:
      'The app itself is free software under the MIT licence. The typeface is Alegreya by Juan Pablo del Peral, OFL 1.1. The symbols are drawn from Mana by Andrew Gioia (font: OFL 1.1).',
    privacy:
      'Nothing leaves this phone: no account, no server, no counting of visitors. Only when you ask for it are names or numbers of cards sent to Scryfall, to look them up or to fetch their pictures.',
  },
};
