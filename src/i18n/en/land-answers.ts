/** What the Lands place says about the land that a card is: its abilities, reasons, rulings, and effects. */
import { allOf, anyOf } from './lists';

const colors = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
type ColorLetter = keyof typeof colors;

const colorsInWords = (letters: readonly ColorLetter[]) => allOf(letters.map((color) => colors[color]));

export const enLandAnswers = {
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
      `Its mana cost contains ${colorsInWords(found)}, so it gets ${found.length === 1 ? 'that color’s basic land type' : 'the basic land types of those colors'}.`,
    noColorInCost: 'Its mana cost has no color, so it has no land type.',
    artifactStays: 'An artifact card becomes an artifact land.',
    basicOfOneType: 'It has one land type and isn’t an artifact, so it’s a basic land.',
    nonbasicWithoutType: 'Without a land type, it’s a nonbasic land.',
    nonbasicOfSeveralTypes: 'With more than one land type, it’s a nonbasic land.',
    nonbasicArtifact: 'An artifact land is nonbasic.',
    intrinsicMana: 'Each basic land type taps for its color of mana.',
    fixedOrder: 'The words of the name always appear in this order.',
    colorsOfCard: (found: readonly ColorLetter[]) => `The card is ${colorsInWords(found)}.`,
    colorless: 'The card is colorless.',
    basicOfColor: 'A card of one color becomes the basic land of that color.',
    twoOrThree: 'Two or three colors: a nonbasic land that taps for any of them and enters tapped.',
    fourOrFive: 'Four or five colors: Transguild Promenade.',
    grotto: 'Colorless: Shimmering Grotto.',
    realLand: 'The card is a land already, so it’s played as usual and stays this land in every zone.',
    everyZone: 'It remains this land in every zone for the rest of the game.',
    battlefieldAndExile:
      'It’s this land on the battlefield and in exile. In any other zone, it’s the card again.',
    houseCostColors: 'House rule: effects see the colors of the mana cost.',
    houseFromElsewhere: 'House rule: it can be played as a land from any zone you may play lands from.',
    houseColorlessMana: 'House rule: a colorless artifact taps for {C}.',
  },
  openQuestions: 'Where the rules are silent, we play it this way:',
  allOpenQuestions: 'All rulings',
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
      'A real land uses your land play for the turn. Turned into a land by these rules, it would have no types or mana.',
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
    exiledLands: 'The exiled-lands zone isn’t exile: nothing returns from it, and no one may look there.',
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
      'A land that is exiled is still a land: it can’t be cast from there, and it returns as the land.',
    leavesAsLand: 'Abilities that see it leave see a land; in its new zone it’s the card.',
    noLandsInLibraries: 'Searching for a land finds nothing: libraries have no land cards.',
    mayPlayThatCard:
      '“You may play that card,” about a card that isn’t a land there: cast it, or play it as a land if you have a land play left. “You may play lands from there” doesn’t apply.',
    promenadeSacrificedOnEntering: 'A sacrificed Promenade goes to the graveyard as the card.',
    ownerOfSharedCard: 'With a shared deck, a card’s owner is the player who drew it.',
    deckRunsOut:
      'If the deck runs out while you’re drawing, take what’s left, shuffle all graveyards into a new deck, and continue. If there are no cards anywhere, the player who must draw loses.',
    doubledDraws:
      'Each draw of several cards is one choice from twice as many, even if another effect replaces the draw.',
    staysSameLand: 'It stays the same land if it changes controllers, phases out, or is turned face down.',
    realLandInDeck:
      'A real land doesn’t belong in the deck. If it’s there anyway, it’s played as your land for the turn, and searches for lands find it.',
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
    milled: 'Milled',
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
};
