/** Texts of the Lands place. */
import { cards, count } from './counts';
import { enLandAnswers } from './land-answers';
import { enPlayAids } from './play-aids';

const names = (n: number) => count(n, { one: 'name', other: 'names' });

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
      cube: 'The land makes the colors in the card’s mana cost and stays a land all game.',
      landlessMtg: 'The land makes the card’s colors and stays a land only on the battlefield and in exile.',
    },
    view: 'View',
    views: { card: 'One card', list: 'Card list', aids: 'Shared deck' },
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
      title: 'Cards the app doesn’t know',
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
        broken: 'Card data can’t be changed on this device right now. Try again later.',
      },
      deleteAll: 'Delete all card data',
      confirmDeleteAll: 'Tap again to delete all',
      credit: 'Scryfall provides its card data free of charge and isn’t affiliated with this app.',
    },
    list: {
      label: 'Card list: one card per line, with quantity',
      hint: '4 Lightning Bolt (M10) 146\n2 Fire // Ice\nSB: 1 Duress',
      openFile: 'Open file',
      tooLong: 'The list is too long. Only the beginning was kept.',
      table: 'All cards as lands',
      card: 'Card',
      sideboard: 'sideboard',
      unknown: 'Not recognized',
      maybe: (name: string) => `maybe ${name}`,
      outside: 'Cost not covered by the rules',
      realLand: 'Real land',
      totals: 'Totals',
      totalsNote: (n: number, uncounted: number, hasSideboard: boolean) =>
        `${cards(n)}${hasSideboard ? ' without the sideboard' : ''}${uncounted > 0 ? `; ${uncounted} of them ${uncounted === 1 ? 'isn’t' : 'aren’t'} counted below` : ''}.`,
      byColor: 'Mana of each color (without real lands)',
      withoutMana: 'No mana',
      withoutManaNote: 'Lands have no mana if their cards have no color in their mana costs.',
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
      kindNotes: { promenade: 'any color', grotto: '{C}, or any color for {1}' },
      unknownNote: 'Tap a name to choose the card it may mean, or to describe the card.',
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
      title: 'Compare with the shared-deck recipe',
      about:
        'The recipe says how many cards of each color, color pair, and rarity make a deck for the whole table. It’s under “Shared deck.”',
      note: (n: number) => `Recipe for ${cards(n)}:`,
      tooFew: (min: number, max: number) =>
        `It’s for ${min} to ${max} cards, so there’s nothing to compare yet.`,
      fits: 'The list matches the recipe exactly.',
      kind: 'Kind',
      has: 'Have',
      wants: 'Need',
      outside: 'Not in the recipe (lands, cards of three or more colors, unrecognized cards):',
      noColor: 'colorless',
      byColor: 'Compared by color only: the rarity of some cards isn’t known.',
    },
    byCost: 'Enter a mana cost instead',
    cost: 'Card’s mana cost',
    costHint: '2BG',
    askType: 'The answer depends on the card’s type. Which is it?',
    identify: {
      replaceWith: (name: string, replacement: string) => `${name} → ${replacement}`,
      acceptAll: (n: number) => `Accept all suggestions (${n})`,
      replaced: (n: number) => `Changed in the list: ${n}`,
      removed: 'removed',
      undo: 'Undo',
      title: (name: string) => `What is “${name}”?`,
      pick: 'Find it by name, or describe it by its cost and types.',
      types: 'Card types',
      costExample: '2BG means {2}{B}{G}.',
      remove: 'Remove from the list',
      save: 'Save',
      cannotSave: 'To save, enter a mana cost, or the name of a card that the app knows.',
      takes: (name: string) => `Will become: ${name}`,
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
    keypadHint:
      '“/” joins two colors of hybrid mana, “/{P}” makes a color Phyrexian, and “//” begins the second half of a card.',
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
    ...enLandAnswers,

    house: 'House rules',
    houseRules: {
      colorlessArtifactMana: 'Colorless artifacts tap for {C}',
      costColorsEverywhere: 'Effects see the colors of the mana cost',
      landsFromElsewhere: 'Cards can be played as lands from any zone you may play lands from',
    },
    ...enPlayAids,
    credit:
      'The cube rules come from a Russian landless cube. Landless MTG 1.1 is by kvas-it (github.com/kvas-it/landless-mtg), CC BY 4.0. Both are explained in our own words.',
  },
};
