import { amount } from './amount';
import { plural } from './plural';

const count = plural('en');
const players = (n: number) => count(n, { one: 'player', other: 'players' });
const planes = (n: number) => count(n, { one: 'plane', other: 'planes' });
const cards = (n: number) => count(n, { one: 'card', other: 'cards' });

const listed = (names: readonly string[] | number) =>
  typeof names === 'number' ? cards(names) : names.length > 0 ? names.join(', ') : 'nothing';

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
    lifeRange: (most: number) => `A whole number from 1 to ${most}.`,
    who: 'Who begins',
    random: 'Random',
    deck: 'Planar deck',
    decks: {
      random: 'Random legal deck',
      all: 'All official planes',
      OHOP: 'Planechase (2009)',
      OPC2: 'Planechase 2012',
      OPCA: 'Planechase Anthology (2016)',
      MOC: 'March of the Machine Commander',
      WHO: 'Doctor Who',
      none: 'No planes, life totals only',
    },
    deckNote: {
      random: (n: number) => `${cards(n)} drawn from every official plane and phenomenon`,
      full: (planes: number, phenomena: number, all = phenomena) =>
        `${count(planes, { one: 'plane', other: 'planes' })}, ${
          all === 0
            ? 'no phenomena'
            : phenomena < all
              ? `${phenomena} of ${all} phenomena: two for each player`
              : count(phenomena, { one: 'phenomenon', other: 'phenomena' })
        }`,
      none: 'Nothing planar on the screen',
    },
    map: 'Eternities Map',
    maps: { none: 'No', open: 'Open map', sevenBySeven: '7 × 7' },
    mapNote: {
      none: 'The next plane comes off the deck',
      open: 'Choose among neighbours; far planes return to the deck',
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

  unknownCard: 'Unknown card',

  unknownCardNote: 'This version does not know the card. Play it from its printed text.',

  menu: {
    title: 'Game',
    rollByCard: 'A card tells you to roll',
    rollByCardNote: 'Free, and the next roll costs no more for it',
    ownDie: 'Enter a real die’s result',
    ownDieNote: 'Three faces, or a six-sided die',
    die: 'Who throws the die',
    dice: { app: 'The app', table: 'We do' },
    counted: 'Rolls paid for this turn',
    countedMore: 'One more roll counted',
    countedFewer: 'One roll fewer counted',
    planarDeck: 'Planar deck',
  },

  choice: {
    asks: (name: string, card: string | null) =>
      card === null ? `${name} decides:` : `${card} asks ${name}:`,
    chooseSome: (n: number) => `choose ${count(n, { one: 'plane', other: 'planes' })}.`,
    all: 'say where each card goes.',
    onlyOrder: 'the order is yours to choose.',
    looksAlone: (name: string) => `Only ${name} should look now.`,
    places: { top: 'On top', bottom: 'Bottom', walk: 'Planeswalk there', add: 'Turn up as well' },
    randomBottom: 'The rest goes to the bottom in a random order.',
    orderNote: 'Cards go under the deck in this order, the last one lowest.',
    up: (name: string) => `${name}: earlier`,
    down: (name: string) => `${name}: later`,
    confirm: 'Done',
    chosen: (have: number, must: number) => `chosen: ${have} of ${must}`,
    chaosHere: 'These chaos abilities happen:',
  },

  map: {
    title: 'Eternities Map',
    asks: (name: string) => `Where to? ${name} chooses.`,
    hint: 'Tap a plane beside you to read it, or a corner nobody has seen.',
    here: 'You are here',
    inBetween: 'On the way here',
    unknown: 'Unknown',
    unseen: 'Nothing lies here yet',
    edge: 'The map ends here',
    hellride: 'Hellride',
    hellrideNote:
      'Nobody knows what lies there: the top card of the planar deck is turned up. If it is a phenomenon, it is met on the way.',
    recentre: 'Back to where you are',
    walkTo: (plane: string) => `Planeswalk: ${plane}`,
    rideTo: (way: string) => `Hellride ${way}`,
    onMap: (n: number) => `${planes(n)} on the map around you`,
    left: 'What was left stays on the map until it is too far away.',
    directions: {
      north: 'north',
      northEast: 'north-east',
      east: 'east',
      southEast: 'south-east',
      south: 'south',
      southWest: 'south-west',
      west: 'west',
      northWest: 'north-west',
    },
  },

  byHand: {
    title: 'By hand',
    planeswalk: 'Planeswalk without the die',
    planeswalkNote: 'A card or the table says so',
    chaos: 'Chaos ensues without the die',
    chaosNote: 'For every plane that is face up',
    look: 'Look at the top cards',
    reveal: 'Reveal the top cards',
    revealPlanes: 'Reveal until planes are found',
    howMany: 'How many',
    fewer: 'Fewer',
    more: 'More',
    go: 'Take them',
  },

  enterRoll: {
    title: 'What came up?',
    six: 'On a six-sided die: 1 is chaos, 6 is planeswalk',
    number: (n: number) => `${n} on a six-sided die`,
    told: 'A card said so: free',
    paid: (mana: number) => (mana === 0 ? 'This roll is free' : `This roll costs ${mana} mana`),
  },

  deckSheet: {
    title: 'Planar deck',
    left: (n: number) => `${cards(n)} face down`,
    faceUp: 'Face up',
    visited: 'Visited, the latest first',
    none: 'Nothing yet.',
    bottom: 'What was left lies on the bottom of the deck.',
  },

  logTitle: 'Log',

  logOlder: 'Show earlier',

  logTurn: (turn: number, name: string) => `Turn ${turn} · ${name}`,

  log: {
    gameBegan: (name: string, life: number, random: boolean) =>
      `The game begins at ${life} life. ${name} ${random ? 'was drawn to go first' : 'goes first'}.`,
    turnBegan: (name: string) => `${name}’s turn.`,
    lifeChanged: (name: string, by: string, total: number) => `${name} ${by}: ${amount(total)} life.`,
    lifeSet: (name: string, total: number) => `${name} is set to ${amount(total)} life.`,
    poisonChanged: (name: string, by: string, total: number) => `${name} ${by} poison: ${amount(total)}.`,
    playerLeft: (name: string, because: 'noLife' | 'poison' | 'conceded') =>
      ({
        noLife: `${name} has no life left and is out.`,
        poison: `${name} has ten poison counters and is out.`,
        conceded: `${name} concedes.`,
      })[because],
    gameWon: (name: string) => `${name} wins the game.`,
    startingPlaneRevealed: (name: string, plane: string, passed: readonly string[]) =>
      `${name} reveals the starting plane: ${plane}.${
        passed.length > 0 ? ` Put on the bottom on the way: ${passed.join(', ')}.` : ''
      }`,
    planarDieRolled: (
      name: string,
      face: 'blank' | 'chaos' | 'planeswalk',
      paid: number | null,
      byTable: boolean,
    ) => {
      const cost = paid === null ? 'as a card said' : paid === 0 ? 'free' : `for ${paid} mana`;
      const result = { blank: 'blank', chaos: 'chaos', planeswalk: 'planeswalk' }[face];
      return `${name} rolls the planar die (${cost}${byTable ? ', own die' : ''}): ${result}.`;
    },
    chaosEnsued: (planes: readonly string[]) =>
      planes.length > 0 ? `Chaos ensues: ${planes.join(', ')}.` : 'Chaos ensues, but no plane is face up.',
    planeswalked: (name: string, from: readonly string[], to: readonly string[]) =>
      `${name} planeswalks from ${from.join(', ')} to ${to.join(', ')}.`,
    phenomenonEncountered: (card: string) => `Phenomenon: ${card}.`,
    phenomenonResolved: (card: string) => `${card} is resolved.`,
    phenomenonStays: (name: string, card: string) => `${card} stays; ${name} controls it now.`,
    cardsTaken: (name: string, shown: readonly string[] | number) =>
      typeof shown === 'number'
        ? `${name} looks at ${cards(shown)} off the planar deck.`
        : `${name} reveals ${shown.join(', ')}.`,
    cardsPutBack: (name: string, top: readonly string[] | number, bottom: readonly string[] | number) =>
      `${name} puts back: on top ${listed(top)}; on the bottom ${listed(bottom)}.`,
    arrivedBesides: (name: string, to: readonly string[]) =>
      `${name} turns up ${to.join(', ')} as well; no plane is left.`,
    whereToAsked: (name: string) => `${name} planeswalks and chooses where to.`,
    walk: (name: string, way: string) => `${name} walks ${way}.`,
    hellride: (name: string, way: string) => `${name} hellrides ${way}, into the unknown.`,
    planesLaid: (planes: readonly string[]) => `Around lie now: ${planes.join(', ')}.`,
    planesCollected: (planes: readonly string[]) =>
      `Too far away, shuffled into the planar deck: ${planes.join(', ')}.`,
    planarControllerChanged: (name: string) => `${name} is the planar controller now.`,
    abilitiesCeased: (name: string) => `What waited under ${name}’s control is gone.`,
    rollsCounted: (name: string, counted: number) =>
      `${name}: ${count(counted, { one: 'roll', other: 'rolls' })} counted this turn.`,
  },

  refusals: {
    notPlanechase: 'This game is played without planes.',
    tooFewPlayers: (limit: number) => `A game needs at least ${players(limit)}.`,
    tooFewPlanarCards: (limit: number) => `The planar deck needs at least ${cards(limit)}.`,
    tooManyPhenomena: (limit: number) => `The planar deck may hold at most ${limit} phenomena.`,
    repeatedPlanarCard: 'The planar deck holds the same card twice.',
    tooFewPlanesForMap: (limit: number) => `The map needs at least ${planes(limit)}.`,
    startingPlaneNotRevealed: 'Reveal the starting plane first.',
    startingPlaneAlreadyRevealed: 'The starting plane is already face up.',
    abilityWaiting: 'Finish what is waiting first.',
    choiceWaiting: 'First say where the taken cards go.',
    whereToWaiting: 'First choose where to planeswalk.',
    notAllowedThere: 'The cards may not go there.',
    beyondTheMap: 'The map ends there.',
    squareTooFar: 'That is more than one step away.',
    hellrideIntoTheKnown: 'A hellride goes into the unknown only: a plane lies there face up.',
    noPlaneThere: 'No plane lies there.',
    planarDeckIsEmpty: 'The planar deck is empty.',
    nothingWaiting: 'Nothing is waiting.',
    noActivePlayer: 'This turn has no active player any more: nobody may roll.',
    noRollToTakeBack: 'No roll is counted this turn.',
    noSuchPlayer: 'No such player sits at the table.',
    playerHasLeft: 'This player has left the game.',
    gameIsOver: 'The game is over.',
    notAWholeNumber: 'Only whole numbers.',
    numberTooLarge: (limit: number) => `No more than ${limit}.`,
  },

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
    search: 'Search by name or planar type',
    found: (n: number) => cards(n),
    nothing: 'No card is called that.',
    printings: 'Printed in',
    ourTranslation: 'No planar card was printed in Russian: the Russian name is ours.',
    ownWords: 'Text in our own words, current rules.',
    filters: { all: 'All', plane: 'Planes', phenomenon: 'Phenomena' },
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
      'Planar Table is unofficial Fan Content permitted under the Fan Content Policy. Not approved or endorsed by Wizards. Names of cards and planes belong to Wizards of the Coast. ©Wizards of the Coast LLC.',
    landless:
      'The landless rules draw on Landless MTG 1.1 by its author (repository kvas-it/landless-mtg), CC BY 4.0.',
    licence:
      'The app itself is free software under the MIT licence. The typeface is Alegreya by Juan Pablo del Peral, OFL 1.1.',
    privacy: 'Nothing leaves this phone: no account, no server, no counting of visitors.',
  },

  symbols: {
    tap: 'tap',
    chaos: 'chaos symbol',
    generic: (n: string) => `${n} generic mana`,
    colours: {
      W: 'white mana',
      U: 'blue mana',
      B: 'black mana',
      R: 'red mana',
      G: 'green mana',
      C: 'colorless mana',
    } as Readonly<Record<string, string>>,
  },
};
