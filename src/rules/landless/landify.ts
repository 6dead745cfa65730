/**
 * What a card becomes when it is played as a land. The cube uses the colors in its mana cost, Landless MTG 1.1 the
 * card's colors. 105.2 colors · 202.2 colors of a cost · 305.6 mana abilities of basic land types.
 */
import {
  basicLandTypes,
  type Land,
  type LandAbility,
  type LandlessHouseRules,
  type OpenPoint,
  type Reason,
  type RuleSet,
  typeOfColor,
  zones,
} from './land';
import { colorsOfCard, type LandlessCard, type Layout } from './landless-card';
import { type Color, colors, colorsOfCost } from './mana-cost';

export function landify(card: LandlessCard, ruleSet: RuleSet, houseRules: LandlessHouseRules): Land {
  return ruleSet === 'cube' ? byTheCube(card, houseRules) : byLandlessMtg(card);
}

/** Cube rule 1: one basic land type for each color in the mana cost; an artifact stays an artifact. */
function byTheCube(card: LandlessCard, houseRules: LandlessHouseRules): Land {
  const inCost = colorsOfCost(card.cost);
  const isArtifact = card.types.includes('artifact');
  const landTypes = basicLandTypes.filter((type) => inCost.some((color) => typeOfColor[color] === type));
  const isBasic = landTypes.length === 1 && !isArtifact;
  const isByHouse = isArtifact && inCost.length === 0 && houseRules.colorlessArtifactMana;
  const abilities = landTypes.map(
    (type): LandAbility => ({
      kind: 'tap',
      mana: colors.filter((color) => typeOfColor[color] === type),
    }),
  );
  const reasons: Reason[] = [
    inCost.length > 0
      ? { rule: 'cube 1', why: 'colorsInCost', colors: inCost }
      : { rule: 'cube 1', why: 'noColorInCost' },
  ];
  if (isArtifact) reasons.push({ rule: 'cube 1', why: 'artifactStays' });
  if (isBasic) reasons.push({ rule: 'cube 1', why: 'basicOfOneType' });
  else reasons.push({ rule: 'cube 1', why: isArtifact ? 'nonbasicArtifact' : 'nonbasic' });
  if (landTypes.length > 0) reasons.push({ rule: '305.6', why: 'intrinsicMana', colors: inCost });
  if (landTypes.length + Number(isArtifact) > 1) reasons.push({ rule: 'cube 1 ***', why: 'fixedOrder' });
  if (isByHouse) reasons.push({ rule: 'cube 1', why: 'houseColorlessMana' });
  reasons.push({ rule: 'cube 1 **', why: 'everyZone' });
  if (houseRules.costColorsEverywhere) reasons.push({ rule: 'cube 2', why: 'houseCostColors' });
  if (houseRules.landsFromElsewhere) reasons.push({ rule: 'cube 1', why: 'houseFromElsewhere' });
  return {
    ruleSet: 'cube',
    name: { kind: 'tokens', tokens: isArtifact ? ['artifact', ...landTypes] : landTypes },
    isBasic,
    isArtifact,
    landTypes,
    abilities: isByHouse ? [{ kind: 'tap', mana: ['C'] }] : abilities,
    enters: 'untapped',
    landIn: zones.filter((zone) => zone !== 'stack'),
    reasons,
    notes: openInTheCube(card, inCost, isArtifact),
  };
}

/** Returns the cube's open points that this card raises, in order. */
function openInTheCube(
  card: LandlessCard,
  inCost: readonly Color[],
  isArtifact: boolean,
): readonly OpenPoint[] {
  const { layout, types, colorAbility, indicator } = card;
  const isColorless = inCost.length === 0;
  const raised: Partial<Readonly<Record<OpenPoint, boolean>>> = {
    colorlessArtifact: isColorless && isArtifact,
    colorlessNonartifact: isColorless && !isArtifact,
    devoid: colorAbility === 'colorless',
    colorIndicator: isColorless && indicator.length > 0,
    allColors: colorAbility === 'allColors',
    splitCard: layout === 'split',
    frontFace: layout === 'doubleFaced' || layout === 'flip',
    landOnBackByCost: layout === 'modalLand' && !types.includes('land'),
    normalCost: layout === 'other',
    realLand: types.includes('land') && !card.isLandAlready,
    typesLost: types.some((type) => type !== 'artifact' && type !== 'land'),
    artifactWordForm: isArtifact && !isColorless,
    usesLandPlay: true,
    landCardInHand: card.isLandAlready,
    landsOnBothFaces: layout === 'modalLand' && types.includes('land'),
  };
  return pointsRaised(raised);
}

/** Landless MTG 1.1: depends on the number of the card's colors. */
function byLandlessMtg(card: LandlessCard): Land {
  if (card.types.includes('land')) return itsOwnLand(card);
  const found = colorsOfCard(card);
  const [only] = found;
  const common = {
    ruleSet: 'landlessMtg',
    isArtifact: false,
    landIn: ['battlefield', 'exile'],
    notes: openInLandlessMtg(card, found),
  } as const satisfies Partial<Land>;
  const seen: Reason =
    found.length > 0
      ? { rule: '105.2', why: 'colorsOfCard', colors: found }
      : { rule: '105.2', why: 'colorless' };
  const staysOnBattlefield: Reason = { rule: 'landless 1', why: 'battlefieldAndExile' };
  if (only === undefined) {
    return {
      ...common,
      name: { kind: 'card', card: 'shimmeringGrotto' },
      isBasic: false,
      landTypes: [],
      abilities: [{ kind: 'tap', mana: ['C'] }, { kind: 'payOneForAny' }],
      enters: 'untapped',
      reasons: [seen, { rule: 'landless 5', why: 'grotto' }, staysOnBattlefield],
    };
  }
  if (found.length === 1) {
    const type = typeOfColor[only];
    return {
      ...common,
      name: { kind: 'tokens', tokens: [type] },
      isBasic: true,
      landTypes: [type],
      abilities: [{ kind: 'tap', mana: [only] }],
      enters: 'untapped',
      reasons: [seen, { rule: 'landless 2', why: 'basicOfColor', colors: found }, staysOnBattlefield],
    };
  }
  if (found.length <= 3) {
    return {
      ...common,
      name: { kind: 'label', colors: found },
      isBasic: false,
      landTypes: [],
      abilities: [{ kind: 'tap', mana: found }],
      enters: 'tapped',
      reasons: [seen, { rule: 'landless 3', why: 'twoOrThree', colors: found }, staysOnBattlefield],
    };
  }
  return {
    ...common,
    name: { kind: 'card', card: 'transguildPromenade' },
    isBasic: false,
    landTypes: [],
    abilities: [{ kind: 'sacrificeUnlessPaid' }, { kind: 'tap', mana: colors }],
    enters: 'tapped',
    reasons: [seen, { rule: 'landless 4', why: 'fourOrFive', colors: found }, staysOnBattlefield],
  };
}

/** Returns the land for a real land card, which stays what it is. */
function itsOwnLand({ basic, types, layout }: LandlessCard): Land {
  const mana = colors.find((color) => typeOfColor[color] === basic) ?? 'C';
  return {
    ruleSet: 'landlessMtg',
    name: { kind: 'itsOwn' },
    isBasic: basic !== undefined,
    isArtifact: types.includes('artifact'),
    landTypes: basic === undefined || basic === 'wastes' ? [] : [basic],
    abilities: basic === undefined ? [] : [{ kind: 'tap', mana: [mana] }],
    enters: basic === undefined ? 'byItsText' : 'untapped',
    landIn: zones.filter((zone) => zone !== 'stack'),
    reasons: [{ rule: '305.1', why: 'realLand' }],
    notes: pointsRaised({ realLandInDeck: true, ...openByLayout(layout, true) }),
  };
}

/** Returns the open points about which faces or halves count. */
function openByLayout(layout: Layout, isLand: boolean) {
  return {
    splitCard: layout === 'split',
    frontFace: layout === 'doubleFaced' || layout === 'flip',
    landOnBackByColors: layout === 'modalLand' && !isLand,
    landsOnBothFaces: layout === 'modalLand' && isLand,
    normalColors: layout === 'other',
  };
}

/** Returns the open points of Landless MTG that this card raises, in order. */
function openInLandlessMtg(card: LandlessCard, found: readonly Color[]): readonly OpenPoint[] {
  const inCost = colorsOfCost(card.cost);
  const isLabelled = found.length === 2 || found.length === 3;
  return pointsRaised({
    labelIsNoName: isLabelled,
    noBasicTypes: isLabelled,
    oneManaAbility: isLabelled,
    grottoAddsColorless: found.length === 0,
    colorsByGameRules: found.join() !== inCost.join(),
    artifactLost: card.types.includes('artifact'),
    sacrificedPromenade: found.length > 3,
    ...openByLayout(card.layout, false),
  });
}

function pointsRaised(raised: Partial<Readonly<Record<OpenPoint, boolean>>>): readonly OpenPoint[] {
  return (Object.entries(raised) as [OpenPoint, boolean][]).flatMap(([point, is]) => (is ? point : []));
}
