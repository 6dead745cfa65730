/** Texts of the Lands place. */
import { cards, count } from './counts';
import { allOf, anyOf } from './lists';

const names = (n: number) => count(n, { one: 'name', other: 'names' });

const colors = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
type ColorLetter = keyof typeof colors;

const colorsInWords = (letters: readonly ColorLetter[]) => allOf(letters.map((color) => colors[color]));

export const enLands = {
  lands: {
    title: 'Any card as a land',
    leads: {
      card: 'For decks without land cards: see which land a card becomes.',
      list: 'For decks without land cards: paste a list to see which land each card becomes.',
      aids: 'For decks without land cards: build a deck for the whole table and play with it.',
    },
    ruleSet: 'Rules',
    ruleSets: { cube: 'Landless cube', landlessMtg: 'Landless MTG' },
    ruleSetNotes: {
      cube: 'Makes the colors of its mana cost; stays a land all game.',
      landlessMtg: 'Makes the card’s own colors; a land on the battlefield and in exile.',
    },
    view: 'View',
    views: { card: 'One card', list: 'Card list', aids: 'Play aids' },
    byName: {
      label: 'Card name',
      hint: 'Lightning Bolt',
      found: 'Matching cards',
      more: 'Show more names',
      similar: 'Similar names',
      /** Marks a card that did not come with the app. */
      imported: 'your data',
      none: 'There’s no card data on this device yet. Look cards up, or enter a mana cost.',
      unknown: (name: string) =>
        `“${name}” isn’t among the cards on this device. Check the spelling, look it up, or enter its mana cost.`,
      unreadableCost: (cost: string) => `The rules don’t cover this mana cost: ${cost}`,
    },
    cardData: {
      title: 'Card data',
      builtIn: (n: number, day: string) =>
        `Comes with the app: ${n.toLocaleString('en-US')} cards as of ${day}.`,
      noBuiltIn: {
        loading: 'The list of all cards is downloading.',
        missing: 'The list of all cards hasn’t been downloaded yet. Connect to the internet once.',
      },
      count: (n: number) =>
        n === 0 ? 'No other cards have been added.' : `Added on this device: ${cards(n)}.`,
      lookUp: (n: number) => `Look up ${n === 1 ? 'the name' : names(n)} on Scryfall`,
      lookUpNote:
        'Only what is looked up is sent to api.scryfall.com. The results stay on this device and work offline.',
      openFile: 'Open data file',
      fileNote:
        'A Scryfall bulk data file (JSON, optionally gzip): “Oracle Cards,” or “All Cards” for Russian names. Nothing is sent.',
      lookingUp: (asked: number, total: number) => `Looking up on Scryfall: ${asked} of ${total}`,
      paused: (seconds: number) => `Scryfall asked us to wait ${seconds} s. The lookup will resume.`,
      reading: (n: number) => `Reading file: ${cards(n)} so far`,
      stop: 'Stop',
      learned: (n: number) => `Added: ${cards(n)}.`,
      missed: (n: number) => `Not found or not recognized: ${n}.`,
      failures: {
        offline: 'Scryfall can’t be reached. Check your connection and try again.',
        limited: 'Too many requests to Scryfall. Try again in a few minutes.',
        unexpected: 'Scryfall sent an unexpected response. Try again later.',
        stopped: 'Stopped.',
        noCards: 'This file has no card data. Choose a Scryfall data file.',
        tooLarge:
          'This file is too large to read at once. Files downloaded from Scryfall, with one card per line, can be any size.',
        unreadable: 'The file is incomplete or can’t be unpacked. The cards that could be read are saved.',
        full: 'This device is out of storage space, so some cards weren’t saved. Free up some space, then try again.',
        broken: 'Card data can’t be saved on this device right now. Try again later.',
      },
      deleteAll: 'Delete all card data',
      confirmDeleteAll: 'Tap again to delete all',
      credit: 'Scryfall provides its card data free of charge and isn’t affiliated with this app.',
    },
    list: {
      label: 'Card list: one card per line, with quantity',
      hint: '4 Lightning Bolt (M10) 146\n2 Fire // Ice\nSB: 1 Duress',
      openFile: 'Open list file',
      toTable: 'Show results',
      notAList: 'This file doesn’t contain a card list. Try a plain text file.',
      tooLong: 'The list is too long. Only the beginning was kept.',
      table: 'All cards as lands',
      card: 'Card',
      sideboard: 'sideboard',
      unknown: 'Not recognized',
      outside: 'Cost not covered by the rules',
      realLand: 'Real land',
      more: (n: number) => `Show ${n} more`,
      totals: 'Totals',
      totalsNote: (n: number, uncounted: number, hasSideboard: boolean) =>
        `${cards(n)}${hasSideboard ? ' without the sideboard' : ''}${uncounted > 0 ? `; ${uncounted} of them ${uncounted === 1 ? 'isn’t' : 'aren’t'} counted below` : ''}.`,
      byColor: 'Mana of each color (without real lands)',
      byKind: 'Lands by kind',
      kinds: {
        basic: 'Basic',
        severalTypes: 'Multiple land types',
        artifact: 'Artifact',
        empty: 'No name, no mana',
        twoOrThree: 'Two or three colors',
        promenade: 'Promenades',
        grotto: 'Grottos',
        realLand: 'Real lands',
      },
      unknownNames: (n: number) => `Not recognized: ${n}`,
      unknownNote: 'Tap a name to take the card it may mean, or to describe the card.',
      sources: (app: number, user: number, list: number) =>
        `Card data: ${[
          app > 0 && `${app} from the app`,
          user > 0 && `${user} from your data`,
          list > 0 && `${list} from the list itself`,
        ]
          .filter(Boolean)
          .join(', ')}.`,
      houseRulesInUse: 'With your house rules:',
      saveText: 'Save as text',
      saveCsv: 'Save as CSV',
      columns: { count: 'Count', board: 'Sideboard', known: 'English name', type: 'Type line' },
    },
    check: {
      title: 'Compare with the recipe',
      note: (n: number) => `Recipe for ${cards(n)}:`,
      tooFew: (min: number, max: number) =>
        `The recipe (under “Play aids”) is for ${min} to ${max} cards, so there’s nothing to compare yet.`,
      fits: 'The list matches the recipe exactly.',
      kind: 'Kind',
      has: 'Have',
      wants: 'Need',
      outside: 'Not in the recipe (lands, cards of three or more colors, unrecognized cards):',
      noColor: 'colorless',
      byColor: 'Compared by color only: the rarity of some cards isn’t known.',
    },
    cost: 'Card’s mana cost',
    costHint: '2WU, XRR, W/P',
    askType: 'The answer depends on the card’s type. Which is it?',
    identify: {
      replaceWith: (name: string, replacement: string) => `Replace ${name} with ${replacement}`,
      title: (name: string) => `What is “${name}”?`,
      types: 'Card types',
      save: 'Save to the list',
    },
    noCost: 'Empty: a card without a mana cost',
    mistakes: {
      unknownSymbol: (marked: string) => `“${marked}” isn’t a mana symbol.`,
      russianLetter: (marked: string) =>
        `“${marked}” is a Russian letter. Use W for white, U for blue, B for black, R for red, G for green, C for colorless.`,
      unclosedBrace: (marked: string) => `“${marked}” needs a closing brace.`,
      emptySymbol: (marked: string) => `“${marked}” is empty.`,
      sameColorTwice: (marked: string) => `“${marked}” has the same color twice.`,
      tooMuch: (marked: string) => `“${marked}” is more than any card costs.`,
      tooManyHalves: (marked: string) => `“${marked}” is one half too many: a card has at most two.`,
      missingHalf: (marked: string) => `“${marked}” is missing one half.`,
      tooLong: 'No mana cost is this long.',
    },
    erase: 'Delete last symbol',
    clear: 'Clear',
    keypad: 'Mana symbols',
    keys: { '/': 'or', '//': 'second half' },
    isArtifact: 'Artifact card',
    more: 'More about the card',
    types: 'Other card types',
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
    colorAbility: 'Color-defining ability',
    colorAbilities: { none: 'None', colorless: 'Devoid (colorless)', allColors: 'All colors' },
    indicator: 'Color indicator',
    colorNames: { W: 'White', U: 'Blue', B: 'Black', R: 'Red', G: 'Green' },
    layout: 'Card layout',
    layouts: {
      normal: 'Normal',
      split: 'Split',
      doubleFaced: 'Double-faced',
      modalLand: 'Land on the back',
      flip: 'Flip',
      other: 'Adventure, prototype…',
    },
    landAlready: 'Already played as a land',

    tapFor: (mana: readonly string[]) =>
      mana.length > 4
        ? '{T}: Add one mana of any color.'
        : `{T}: Add ${anyOf(mana.map((letter) => `{${letter}}`))}.`,
    payOneForAny: '{1}, {T}: Add one mana of any color.',
    sacrificeUnlessPaid: 'When it enters, sacrifice it unless you pay {1}.',
    noAbility: 'It doesn’t make mana.',
    ownText: 'It has its own types and its own text.',
    enters: { untapped: 'Enters untapped', tapped: 'Enters tapped', byItsText: 'Enters as its text says' },

    why: 'Why?',
    ruleOf: (rule: string) =>
      rule
        .replace(/^cube (\d+) (\*+)$/, (_, n: string, stars: string) => `Note ${stars.length} to rule ${n}`)
        .replace(/^cube /, 'Cube rule\u00a0')
        .replace(/^landless /, 'Landless MTG, rule ')
        .replace(/^(?=\d)/, 'Rule '),
    reasons: {
      colorsInCost: (found: readonly ColorLetter[]) =>
        `Its mana cost contains ${colorsInWords(found)}: one basic land type for each color.`,
      noColorInCost: 'Its mana cost has no color: no land type.',
      artifactStays: 'An artifact card becomes an artifact land.',
      basicOfOneType: 'One land type, not an artifact: a basic land.',
      nonbasicWithoutType: 'No land type: a nonbasic land.',
      nonbasicOfSeveralTypes: 'More than one land type: a nonbasic land.',
      nonbasicArtifact: 'An artifact land is nonbasic.',
      intrinsicMana: 'Each basic land type taps for its color of mana.',
      fixedOrder: 'The words of the name always appear in this order.',
      colorsOfCard: (found: readonly ColorLetter[]) => `The card is ${colorsInWords(found)}.`,
      colorless: 'The card is colorless.',
      basicOfColor: 'One color: the basic land of that color.',
      twoOrThree: 'Two or three colors: a nonbasic land that taps for any of them and enters tapped.',
      fourOrFive: 'Four or five colors: Transguild Promenade.',
      grotto: 'Colorless: Shimmering Grotto.',
      realLand: 'The card is a land already, and it’s played as that land.',
      everyZone: 'It remains this land in every zone for the rest of the game.',
      battlefieldAndExile:
        'It’s this land on the battlefield and in exile. In any other zone, it’s the card again.',
      houseCostColors: 'House rule: effects see the colors of the mana cost.',
      houseFromElsewhere: 'House rule: it can be played as a land from any zone you may play lands from.',
      houseColorlessMana: 'House rule: a colorless artifact taps for {C}.',
    },
    openQuestions: 'Where the rules are silent, we play it this way:',
    allOpenQuestions: 'Show all rulings',
    rulings: {
      colorlessArtifact:
        'A colorless artifact becomes an artifact land that doesn’t make mana. A house rule can give it {C}.',
      colorlessNonartifact:
        'A colorless card that isn’t an artifact becomes a land with no name, types, or mana. Think twice.',
      devoid:
        'Devoid and similar abilities: the land depends on the mana cost, but effects see a colorless card. A house rule can use the cost everywhere.',
      colorIndicator:
        'A color indicator doesn’t give a land type. For effects that look for a land, the card has that color; with no color in its cost, it can’t be found as a basic land.',
      allColors:
        'If a card says it’s all colors, the land still depends on its cost; effects see a multicolored card.',
      splitCard: 'Both halves of a split card count.',
      frontFace: 'The front face counts; for a flip card, the unflipped half.',
      landOnBackByCost:
        'Land on the back: cast the front, play the back as its own land, or play the card as a land based on its front cost.',
      normalCost: 'Adventures, prototypes, and casting face down don’t matter: the normal mana cost counts.',
      realLand:
        'A real land is played normally. Turned into a land by these rules, it would have no types or mana.',
      typesLost: 'It loses its supertypes and all card types except artifact.',
      artifactWordForm:
        'The original rules use a single form of the Russian word for “Artifact.” The Russian name here agrees with the land’s name.',
      usesLandPlay:
        'It uses your land play for the turn. Landfall triggers, and most tables also let “whenever you play a land” abilities trigger.',
      landCardInHand: 'In a hand it’s a land card, and it can be played only as this land.',
      landForEveryEffect: 'Once a card has become a land, it’s a land for every effect, whatever its colors.',
      onlyNonlandIgnored:
        'Only “nonland” is ignored; the other conditions still apply. Cascade and “reveal until you reveal a nonland card” can take any card. For “nonland permanent,” use the card’s own types.',
      landSearches:
        'Basic land to hand: any one-color card, as itself. “Land card” to the battlefield: a one-color card, as its own land. “Forest card”: a card with green in its cost, as its own land.',
      copies: 'Copies and tokens copy the land, not the original card.',
      effectsAgainstLands:
        'Effects that punish nonbasic lands or change land types affect these lands like any others.',
      playedFromElsewhere:
        'The rule says “from your hand.” If an effect lets you play lands from another zone, your table decides; a house rule allows it.',
      exiledLands: 'Nothing returns from the exiled-lands zone, and no one may look there.',
      landsOnBothFaces: 'Both faces are lands: play either face as the land it is. Neither is cast.',
      labelIsNoName:
        'A land of two or three colors has no name. The label here is for your convenience; the rules ignore it.',
      noBasicTypes: 'It has no basic land types: effects that look for or affect a Plains ignore it.',
      oneManaAbility: 'It has one ability; choose the color each time you tap it.',
      grottoAddsColorless: 'The original text says {1}; under current rules it’s {C}.',
      colorsByGameRules:
        'Its colors follow the game’s rules, including abilities that set its color. A card with devoid becomes a Shimmering Grotto.',
      artifactLost: 'It stops being an artifact, too.',
      supertypesLost: 'It’s no longer legendary or snow, either.',
      playedOnlyAsLandInExile:
        'In exile it’s still a land: it can’t be cast from there, and it returns as the land.',
      leavesAsLand: 'Abilities that see it leave see a land; in its new zone it’s the card.',
      noLandsInLibraries: 'Searching for a land finds nothing: libraries have no land cards.',
      mayPlayThatCard:
        '“You may play that card”: cast it, or play it as a land if you have a land play left. “You may play lands from there” doesn’t apply.',
      promenadeSacrificedOnEntering: 'A sacrificed Promenade goes to the graveyard as the card.',
      ownerOfSharedCard: 'With a shared deck, a card’s owner is the player who drew it.',
      deckRunsOut:
        'If the deck runs out while you’re drawing, take what’s left, shuffle all graveyards into a new deck, and continue. If there are no cards anywhere, the player who must draw loses.',
      doubledDraws:
        'Each draw of several cards is one choice from twice as many, even if another effect replaces the draw.',
      staysSameLand: 'It stays the same land if it changes controllers, phases out, or is turned face down.',
      realLandInDeck: 'A real land doesn’t belong in the deck. If it’s played anyway, it’s just that land.',
      landOnBackByColors:
        'Land on the back: cast the front, play the back as its own land, or play the card as a land of its front’s colors.',
      normalColors:
        'Adventures, prototypes, and casting face down don’t matter: the card’s normal colors count.',
    },

    effects: 'How do effects treat it?',
    effectKinds: {
      isLand: { name: 'Is this card a land?', example: 'Goblin Guide, Courser of Kruphix' },
      chooseNonland: { name: 'Choose a nonland card', example: 'Duress, Thoughtseize' },
      untilNonland: { name: 'Reveal until a nonland card', example: 'cascade' },
      nonlandPermanent: { name: 'Nonland permanent card', example: 'effects that return or reveal one' },
      basicToBattlefield: {
        name: 'Basic land onto the battlefield',
        example: 'Rampant Growth, Path to Exile',
      },
      basicToHand: { name: 'Basic land into your hand', example: 'Lay of the Land' },
      landToBattlefield: { name: 'Land card onto the battlefield', example: 'Crop Rotation' },
      landTypeToBattlefield: {
        name: 'Forest card onto the battlefield',
        example: 'Nature’s Lore, fetch lands',
      },
    },
    matchAnswers: { yes: 'Yes', no: 'No', depends: 'It depends' },
    because: {
      oneColorIsLand: 'For effects, a one-color card is a land.',
      manyColorsAreNot: 'For effects, a multicolored card isn’t a land.',
      colorlessIsNot: 'For effects, a colorless card isn’t a land.',
      remainsLand: 'It has become a land and stays one.',
      anyCardQualifies: 'Any card can be chosen; the effect’s other conditions still apply.',
      ordinaryTypes: 'The card’s own types decide.',
      coloredIsFound: (found: readonly ColorLetter[]) =>
        `Reveal it, put it into the exiled-lands zone, and choose ${anyOf(found.map((color) => colors[color]))}: a basic land of the matching type enters, tapped if the effect says so.`,
      noColorToChoose: 'Its mana cost has no color.',
      colorlessNotFound: 'Only a card with a color can be found.',
      goesToHandAsItself: 'It goes to hand as itself.',
      entersAsItsLand: 'It enters as its own land.',
      hasTheColor: (found: readonly ColorLetter[]) =>
        `Its cost has ${colorsInWords(found)}: it can be found as a land of any matching basic type and enters as its own land.`,
      noLandInLibrary: 'In a library, every card is itself, and none is a land card.',
      nonlandInLibrary: 'In a hand or library, it’s the card itself, not a land.',
      realLandIsFound: 'It’s a real land card: it’s found as itself.',
      onlyIfBasic: 'It’s a real land card: it’s found only if it’s basic.',
      onlyByItsTypes: 'It’s a real land card: it’s found as any land type in its type line.',
    },

    zones: 'What happens to the land?',
    events: {
      bounced: 'Returned to hand',
      destroyed: 'Destroyed',
      sacrificed: 'Sacrificed',
      exiled: 'Exiled',
      blinked: 'Exiled and returned',
      tucked: 'Put into the library',
      milled: 'Milled from the library',
      copied: 'Copied',
    },
    outcomes: {
      landAgain: 'this land again',
      landInHand: 'a land card in hand',
      landInLibrary: 'a land card in the library',
      landInGraveyard: 'a land card in the graveyard',
      landInExile: 'a land in exile',
      cardInHand: 'the original card, in hand',
      cardInLibrary: 'the original card, in the library',
      cardInGraveyard: 'the original card, in the graveyard',
      copyOfLand: 'the copy is this land',
    },

    house: 'House rules',
    houseRules: {
      colorlessArtifactMana: 'Colorless artifacts tap for {C}',
      costColorsEverywhere: 'Effects see the colors of the mana cost',
      landsFromElsewhere: 'Cards can be played as lands from any zone you may play lands from',
    },
    recipe: {
      title: 'Shared-deck recipe',
      note: 'The published recipe is for 200 cards and two to eight players. At any size, each color gets the same number of cards, and so does each color pair.',
      size: 'Cards in the deck',
      range: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
      colorless: 'No color',
      perColor: 'Each color ×5',
      perPair: 'Each pair ×10',
      total: 'Total',
      rarities: { mythic: 'Mythic', rare: 'Rare', uncommon: 'Uncommon', common: 'Common' },
      source: 'Cards to draw from',
      sources: { all: 'All cards', list: 'My list' },
      sourceNote: 'The list from “Card list,” without its sideboard and lands.',
      drawn: 'Random deck',
      drawnNote: 'Has the recipe’s total of each color; rarity isn’t taken into account.',
      fill: 'Generate deck',
      another: 'Another deck',
      deckNumber: 'Deck number',
      deckNumberNote: 'The same number and size give the same deck on any device with the same card data.',
      pickedFrom: (n: string, day: string) => `Picked from ${n} cards, data as of ${day}.`,
      deckNumberOfListNote: 'The same number, size, and list give the same deck on any device.',
      pickedFromList: (n: number) => `Picked from ${cards(n)} in your list.`,
      lacking: 'Your list has too few cards. Missing:',
      about: 'Shared deck without lands: any card can be played as a land.',
      comment: (size: number, number: string, day: string) =>
        `${cards(size)}, deck number ${number} in Planar Table, card data as of ${day}`,
      commentOfList: (size: number, number: string) =>
        `${cards(size)} from a list, deck number ${number} in Planar Table`,
      share: 'Share',
      notShared: 'Sharing failed. Copy the list or save it.',
      asList: 'Open as list',
      forDraft: 'Use for draft',
      replaceList: 'Replace your list? Tap again',
      replaceDraft: 'Replace the collection? Tap again',
    },
    randomDraft: {
      title: 'Random draft',
      note: 'A draft without booster packs: “Deal” gives everyone random cards from the list, to build a deck from.',
      list: 'Collection: quantity and name on each line',
      listHint: '4 Lightning Bolt',
      read: (n: number) => `${n === 1 ? '1 card' : `${n} cards`} to deal from`,
      unread: 'Lines that couldn’t be read:',
      titleOf: (title: string) =>
        `“${title}” is read as the list’s title. If it’s a card, put a 1 in front of it.`,
      cut: (n: number) =>
        `The list is too long. Not read: ${count(n, { one: 'line', other: 'lines' })} at the end.`,
      players: 'Players',
      each: 'Cards per player',
      deal: 'Deal',
      dealAgain: 'Deal again',
      undo: 'Previous deal',
      hand: (player: number, n: number) => `Player ${player}: ${n}`,
    },
    sharedDeck: {
      title: 'Play with one deck',
      mode: 'Mode',
      modes: { single: 'Single deck', double: 'Double draw' },
      notes: {
        single:
          'Everyone draws from one deck. When it runs out, all graveyards are shuffled into a new deck.',
        double:
          'One deck for all, but you draw twice as many cards, keep half, and put the rest on the bottom in any order.',
      },
      begin: 'Start',
      end: 'End game',
      ended: 'The game is over.',
      cardsLeft: (n: number) => `In the deck: ${n}`,
      keep: 'Keep',
      mulligan: 'Mulligan',
      hasKept: 'kept',
      draw: (n: number) => `Draw ${n}`,
      drawLabel: (name: string, n: number) => `${name}: draw ${n} ${n === 1 ? 'card' : 'cards'}`,
      graveyards: 'Cards in all graveyards',
      reshuffle: 'Shuffle into the deck',
      instructions: {
        deal: (each: number, atATime: number) =>
          `Deal ${each} cards to each player, ${atATime === 1 ? 'one at a time' : 'two at a time'}, around the table. Each player keeps or mulligans.`,
        redeal: (name: string, dealt: number, keep: number) =>
          `${name} shuffles their hand into the deck, gets ${dealt} new cards, and may keep ${keep}.`,
        kept: (name: string, keep: number) =>
          `${name} keeps ${keep}. Set the rest aside until everyone has kept.`,
        putOnBottom: (playersAndCounts: readonly string[]) =>
          `Put on the bottom of the deck, in this order: ${playersAndCounts.join(', ')}.`,
        allKept: 'Everyone has kept. The game begins.',
        draw: (name: string, take: number) => `${name} draws ${take}.`,
        drawAndKeep: (name: string, take: number, keep: number) =>
          `${name} draws ${take}, keeps ${keep}, and puts ${take - keep} on the bottom in any order.`,
        finishDraw: (name: string, take: number, keep: number) =>
          `${name} draws ${take} more, keeps ${keep} of all the cards drawn, and puts the rest on the bottom.`,
        deckRunsOut: (name: string, take: number, missing: number) =>
          take === 0
            ? `The deck is empty. Shuffle all graveyards into a new one: ${name} draws ${missing}.`
            : `The deck ran out: ${name} draws the last ${take} and still needs ${missing}. Shuffle all graveyards into a new one.`,
        nothingLeft: (name: string) => `No cards are left to draw: ${name} loses the game.`,
      },
    },
    credit:
      'The cube rules come from a Russian landless cube. Landless MTG 1.1 is by kvas-it (github.com/kvas-it/landless-mtg), CC BY 4.0. Both are explained in our own words.',
  },
};
