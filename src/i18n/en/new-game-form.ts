import { cards, count, planes, unbroken } from './counts';
import { enSeating } from './seating';

/** The words of the form of a new game, besides those of the table. */
export const enNewGameForm = {
  cancel: 'Cancel',

  done: 'Done',

  undoRemoval: 'Undo',

  planarDeck: 'Planar deck',

  sign: 'Plus or minus',

  rule: (number: string) => `Rule\u00a0${number}`,

  homeScreen: {
    title: 'Install the app first',
    share: 'Tap Share',
    add: 'then “Add to Home Screen.” Open the app from there to play.',
    ownStorage:
      'The installed app has its own storage: games you start in the browser stay in the browser, which deletes them after seven days without a visit.',
    notThere: 'Can’t find it?',
    whereItIs:
      'Share may be in the ••• menu, and “Add to Home Screen” further down in the list. If it isn’t there, open this page in Safari.',
    dismiss: 'Don’t show again',
  },

  newGame: {
    title: 'New game',
    lead: 'Put your phone or tablet in the middle of the table. It tracks the planes, the die, and everyone’s life.',
    players: 'Players, clockwise',
    name: (seat: number) => `Player ${seat} name`,
    add: 'Add player',
    remove: (name: string) => `Remove ${name}`,
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    startingLife: 'Starting life',
    lifeHint: { 20: 'Planechase', 40: 'Commander' } as Readonly<Record<number, string>>,
    otherLife: 'Other',
    moreOptions: 'Format and deck',
    lifeRange: (most: number) =>
      `Enter a whole number no greater than ${most}. Negative numbers are allowed.`,
    whoGoesFirst: 'Starting player',
    format: 'Format',
    freeForAll: 'Free-for-all',
    freeForAllNote: 'No teams: the last player left wins',
    twoHeadedGiant: 'Two-Headed Giant (teams of two)',
    grandMelee: 'Grand Melee (simultaneous turns)',
    grandMeleeNote: (n: number) => `${n} turn markers, one for every four players, each with its own planes`,
    house: {
      title: 'House rules',
      blank: 'Blank face',
      blanks: { blank: 'Does nothing', chaos: 'Counts as chaos' },
      chaosFaces: 'Chaos faces on the die',
      freeRolls: 'Free rolls each turn',
    },
    random: 'Random',
    decks: {
      random: 'Random legal deck',
      all: 'All official planes',
      OHOP: 'Planechase (2009)',
      OPC2: 'Planechase 2012',
      OPCA: 'Planechase Anthology',
      MOC: 'March of the Machine Commander',
      WHO: 'Doctor Who',
      events: 'Event cards (MagicCon, Secret Lair)',
      none: 'Life totals only',
    },
    deckNote: {
      random: (n: number) => `${cards(n)} from all official planes and phenomena`,
      size: (n: number, phenomena: number, all = phenomena) =>
        `${unbroken(planes(n))}, ${
          all === 0
            ? 'no phenomena'
            : phenomena < all
              ? `${phenomena} of ${all}\u00a0phenomena: two for each player`
              : unbroken(count(phenomena, { one: 'phenomenon', other: 'phenomena' }))
        }`,
      none: 'No planes or planar die',
      own: (size: string) => `Your deck: ${size}`,
    },
    layout: 'Deck setup',
    layouts: { shared: 'One shared deck', own: 'One deck each', map: 'Eternities Map' },
    ownDecksNote: (n: number, repeats: boolean) => `${cards(n)} each${repeats ? ', with some repeats' : ''}`,
    mapNote: 'One shared deck laid out as a map: choose where to planeswalk',
    mapKind: 'Map size',
    mapKinds: { open: 'Unlimited', sevenBySeven: '7 × 7' },
    mapKindNote: {
      open: 'Planes too far away return to the deck',
      sevenBySeven: 'Planes stay where they are',
    },
    start: 'Start game',
    starting: 'Setting up the table…',
    rematch: (hasDeck: boolean) => `Play again: same players${hasDeck ? ' and deck' : ''}`,
    recent: 'Earlier games',
    allEarlier: (n: number) => `All earlier games (${n})`,
    handedOver: 'On another device',
    receive: 'Receive a game from another device',
    fromBackup: 'Another version, from a backup',
    turnReached: (turn: number) => `turn ${turn}`,
    kept: 'Your current game is kept under Earlier games.',
    cannotStart: 'The game can’t start like this.',
  },

  ...enSeating,
};
