import { cards, planes } from './counts';

/** The plane in play, its counters and options; ongoing effects; the planar deck and choices among its cards. */
export const enPlane = {
  planeView: {
    revealHint: (name: string, isTeam: boolean) =>
      `${name} ${isTeam ? 'go' : 'goes'} first. Shuffle your decks, take mulligans, then reveal the starting plane.`,
    startingPlane: 'Starting plane: nothing triggered as it was revealed.',
    noPlane: 'No plane is face up this turn. The next planeswalk reveals one.',
    textFacing: 'Read the card from',
    textFacingNames: { one: 'One side', two: 'Two sides', four: 'Four sides' },
  },

  choice: {
    chooser: (name: string, card: string | null) => `${name}${card === null ? '' : ` (${card})`}:`,
    chooseSome: (planeCount: number, cardCount: number) =>
      `choose ${planes(planeCount)} from ${cards(cardCount)}.`,
    chooseForEach: 'choose where each card goes.',
    chooseOrder: 'choose the order.',
    chooseForOne: 'choose where this card goes.',
    nothingToChoose: 'nothing left to choose.',
    passDevice: (name: string) => `Pass the device to ${name}. No one else may look.`,
    orderOnBottom: 'put the cards you planeswalked away from on the bottom in any order.',
    show: 'Show cards',
    whereTo: (card: string) => `Where does ${card} go?`,
    destinations: {
      top: 'Top of deck',
      bottom: 'Bottom of deck',
      walk: 'Planeswalk to it',
      add: 'Add to face-up planes',
    },
    randomBottom: 'The rest go on the bottom in a random order.',
    topNote: 'Cards put on top keep the order shown here: the first one is the top card.',
    orderNote: 'Cards go on the bottom in this order; the last one is the bottom card.',
    place: (n: number, count: number) => `${n} of ${count}`,
    moveEarlier: (name: string) => `Move ${name} earlier`,
    moveLater: (name: string) => `Move ${name} later`,
    chaosHere: 'These cards’ chaos abilities trigger.',
  },

  deckSheet: {
    cardsLeft: (n: number) => `${cards(n)} face down`,
    cardsLeftOf: (name: string, n: number) => `${name}: ${cards(n)} face down`,
    faceUp: 'Face up',
    visited: 'Visited, most recent first',
    none: 'Nothing yet.',
    bottom: 'Planes you leave go to the bottom of the deck.',
    ownBottom: 'Planes you leave go to the bottom of their owner’s deck.',
  },

  counters: {
    title: 'Counters',
    addOne: (counterName: string) => `${counterName}: add one`,
    removeOne: (counterName: string) => `${counterName}: remove one`,
    menu: 'Plane counters',
  },

  effects: {
    title: 'Ongoing effects',
    none: 'None.',
    turnsReversed: 'Turn order reversed',
    does: {
      remind: 'Reminder',
      blankIsChaos: 'Blank counts as chaos',
      walkIsChaos: 'Chaos instead of rolled planeswalks',
      everyWalkIsChaos: 'Chaos instead of all planeswalks',
      extraDie: 'Rolls an extra die and ignores one',
      lookFirst: 'Looks at two cards before planeswalking',
      cannotLose: 'Can’t lose; opponents can’t win',
    },
    ends: {
      planeswalk: 'until a player planeswalks',
      leavingAPlane: 'until a player planeswalks away from a plane',
      turnOf: (name: string) => `until ${name}’s next turn`,
      never: 'for the rest of the game',
    },
    unknown: 'Unknown effect',
    unknownEnd: 'unknown duration',
    /** `isSentencePart`: the effect is in the app's words, which other languages do not capitalize here. */
    concerning: (name: string, effect: string, _isPhrase: boolean) => `${name}: ${effect}`,
    endEffect: (effect: string) => `End effect: ${effect}`,
    add: 'Add manually',
    effect: 'Effect',
    note: 'Description',
    noteMissing: 'Enter a description.',
    affects: 'Affects',
    everybody: 'Everyone',
    howLong: 'Duration',
    nextTurn: 'Until that player’s next turn',
    begin: 'Add',
    target: 'Choose a player',
  },

  didNotHappen: {
    planeswalking: 'Stay (if countered)',
    chaos: 'Skip chaos (didn’t resolve)',
    encounter: 'Skip (didn’t resolve)',
  },
};
