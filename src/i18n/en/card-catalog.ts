import { cards } from './counts';

/** The list of all planar cards, with its filters, and what the page of a card adds. */
export const enCardCatalog = {
  catalog: {
    title: 'Catalog',
    search: 'Name or text',
    searchShort: 'Search',
    found: (n: number) => cards(n),
    nothing: 'No cards found.',
    onlySimilar: 'No cards found. These have similar names:',
    hiddenByFilters: (n: number) =>
      `No cards match these filters. ${n === 1 ? '1 card matches' : `${n} cards match`} without them.`,
    showAll: 'Show all cards',
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
    mechanics: {
      arrive: 'Arriving',
      leave: 'Leaving',
      beginning: 'Beginning phase',
      main: 'Main phases',
      combat: 'Combat',
      endStep: 'End step',
      planarDie: 'Planar die',
      planarDeck: 'Planar deck, planeswalking',
      turns: 'Turns and turn order',
      life: 'Life',
      damage: 'Damage',
      planeCounters: 'Counters on the plane',
      creatureCounters: '+1/+1 and −1/−1 counters',
      tokens: 'Tokens',
      drawing: 'Card draw',
      mana: 'Mana',
      ongoingEffect: 'Ongoing effects',
      phasing: 'Phasing',
    },
    typeLabel: 'Planar type',
    setLabel: 'Set',
    event: 'Event card',
    eventNote:
      'Made for events, not for regular play. Of the ready-made decks, only the event deck includes it.',
    requiredItems: {
      boosters: 'Needs booster packs.',
      pins: 'Needs collectible pins.',
      printedCard: 'Needs the printed card or a stand-in.',
    },
    remote: {
      cardsOfOthers: 'Hard to play over webcam: players handle each other’s cards.',
      firstToSpeak: 'Hard to play over webcam: it matters who speaks first.',
      sharedTable: 'Hard to play over webcam: everyone has to be at one table.',
    },
    filterLabel: 'Card type',
    clearFilters: 'Clear filters',
    filterButton: (active: number) => (active > 0 ? `Filters: ${active}` : 'Filters'),
  },
};
