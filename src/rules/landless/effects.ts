/**
 * Whether effects find a card that may be played as a land. Cube rules 2, 2a and 3; Landless MTG 1.1, where a card is a
 * land only on the battlefield and in exile. 110.4 permanent cards.
 */

import {
  type CardCharacteristics,
  type CardType,
  colorsOfCard,
  isNonlandPermanent,
} from './card-characteristics';
import type { Land, LandlessHouseRules, LandlessRule, RuleSet, Ruling } from './land';
import { landify } from './landify';
import { type Color, colorsOfCost } from './mana-cost';

/** Kinds of effects that look for cards in hands and libraries, with the wording of such effects. */
export const effectKinds = [
  'isLand', // "reveals a card; if it is a land card …"
  'chooseNonland', // "choose a nonland card from a hand, that player discards it"
  'untilNonland', // cascade, "until you reveal a nonland card"
  'nonlandPermanent', // "nonland permanent card"
  'basicToBattlefield', // "search for a basic land card, put it onto the battlefield"
  'basicToHand', // "search for a basic land card, put it into your hand"
  'landToBattlefield', // "search for a land card, put it onto the battlefield"
  'landTypeToBattlefield', // "search for a Forest card, put it onto the battlefield"
] as const;
export type EffectKind = (typeof effectKinds)[number];

export const answerReasons = [
  'oneColorIsLand',
  'manyColorsAreNot',
  'colorlessIsNot',
  'remainsLand',
  'anyCardQualifies',
  'ordinaryTypes',
  'coloredIsFound',
  'noColorToChoose',
  'colorlessNotFound',
  'goesToHandAsItself',
  'entersAsItsLand',
  'hasTheColor',
  'noLandInLibrary',
  'nonlandInLibrary',
  'realLandIsFound',
  'onlyIfBasic',
  'onlyByItsTypes',
] as const;
export type AnswerReason = (typeof answerReasons)[number];

export interface EffectAnswer {
  /** Whether the card matches the effect; 'depends' if the type line of a real land is not known. */
  readonly matchResult: boolean | 'depends';
  readonly rule: LandlessRule;
  readonly because: AnswerReason;
  /** The lands that can enter the battlefield; their owner chooses one. */
  readonly lands: readonly Land[];
  /** The basic land types (as colors) for which the card is found by effects such as "search for a Forest card". */
  readonly colors: readonly Color[];
  readonly rulings: readonly Ruling[];
}

/** Returns whether an effect of this kind finds the card in a hand or library, and why. */
export function effectAnswer(
  card: CardCharacteristics,
  ruleSet: RuleSet,
  effect: EffectKind,
  houseRules: LandlessHouseRules,
): EffectAnswer {
  return ruleSet === 'cube' ? cubeAnswer(card, effect, houseRules) : landlessMtgAnswer(card, effect);
}

/** Returns whether the answer depends on the card types, and none is known. */
export function isTypeNeeded(
  card: CardCharacteristics,
  ruleSet: RuleSet,
  effect: EffectKind,
  houseRules: LandlessHouseRules,
): boolean {
  if (card.types.length > 0) return false;
  const isMatchWith = (type: CardType) =>
    effectAnswer({ ...card, types: [type] }, ruleSet, effect, houseRules).matchResult;
  return isMatchWith('creature') !== isMatchWith('instant');
}

function cubeAnswer(
  card: CardCharacteristics,
  effect: EffectKind,
  houseRules: LandlessHouseRules,
): EffectAnswer {
  const costColors = colorsOfCost(card.cost);
  const countedColors = houseRules.costColorsEverywhere ? costColors : colorsOfCard(card);
  const rulings = rulingsOf(card);
  const answerWith = (
    matchResult: boolean,
    rule: LandlessRule,
    because: AnswerReason,
    details: Partial<Pick<EffectAnswer, 'lands' | 'colors' | 'rulings'>> = {},
  ): EffectAnswer => ({
    matchResult,
    rule,
    because,
    lands: [],
    colors: [],
    ...details,
    rulings: [...rulings, ...(details.rulings ?? [])],
  });
  const isLand = card.wasPlayedAsLand || countedColors.length === 1;
  const landReason = reasonForLand(card, countedColors);
  switch (effect) {
    case 'isLand':
      return answerWith(isLand, card.wasPlayedAsLand ? 'cube 1 **' : 'cube 2', landReason, {
        rulings: card.wasPlayedAsLand ? ['landForEveryEffect'] : [],
      });
    case 'chooseNonland':
      return answerWith(true, 'cube 2a', 'anyCardQualifies');
    case 'untilNonland':
      return answerWith(true, 'cube 2a', 'anyCardQualifies', { rulings: ['onlyNonlandIgnored'] });
    case 'nonlandPermanent':
      return answerWith(isNonlandPermanent(card) && !card.wasPlayedAsLand, 'cube 2a', 'ordinaryTypes', {
        rulings: ['onlyNonlandIgnored'],
      });
    case 'basicToBattlefield':
      if (countedColors.length === 0) return answerWith(false, 'cube 3', 'colorlessNotFound');
      if (costColors.length === 0) return answerWith(false, 'cube 3', 'noColorToChoose');
      return answerWith(true, 'cube 3', 'coloredIsFound', {
        colors: costColors,
        lands: costColors.map((color) => basicLandOf(color, houseRules)),
      });
    case 'basicToHand':
      return answerWith(isLand, 'cube 2', isLand ? 'goesToHandAsItself' : landReason, {
        rulings: ['landSearches'],
      });
    case 'landToBattlefield':
      return answerWith(isLand, 'cube 2', isLand ? 'entersAsItsLand' : landReason, {
        rulings: ['landSearches'],
        lands: isLand ? [landify(card, 'cube', houseRules)] : [],
      });
    case 'landTypeToBattlefield':
      return answerWith(
        costColors.length > 0,
        'cube 2',
        costColors.length > 0 ? 'hasTheColor' : 'noColorToChoose',
        {
          rulings: ['landSearches'],
          colors: costColors,
          lands: costColors.length > 0 ? [landify(card, 'cube', houseRules)] : [],
        },
      );
  }
}

/** Returns what the cube's rules leave open about a card, regardless of the effect. */
function rulingsOf(card: CardCharacteristics): readonly Ruling[] {
  const rulings: Ruling[] = [];
  if (card.types.includes('land') && !card.wasPlayedAsLand) rulings.push('realLand');
  if (card.colorAbility === 'colorless') rulings.push('devoid');
  if (colorsOfCost(card.cost).length === 0 && card.indicator.length > 0) rulings.push('colorIndicator');
  if (card.colorAbility === 'allColors') rulings.push('allColors');
  return rulings;
}

/** Returns why a card with these colors is or is not a land card (cube rule 2). */
function reasonForLand(card: CardCharacteristics, colors: readonly Color[]): AnswerReason {
  if (card.wasPlayedAsLand) return 'remainsLand';
  if (colors.length === 1) return 'oneColorIsLand';
  return colors.length > 1 ? 'manyColorsAreNot' : 'colorlessIsNot';
}

/** Returns a basic land of one type, regardless of the original card (cube rule 3). */
function basicLandOf(color: Color, houseRules: LandlessHouseRules): Land {
  const monocoloredCard: CardCharacteristics = {
    cost: [[{ kind: 'colored', color }]],
    indicator: [],
    colorAbility: 'none',
    types: [],
    layout: 'normal',
    wasPlayedAsLand: false,
  };
  return landify(monocoloredCard, 'cube', houseRules);
}

/** In hands and libraries every card is itself; a land card, which a deck should not have, is a land. */
function landlessMtgAnswer(card: CardCharacteristics, effect: EffectKind): EffectAnswer {
  const commonFields = { rule: 'landless 1', lands: [], colors: [] } as const;
  if (card.types.includes('land'))
    return { ...commonFields, ...realLandAnswer(card, effect), rulings: ['realLandInDeck'] };
  switch (effect) {
    case 'chooseNonland':
    case 'untilNonland':
      return { ...commonFields, matchResult: true, because: 'nonlandInLibrary', rulings: [] };
    case 'nonlandPermanent':
      return {
        ...commonFields,
        matchResult: isNonlandPermanent(card),
        because: 'ordinaryTypes',
        rulings: [],
      };
    case 'isLand':
      return { ...commonFields, matchResult: false, because: 'nonlandInLibrary', rulings: [] };
    case 'basicToBattlefield':
    case 'basicToHand':
    case 'landToBattlefield':
    case 'landTypeToBattlefield':
      return {
        ...commonFields,
        matchResult: false,
        because: 'noLandInLibrary',
        rulings: ['noLandsInLibraries'],
      };
  }
}

function realLandAnswer(
  { basicLandType }: CardCharacteristics,
  effect: EffectKind,
): Pick<EffectAnswer, 'matchResult' | 'because'> {
  switch (effect) {
    case 'isLand':
      return { matchResult: true, because: 'ordinaryTypes' };
    case 'chooseNonland':
    case 'untilNonland':
    case 'nonlandPermanent':
      return { matchResult: false, because: 'ordinaryTypes' };
    case 'landToBattlefield':
      return { matchResult: true, because: 'realLandIsFound' };
    case 'basicToBattlefield':
    case 'basicToHand':
      return basicLandType
        ? { matchResult: true, because: 'realLandIsFound' }
        : { matchResult: 'depends', because: 'onlyIfBasic' };
    case 'landTypeToBattlefield':
      return {
        matchResult: basicLandType ? basicLandType !== 'wastes' : 'depends',
        because: 'onlyByItsTypes',
      };
  }
}
