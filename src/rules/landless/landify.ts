/**
 * What a card becomes when it is played as a land. The cube uses the colors in its mana cost, Landless MTG 1.1 the
 * card's colors. 105.2 colors · 202.2 colors of a cost · 305.6 mana abilities of basic land types.
 */

import { type CardCharacteristics, colorsOfCard, type Layout } from './card-characteristics';
import {
  basicLandTypes,
  type Land,
  type LandAbility,
  type LandlessHouseRules,
  type Reason,
  type RuleSet,
  type Ruling,
  typeOfColor,
  zones,
} from './land';
import { type Color, colors, colorsOfCost, inPrintedOrder } from './mana-cost';

/** Returns the land as which the rule set treats the card. */
export function landify(card: CardCharacteristics, ruleSet: RuleSet, houseRules: LandlessHouseRules): Land {
  return ruleSet === 'cube' ? cubeLand(card, houseRules) : landlessMtgLand(card);
}

/** Cube rule 1: one basic land type for each color in the mana cost; an artifact stays an artifact. */
function cubeLand(card: CardCharacteristics, houseRules: LandlessHouseRules): Land {
  if (card.types.includes('land') && !card.wasPlayedAsLand)
    return {
      ...realLand(card),
      ruleSet: 'cube',
      rulings: applicableRulings({ realLand: true, landsOnBothFaces: card.layout === 'modalLand' }),
    };
  const costColors = colorsOfCost(card.cost);
  const isArtifact = card.types.includes('artifact');
  const landTypes = basicLandTypes.filter((type) => costColors.some((color) => typeOfColor[color] === type));
  const isBasic = landTypes.length === 1 && !isArtifact;
  const tapsForColorless = isArtifact && costColors.length === 0 && houseRules.colorlessArtifactMana;
  const abilities = landTypes.map(
    (type): LandAbility => ({
      kind: 'tap',
      mana: colors.filter((color) => typeOfColor[color] === type),
    }),
  );
  const reasons: Reason[] = [
    costColors.length > 0
      ? { rule: 'cube 1', because: 'colorsInCost', colors: costColors }
      : { rule: 'cube 1', because: 'noColorInCost' },
  ];
  if (isArtifact) reasons.push({ rule: 'cube 1', because: 'artifactStays' });
  if (isBasic) reasons.push({ rule: 'cube 1', because: 'basicOfOneType' });
  else if (isArtifact) reasons.push({ rule: 'cube 1', because: 'nonbasicArtifact' });
  else if (landTypes.length === 0) reasons.push({ rule: 'cube 1', because: 'nonbasicWithoutType' });
  else reasons.push({ rule: 'cube 1', because: 'nonbasicOfSeveralTypes' });
  if (landTypes.length > 0) reasons.push({ rule: '305.6', because: 'intrinsicMana', colors: costColors });
  if (landTypes.length + Number(isArtifact) > 1) reasons.push({ rule: 'cube 1 ***', because: 'fixedOrder' });
  if (tapsForColorless) reasons.push({ rule: 'cube 1', because: 'houseColorlessMana' });
  reasons.push({ rule: 'cube 1 **', because: 'everyZone' });
  if (houseRules.costColorsEverywhere) reasons.push({ rule: 'cube 2', because: 'houseCostColors' });
  if (houseRules.landsFromElsewhere) reasons.push({ rule: 'cube 1', because: 'houseFromElsewhere' });
  return {
    ruleSet: 'cube',
    name: { kind: 'words', words: isArtifact ? ['artifact', ...landTypes] : landTypes },
    isBasic,
    isArtifact,
    landTypes,
    abilities: tapsForColorless ? [{ kind: 'tap', mana: ['C'] }] : abilities,
    enters: 'untapped',
    zonesAsLand: zones.filter((zone) => zone !== 'stack'),
    reasons,
    rulings: cubeRulings(card, costColors, isArtifact),
  };
}

/** Returns the rulings on what the cube's rules leave open for this card, in order. */
function cubeRulings(
  card: CardCharacteristics,
  costColors: readonly Color[],
  isArtifact: boolean,
): readonly Ruling[] {
  const { layout, types, colorAbility, indicator } = card;
  const isColorless = costColors.length === 0;
  const raisedByRuling: Partial<Readonly<Record<Ruling, boolean>>> = {
    colorlessArtifact: isColorless && isArtifact,
    colorlessNonartifact: isColorless && !isArtifact,
    devoid: colorAbility === 'colorless',
    colorIndicator: isColorless && indicator.length > 0,
    allColors: colorAbility === 'allColors',
    splitCard: layout === 'split',
    frontFace: layout === 'doubleFaced' || layout === 'flip',
    landOnBackByCost: layout === 'modalLand' && !types.includes('land'),
    normalCost: layout === 'other',
    typesLost: types.some((type) => type !== 'artifact' && type !== 'land'),
    artifactWordForm: isArtifact && !isColorless,
    usesLandPlay: true,
    landCardInHand: card.wasPlayedAsLand,
  };
  return applicableRulings(raisedByRuling);
}

/** Landless MTG 1.1: depends on the number of the card's colors. */
function landlessMtgLand(card: CardCharacteristics): Land {
  if (card.types.includes('land'))
    return {
      ...realLand(card),
      ruleSet: 'landlessMtg',
      rulings: applicableRulings({ realLandInDeck: true, ...layoutRulingFlags(card.layout, true) }),
    };
  const cardColors = colorsOfCard(card);
  const [firstColor] = cardColors;
  const commonFields = {
    ruleSet: 'landlessMtg',
    isArtifact: false,
    zonesAsLand: ['battlefield', 'exile'],
    rulings: landlessMtgRulings(card, cardColors),
  } as const satisfies Partial<Land>;
  const colorReason: Reason =
    cardColors.length > 0
      ? { rule: '105.2', because: 'colorsOfCard', colors: cardColors }
      : { rule: '105.2', because: 'colorless' };
  const zonesReason: Reason = { rule: 'landless 1', because: 'battlefieldAndExile' };
  if (firstColor === undefined) {
    return {
      ...commonFields,
      name: { kind: 'card', card: 'shimmeringGrotto' },
      isBasic: false,
      landTypes: [],
      abilities: [{ kind: 'tap', mana: ['C'] }, { kind: 'payOneForAny' }],
      enters: 'untapped',
      reasons: [colorReason, { rule: 'landless 5', because: 'grotto' }, zonesReason],
    };
  }
  if (cardColors.length === 1) {
    const type = typeOfColor[firstColor];
    return {
      ...commonFields,
      name: { kind: 'words', words: [type] },
      isBasic: true,
      landTypes: [type],
      abilities: [{ kind: 'tap', mana: [firstColor] }],
      enters: 'untapped',
      reasons: [
        colorReason,
        { rule: 'landless 2', because: 'basicOfColor', colors: cardColors },
        zonesReason,
      ],
    };
  }
  if (cardColors.length <= 3) {
    const printedColors = inPrintedOrder(cardColors);
    return {
      ...commonFields,
      name: { kind: 'label', colors: printedColors },
      isBasic: false,
      landTypes: [],
      abilities: [{ kind: 'tap', mana: printedColors }],
      enters: 'tapped',
      reasons: [colorReason, { rule: 'landless 3', because: 'twoOrThree', colors: cardColors }, zonesReason],
    };
  }
  return {
    ...commonFields,
    name: { kind: 'card', card: 'transguildPromenade' },
    isBasic: false,
    landTypes: [],
    abilities: [{ kind: 'sacrificeUnlessPaid' }, { kind: 'tap', mana: colors }],
    enters: 'tapped',
    reasons: [colorReason, { rule: 'landless 4', because: 'fourOrFive', colors: cardColors }, zonesReason],
  };
}

/** Returns the land for a real land card, which stays what it is by both rule sets. */
function realLand({ basicLandType, types }: CardCharacteristics): Omit<Land, 'ruleSet' | 'rulings'> {
  const manaColor = colors.find((color) => typeOfColor[color] === basicLandType) ?? 'C';
  return {
    name: { kind: 'itsOwn' },
    isBasic: basicLandType !== undefined,
    isArtifact: types.includes('artifact'),
    landTypes: basicLandType === undefined || basicLandType === 'wastes' ? [] : [basicLandType],
    abilities: basicLandType === undefined ? [] : [{ kind: 'tap', mana: [manaColor] }],
    enters: basicLandType === undefined ? 'byItsText' : 'untapped',
    zonesAsLand: zones.filter((zone) => zone !== 'stack'),
    reasons: [{ rule: '305.1', because: 'realLand' }],
  };
}

/** Returns whether each ruling about which faces or halves count applies. */
function layoutRulingFlags(layout: Layout, isLand: boolean) {
  return {
    splitCard: layout === 'split',
    frontFace: layout === 'doubleFaced' || layout === 'flip',
    landOnBackByColors: layout === 'modalLand' && !isLand,
    landsOnBothFaces: layout === 'modalLand' && isLand,
    normalColors: layout === 'other',
  };
}

/** Returns the rulings on what Landless MTG leaves open for this card, in order. */
function landlessMtgRulings(card: CardCharacteristics, cardColors: readonly Color[]): readonly Ruling[] {
  const costColors = colorsOfCost(card.cost);
  const isLabelled = cardColors.length === 2 || cardColors.length === 3;
  return applicableRulings({
    labelIsNoName: isLabelled,
    noBasicTypes: isLabelled,
    oneManaAbility: isLabelled,
    grottoAddsColorless: cardColors.length === 0,
    colorsByGameRules: cardColors.join() !== costColors.join(),
    artifactLost: card.types.includes('artifact'),
    promenadeSacrificedOnEntering: cardColors.length > 3,
    ...layoutRulingFlags(card.layout, false),
  });
}

function applicableRulings(raisedByRuling: Partial<Readonly<Record<Ruling, boolean>>>): readonly Ruling[] {
  const points = Object.keys(raisedByRuling) as Ruling[];
  return points.filter((point) => raisedByRuling[point]);
}
