import { cards, count } from './counts';

const phenomena = (n: number) => count(n, { one: 'phenomenon', other: 'phenomena' });
const players = (n: number) => count(n, { one: 'player', other: 'players' });

/** The words of the user's own planar decks. */
export const enDecks = {
  myDecks: {
    title: 'My decks',
    lead: 'Your own planar decks. They stay on this phone, and you can choose them when you start a new game.',
    none: 'No decks yet.',
    nameless: 'Untitled deck',
    empty: 'No cards',
    sort: 'Sort by',
    sorts: { latest: 'Recently changed', name: 'Name' },
    make: 'New deck',
    makeEmpty: 'Empty deck',
    readyMade: 'Copy of a ready-made deck',
    atRandom: 'Random deck',
    fromText: 'From a list of names',
    deal: 'Create deck',
    players: 'Players',
    phenomena: 'Phenomena',
    sets: 'Sets',
    tooSmall: (planes: number) =>
      `These sets don’t have enough planes: the deck needs ${planes}. Add more sets.`,
    remote: 'Webcam-friendly',
    withoutProps: 'Only cards, dice, and tokens needed',
    randomName: (n: number) => `Random deck (${n} players)`,
    list: 'One card name per line, in either language',
    listHint: 'Tazeem\nInterplanar Tunnel',
    openFile: 'Open text file',
    notAList: 'This file has no list of cards. Try a plain text file.',
    understood: (n: number) => `Found: ${cards(n)}`,
    guessed: (n: number) => `Corrected spelling: ${n}`,
    takenFor: (line: string, name: string) => `${line} → ${name}`,
    unknown: (n: number) => `Not recognized: ${n}`,
    repeated: (n: number) => `Duplicates skipped: ${n}`,
    makeFromList: 'Create from list',
    pastedName: 'Deck from a list',
    sharedBy: (fewest: number, most: number) =>
      `Shared deck for ${fewest === most ? players(most) : `${fewest}–${players(most)}`}`,
    ownToo: 'one player’s own deck',
    unfit: 'Not legal yet.',
    unfitTitle: 'This deck isn’t legal yet',
    lacks: {
      shared: {
        tooFew: (n: number) => `As a shared deck for two: ${cards(n)} short.`,
        tooMany: (n: number) => `As a shared deck for two: ${phenomena(n)} too many.`,
        twice: 'As a shared deck for two: a card is in it twice.',
      },
      own: {
        tooFew: (n: number) => `As one player’s own deck: ${cards(n)} short.`,
        tooMany: (n: number) => `As one player’s own deck: ${phenomena(n)} too many.`,
        twice: 'As one player’s own deck: a card is in it twice.',
      },
    },
    addCards: 'Add cards',
    takeCardsOut: 'Remove cards',
    fillUp: (n: number, forPlayers: number) =>
      `Add ${n === 1 ? '1 random card' : `${n} random cards`} (for ${players(forPlayers)})`,
    filledUp: (n: number) => `Random cards added: ${n}`,
    unfitFor: 'Not legal as a shared deck.',
    unfitOwn: 'Not legal as one player’s own deck.',
    ownFits: 'Legal as one player’s own deck',
    name: 'Deck name',
    shown: 'Cards shown',
    setFold: (set: string, inside: number, all: number) =>
      inside > 0 ? `${set} · ${inside} of ${all}` : `${set} · ${all}`,
    inDeck: (n: number) => `In the deck: ${n}`,
    seatDecks: 'Different decks',
    seatDecksNote:
      'Saved decks are used in full. From ready-made decks, each player gets a random selection.',
    seatDeck: (name: string) => `${name}’s deck`,
    asForAll: 'Same as everyone',
    cardOrder: 'Sort cards by',
    cardSorts: { catalogue: 'Release order', name: 'Name', planarType: 'Planar type', added: 'Order added' },
    nothingInside: 'This deck is empty. Choose cards from the full list.',
    add: (name: string) => `Add ${name}`,
    takeOut: (name: string) => `Remove ${name}`,
    unknownCards: (n: number) =>
      `Unknown cards: ${n}. They come from a newer version of the app or from another phone. Games are played without them.`,
    removedCards: (n: number) => `Deleted custom cards: ${n}. New games are played without them.`,
    takeThemOut: (n: number) => `Remove ${n === 1 ? '1 unplayable card' : `${n} unplayable cards`}`,
    tookOut: (n: number) => `Removed: ${cards(n)}`,
    actions: 'Duplicate or delete',
    duplicate: 'Duplicate',
    copyName: (name: string) => `${name} (copy)`,
    saveText: 'Save as text file',
    copyText: 'Copy as text',
    copied: 'Copied.',
    notCopied: 'Copying failed. Save the deck as a file instead.',
    play: 'New game with this deck',
    remove: 'Delete deck',
    removed: (name: string) => `Deleted: ${name}`,
    restore: 'Undo',
    unreadable: (n: number) =>
      `This version of the app can’t read some decks (${n}). They stay on the phone.`,
    failed: {
      full: 'The phone is out of storage space. Free up some space: until then, changes last only until you close the app.',
      broken: 'Changes can’t be saved on this phone right now. They last only until you close the app.',
    },
  },

  notHere: {
    card: 'Card not found',
    cardNote: 'Check the link. The card may also come from a newer version of the app.',
    ownCard: 'This card isn’t on this phone',
    ownCardNote:
      'It was deleted, or it was made on another phone. Custom cards arrive together with the decks they are in.',
    deck: 'This deck isn’t on this phone',
    deckNote: 'It was deleted, or the link was made on another phone.',
    ways: 'Go to',
  },
};
