/** The words of the place where cards become lands. */
const colours = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
type ColourLetter = keyof typeof colours;

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const coloursInWords = (found: readonly ColourLetter[]) => listed(found.map((colour) => colours[colour]));
const either = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

export const enLands = {
  lands: {
    title: 'Any card as a land',
    ruleSet: 'Rules',
    ruleSets: { cube: 'Landless cube', landlessMtg: 'Landless MTG 1.1' },
    ruleSetNotes: {
      cube: 'By the colours in the mana cost; a land ever after',
      landlessMtg: 'By the colours of the card; a land on the battlefield and in exile',
    },
    cost: 'Mana cost of the card',
    costHint: '2WU, 2/W, XRR, W/P, 1R // 2U',
    noCost: 'Nothing typed: a card without a mana cost',
    mistakes: {
      unknownSymbol: (marked: string) => `“${marked}” is no mana symbol.`,
      unclosedBrace: (marked: string) => `The brace of “${marked}” is not closed.`,
      emptySymbol: (marked: string) => `There is nothing in “${marked}”.`,
      sameColourTwice: (marked: string) => `“${marked}” names one colour twice.`,
      tooMuch: (marked: string) => `No card costs “${marked}”.`,
      tooManyHalves: (marked: string) => `A card has two halves at most: “${marked}” is too much.`,
      missingHalf: (marked: string) => `A half is missing at “${marked}”.`,
      tooLong: 'No mana cost is that long.',
    },
    erase: 'Erase the last one',
    clear: 'Clear',
    keypad: 'Mana symbols',
    isArtifact: 'The card is an artifact',
    more: 'More about the card',
    types: 'Its other types',
    typeNames: {
      artifact: 'Artifact',
      battle: 'Battle',
      creature: 'Creature',
      enchantment: 'Enchantment',
      instant: 'Instant',
      kindred: 'Kindred',
      land: 'Land',
      planeswalker: 'Planeswalker',
      sorcery: 'Sorcery',
    },
    colourAbility: 'What it says of its own colours',
    colourAbilities: { none: 'Nothing', colourless: 'Devoid, colourless', allColours: 'All colours' },
    indicator: 'Colour indicator',
    colourNames: { W: 'White', U: 'Blue', B: 'Black', R: 'Red', G: 'Green' },
    layout: 'Kind of card',
    layouts: {
      normal: 'Usual',
      split: 'Split',
      doubleFaced: 'Double-faced',
      modalLand: 'With a land on the back',
      flip: 'Flip',
      other: 'Adventure, prototype…',
    },
    landAlready: 'It was played as a land before',

    tapFor: (mana: readonly string[]) =>
      mana.length > 4
        ? '{T}: Add one mana of any color.'
        : `{T}: Add ${either(mana.map((letter) => `{${letter}}`))}.`,
    payOneForAny: '{1}, {T}: Add one mana of any color.',
    sacrificeUnlessPaid: 'When it enters, sacrifice it unless you pay {1}.',
    noAbility: 'It makes no mana.',
    enters: { untapped: 'Enters untapped', tapped: 'Enters tapped' },
    inOther: 'In Russian',

    why: 'Why?',
    ruleOf: (rule: string) =>
      rule
        .replace(/ (\*+)$/, (_, stars: string) => `, note ${stars.length}`)
        .replace(/^cube /, 'Cube rules, ')
        .replace(/^landless /, 'Landless MTG, point ')
        .replace(/^(?=\d)/, 'Rule '),
    reasons: {
      coloursInCost: (found: readonly ColourLetter[]) =>
        `Its mana cost has ${coloursInWords(found)}: a basic land type for each.`,
      noColourInCost: 'Its mana cost has no colour: no land type.',
      artifactStays: 'An artifact card gives an artifact land.',
      basicOfOneType: 'One land type and no artifact: a basic land.',
      nonbasic: 'Not exactly one land type: nonbasic.',
      nonbasicArtifact: 'An artifact land is nonbasic.',
      intrinsicMana: 'Each basic land type taps for its colour.',
      fixedOrder: 'The words of the name always come in this order.',
      coloursOfCard: (found: readonly ColourLetter[]) => `The card is ${coloursInWords(found)}.`,
      colourless: 'The card is colourless.',
      basicOfColour: 'One colour: the basic land of that colour.',
      twoOrThree: 'Two or three colours: a nonbasic land for any of them, and it enters tapped.',
      fourOrFive: 'Four or five colours: Transguild Promenade.',
      grotto: 'No colour: Shimmering Grotto.',
      everyZone: 'It stays this land in every zone, to the end of the game.',
      battlefieldAndExile:
        'It is this land on the battlefield and in exile; anywhere else it is the card again.',
      houseCostColours: 'House rule: effects see the colours of the mana cost.',
      houseFromElsewhere: 'House rule: it may be played from wherever lands may be played.',
      houseColourlessMana: 'House rule: an artifact without a colour taps for {C}.',
    },
    open: 'The text leaves this open; ruled here:',
    allOpen: 'Every open point of these rules',
    points: {
      U1: 'An artifact without a colour becomes an artifact land that makes no mana. A house rule can give it {C}.',
      U2: 'A card without a colour that is no artifact becomes a land with no name, no type and no mana. Think twice.',
      U3: 'Devoid and its like: the land goes by the cost, but effects see a colourless card. A house rule can use the cost everywhere.',
      U4: 'A colour indicator gives no land type. To effects that ask for a land the card has that colour; with nothing in its cost it cannot be found as a basic land.',
      U5: 'A card that says it is all colours still goes by its cost; to effects it has many colours.',
      U6: 'Both halves of a split card count.',
      U7: 'Of two faces the front counts; a flip card counts as it is unflipped.',
      U8: 'A land on the back: cast the front, play the back as the land it is, or play the card as a land by its front cost.',
      U9: 'Adventures, prototypes and face-down play do not matter: the usual cost counts.',
      U10: 'A real land is simply played. Turned into a land by these rules it would be an empty one.',
      U11: 'Supertypes and all types but artifact are gone.',
      U12: 'In Russian the word for artifact stays feminine in the rules; on screen it agrees with the land.',
      U13: 'It uses the land play of the turn. Landfall triggers; so does “plays a land”, as most tables have it.',
      U14: 'Back in a hand it is a land card, to be played as this land only.',
      U15: 'What has become a land is one to every effect, with any number of colours.',
      U16: 'Only “nonland” is lifted; what else the effect asks for stays. Cascade and revealing until a nonland card take any card. “Nonland permanent” goes by the card’s types.',
      U17: 'A basic land to the hand: any card of one colour, as itself. “A land card” to the battlefield: a card of one colour, as its own land. “A Forest card”: green in its cost, as its own land.',
      U18: 'Copies and tokens copy the land, not the card behind it.',
      U19: 'Effects on nonbasic lands, or that change land types, work on these lands as on others.',
      U20: 'The rule says “from your hand”. Where lands may be played from elsewhere, the table decides; a house rule allows it.',
      U21: 'Nothing ever comes back from the zone of exiled lands, and nobody looks there.',
      E1: 'A land of two or three colours has no name. The label here is for the table; no rule compares it.',
      E2: 'It has no basic land types: nothing finds it as a Plains, and nothing harms it as one.',
      E3: 'It has one ability; the colour is chosen each time.',
      E4: 'The printed text says {1} where the rules of today say {C}.',
      E5: 'Its colours are those by the rules of the game, so what the card says of them counts; devoid gives a grotto.',
      E6: 'Artifact is lost with everything else.',
      E7: 'So are legendary and snow.',
      E8: 'Exiled it is still a land: it cannot be cast from there, and comes back as the land.',
      E9: 'What sees it go sees a land; it arrives as the card.',
      E10: 'Searching for a land finds nothing: there is no land card in any library.',
      E11: '“You may play that card”: cast it, or play it as a land if a land play is left. “You may play lands from there” is not for it.',
      E12: 'A promenade that is sacrificed goes to the graveyard as the card.',
      E13: 'With one deck for all, a card belongs to whoever took it off the deck.',
      E14: 'The deck runs out in the middle of drawing: take what is there, shuffle all graveyards, go on. Nothing anywhere: who must draw loses.',
      E15: 'Each drawing of several cards is one choice among twice as many, also where another effect replaces it.',
      E16: 'Changing control, phasing and turning face down leave it the land it is.',
      E17: 'A real land does not belong into the deck. Played all the same, it is just that land.',
    },

    effects: 'An effect asks…',
    effectKinds: {
      isLand: { name: 'Is this card a land?', example: 'Goblin Guide, Courser of Kruphix' },
      chooseNonland: { name: 'Choose a nonland card', example: 'Duress, Thoughtseize' },
      untilNonland: { name: 'Reveal until a nonland card', example: 'cascade' },
      nonlandPermanent: {
        name: 'A nonland permanent card',
        example: 'Sun Titan with a condition, and the like',
      },
      basicToBattlefield: {
        name: 'Find a basic land, onto the battlefield',
        example: 'Rampant Growth, Path to Exile',
      },
      basicToHand: { name: 'Find a basic land, into the hand', example: 'Lay of the Land' },
      landToBattlefield: { name: 'Find a land card, onto the battlefield', example: 'Crop Rotation' },
      typedToBattlefield: {
        name: 'Find a Forest card, onto the battlefield',
        example: 'Nature’s Lore, fetch lands',
      },
    },
    fits: { yes: 'Yes', no: 'No' },
    because: {
      oneColourIsLand: 'A card of one colour is a land to effects.',
      manyColoursAreNot: 'A card of several colours is no land to effects.',
      colourlessIsNot: 'A colourless card is no land to effects.',
      landEverAfter: 'It has become a land and stays one.',
      anyCardQualifies: 'Any card may be taken; what else the effect asks for stays.',
      ordinaryTypes: 'This goes by the types of the card.',
      colouredIsFound: (found: readonly ColourLetter[]) =>
        `Show it, put it into the zone of exiled lands, choose ${either(found.map((colour) => colours[colour]))}: a basic land of that one type enters, tapped if the effect says so.`,
      noColourToChoose: 'There is no colour in its mana cost.',
      colourlessNotFound: 'Only a coloured card is found.',
      goesToHandAsItself: 'It goes to the hand as the card it is.',
      entersAsItsLand: 'It enters as its own land.',
      hasTheColour: (found: readonly ColourLetter[]) =>
        `Its cost has ${coloursInWords(found)}: it is found as any of those land types and enters as its own land.`,
      noLandInLibrary: 'In a library every card is itself, and none is a land card.',
      nonlandInLibrary: 'In a hand and in a library it is the card itself, and no land.',
    },

    zones: 'What becomes of the land?',
    events: {
      bounced: 'Returned to hand',
      destroyed: 'Destroyed',
      sacrificed: 'Sacrificed',
      exiled: 'Exiled',
      blinked: 'Exiled and returned',
      tucked: 'Put into the library',
      milled: 'Milled from there',
      copied: 'Copied',
    },
    becomes: {
      landAgain: 'this land again',
      landInHand: 'a land card in hand',
      landInLibrary: 'a land card in the library',
      landInGraveyard: 'a land card in the graveyard',
      landInExile: 'a land in exile',
      cardInHand: 'the card again, in hand',
      cardInLibrary: 'the card again, in the library',
      cardInGraveyard: 'the card again, in the graveyard',
      copyOfLand: 'the copy is this land',
    },

    house: 'House rules',
    houseRules: {
      colourlessArtifactMana: 'An artifact without a colour taps for {C}',
      costColoursEverywhere: 'Effects see the colours of the mana cost',
      landsFromElsewhere: 'Cards are played as lands from wherever lands may be played',
    },
    recipe: {
      title: 'Recipe for a shared deck',
      note: 'The published recipe is for 200 cards and two to eight players. At any size every colour has as many cards as the others, and so has every pair.',
      size: 'Cards in the deck',
      range: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
      colourless: 'No colour',
      perColour: 'Each colour',
      perPair: 'Each pair',
      total: 'Total',
      rarities: { mythic: 'Mythic', rare: 'Rare', uncommon: 'Uncommon', common: 'Common' },
    },
    draft: {
      title: 'Draft at random',
      list: 'The collection: a number and a name a line',
      listHint: '4 Lightning Bolt',
      read: (n: number) => (n === 1 ? '1 card to deal from' : `${n} cards to deal from`),
      unread: 'Not understood:',
      players: 'Players',
      each: 'Cards each',
      deal: 'Deal',
      again: 'Deal anew',
      undo: 'The deal before',
      hand: (player: number, n: number) => `Player ${player}: ${n}`,
    },
    sharedDeck: {
      title: 'Play with one deck',
      mode: 'How you draw',
      modes: { single: 'Single deck', double: 'Double draw' },
      notes: {
        single:
          'Everybody draws from one deck. When it runs out, all graveyards are shuffled to be the next.',
        double:
          'The same, and who draws takes twice as many, keeps half and puts the rest on the bottom in any order.',
      },
      begin: 'Begin',
      end: 'End this game',
      left: (n: number) => `In the deck: ${n}`,
      keep: 'Keep',
      mulligan: 'Mulligan',
      hasKept: 'has kept',
      draw: (n: number) => `+${n}`,
      drawLabel: (name: string, n: number) => `${name} draws: +${n}`,
      graveyards: 'Cards in all graveyards',
      reshuffle: 'Shuffle them to be the deck',
      told: {
        deal: (each: number, atATime: number) =>
          `Deal ${each} cards to each, ${atATime === 1 ? 'one at a time' : 'two at a time'}, round the table. Everybody keeps or takes a mulligan.`,
        redeal: (name: string, dealt: number, keep: number) =>
          `${name} shuffles that hand into the deck, is dealt ${dealt} and may keep ${keep}.`,
        kept: (name: string, keep: number) =>
          `${name} keeps ${keep}; the rest stays aside until everybody has kept.`,
        bottoms: (all: readonly string[]) => `To the bottom of the deck, in this order: ${all.join(', ')}.`,
        noBottoms: 'Everybody has kept. The game begins.',
        draw: (name: string, take: number) => `${name} draws ${take}.`,
        drawAndKeep: (name: string, take: number, keep: number) =>
          `${name} takes ${take}, keeps ${keep} and puts ${take - keep} on the bottom in any order.`,
        goOn: (name: string, take: number, keep: number) =>
          `${name} takes ${take} more, keeps ${keep} of all that were taken and puts the rest on the bottom.`,
        short: (name: string, take: number, missing: number) =>
          `The deck runs out: ${name} takes the last ${take} and lacks ${missing}. Shuffle all graveyards to be the deck.`,
        empty: (name: string) => `There is nothing left to draw: ${name} loses the game.`,
      },
    },
    credit:
      'The cube rules are those of a Russian landless cube. Landless MTG 1.1 is by the author of the repository kvas-it/landless-mtg, CC BY 4.0. Both are told here in our own words.',
  },
};
