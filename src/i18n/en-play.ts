import { cards, count } from './en-counts';

/** The words of what is done at the table now and then: the menu and what it leads to, choices among cards. */
export const enPlay = {
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
};
