/** What effects find in cards: cube rules 2, 2a and 3 with rulings, and Landless MTG, where a card is a card. */

import type { CardCharacteristics } from '../../../../src/rules/landless/card-characteristics';
import {
  type AnswerReason,
  answerReasons,
  type EffectKind,
  effectAnswer,
  effectKinds,
} from '../../../../src/rules/landless/effects';
import {
  type LandlessHouseRules,
  NO_LANDLESS_HOUSE_RULES,
  type RuleSet,
} from '../../../../src/rules/landless/land';
import { zoneChanges } from '../../../../src/rules/landless/zone-changes';
import { cardCosting } from '../../../support/cards/card-costing';
import { assert, suite } from '../../../support/suite';

const test = suite('effects on landless cards');

interface EffectCase {
  readonly name: string;
  readonly ruleSet?: RuleSet;
  readonly card: CardCharacteristics;
  readonly effect: EffectKind;
  readonly houseRules?: Partial<LandlessHouseRules>;
  readonly fits: boolean | 'depends';
  readonly because: AnswerReason;
  readonly rule: string;
  /** The names of what may come onto the battlefield. */
  readonly lands?: readonly string[];
  readonly notes?: readonly string[];
}

const devoid = cardCosting('2U', { colorAbility: 'colorless' });
const indicated = cardCosting('', { indicator: ['G'] });
const everyColor = cardCosting('5', { colorAbility: 'allColors' });
const landAlready = cardCosting('UR', { wasPlayedAsLand: true });
const artifact = cardCosting('1U', { types: ['artifact'] });
const costColors = { costColorsEverywhere: true };

const effectCases: readonly EffectCase[] = [
  {
    name: 'one color is a land',
    card: cardCosting('1R'),
    effect: 'isLand',
    fits: true,
    because: 'oneColorIsLand',
    rule: 'cube 2',
  },
  {
    name: 'two are not',
    card: cardCosting('UR'),
    effect: 'isLand',
    fits: false,
    because: 'manyColorsAreNot',
    rule: 'cube 2',
  },
  {
    name: 'none is not',
    card: cardCosting('3'),
    effect: 'isLand',
    fits: false,
    because: 'colorlessIsNot',
    rule: 'cube 2',
  },
  {
    name: 'what is a land already is one with two colors too',
    card: landAlready,
    effect: 'isLand',
    fits: true,
    because: 'remainsLand',
    rule: 'cube 1 **',
    notes: ['landForEveryEffect'],
  },
  {
    name: 'devoid has no color',
    card: devoid,
    effect: 'isLand',
    fits: false,
    because: 'colorlessIsNot',
    rule: 'cube 2',
    notes: ['devoid'],
  },
  {
    name: 'by the switch it has that of its cost',
    card: devoid,
    effect: 'isLand',
    houseRules: costColors,
    fits: true,
    because: 'oneColorIsLand',
    rule: 'cube 2',
    notes: ['devoid'],
  },
  {
    name: 'an indicator is a color',
    card: indicated,
    effect: 'isLand',
    fits: true,
    because: 'oneColorIsLand',
    rule: 'cube 2',
    notes: ['colorIndicator'],
  },
  {
    name: 'all colors are several',
    card: everyColor,
    effect: 'isLand',
    fits: false,
    because: 'manyColorsAreNot',
    rule: 'cube 2',
    notes: ['allColors'],
  },
  {
    name: 'a real land doesn’t belong in the cube, and has no color',
    card: cardCosting('', { types: ['land'] }),
    effect: 'isLand',
    fits: false,
    because: 'colorlessIsNot',
    rule: 'cube 2',
    notes: ['realLand'],
  },
  {
    name: 'any card may be chosen as a nonland, also a land',
    card: landAlready,
    effect: 'chooseNonland',
    fits: true,
    because: 'anyCardQualifies',
    rule: 'cube 2a',
  },
  {
    name: 'finding a nonland by revealing is the same',
    card: cardCosting('1R'),
    effect: 'untilNonland',
    fits: true,
    because: 'anyCardQualifies',
    rule: 'cube 2a',
    notes: ['onlyNonlandIgnored'],
  },
  {
    name: 'a nonland permanent goes by types',
    card: cardCosting('1R', { types: ['instant'] }),
    effect: 'nonlandPermanent',
    fits: false,
    because: 'ordinaryTypes',
    rule: 'cube 2a',
    notes: ['onlyNonlandIgnored'],
  },
  {
    name: 'a creature is one',
    card: cardCosting('1R'),
    effect: 'nonlandPermanent',
    fits: true,
    because: 'ordinaryTypes',
    rule: 'cube 2a',
    notes: ['onlyNonlandIgnored'],
  },
  {
    name: 'any colored card is found as a basic land, and its color chosen',
    card: cardCosting('UR'),
    effect: 'basicToBattlefield',
    fits: true,
    because: 'coloredIsFound',
    rule: 'cube 3',
    lands: ['island', 'mountain'],
  },
  {
    name: 'an artifact too, and the land is basic',
    card: artifact,
    effect: 'basicToBattlefield',
    fits: true,
    because: 'coloredIsFound',
    rule: 'cube 3',
    lands: ['island'],
  },
  {
    name: 'no color is not found',
    card: cardCosting('3'),
    effect: 'basicToBattlefield',
    fits: false,
    because: 'colorlessNotFound',
    rule: 'cube 3',
  },
  {
    name: 'nor is devoid',
    card: devoid,
    effect: 'basicToBattlefield',
    fits: false,
    because: 'colorlessNotFound',
    rule: 'cube 3',
    notes: ['devoid'],
  },
  {
    name: 'but by the switch',
    card: devoid,
    effect: 'basicToBattlefield',
    houseRules: costColors,
    fits: true,
    because: 'coloredIsFound',
    rule: 'cube 3',
    lands: ['island'],
    notes: ['devoid'],
  },
  {
    name: 'with an indicator, there is no color to choose from the cost',
    card: indicated,
    effect: 'basicToBattlefield',
    fits: false,
    because: 'noColorToChoose',
    rule: 'cube 3',
    notes: ['colorIndicator'],
  },
  {
    name: 'to the hand goes any card of one color, as itself',
    card: cardCosting('1R'),
    effect: 'basicToHand',
    fits: true,
    because: 'goesToHandAsItself',
    rule: 'cube 2',
    notes: ['landSearches'],
  },
  {
    name: 'not one of two',
    card: cardCosting('UR'),
    effect: 'basicToHand',
    fits: false,
    because: 'manyColorsAreNot',
    rule: 'cube 2',
    notes: ['landSearches'],
  },
  {
    name: '"a land card" enters as its own land',
    card: artifact,
    effect: 'landToBattlefield',
    fits: true,
    because: 'entersAsItsLand',
    rule: 'cube 2',
    lands: ['artifact island'],
    notes: ['landSearches'],
  },
  {
    name: '"a Forest card" has green in its cost',
    card: cardCosting('GW'),
    effect: 'landTypeToBattlefield',
    fits: true,
    because: 'hasTheColor',
    rule: 'cube 2',
    lands: ['plains forest'],
    notes: ['landSearches'],
  },
  {
    name: 'a card without color in its cost has no type',
    card: cardCosting('3'),
    effect: 'landTypeToBattlefield',
    fits: false,
    because: 'noColorToChoose',
    rule: 'cube 2',
    notes: ['landSearches'],
  },
  ...(['basicToBattlefield', 'basicToHand', 'landToBattlefield', 'landTypeToBattlefield'] as const).map(
    (effect): EffectCase => ({
      name: `there is no land in a library (${effect})`,
      ruleSet: 'landlessMtg',
      card: cardCosting('1R'),
      effect,
      fits: false,
      because: 'noLandInLibrary',
      rule: 'landless 1',
      notes: ['noLandsInLibraries'],
    }),
  ),
  ...(['chooseNonland', 'untilNonland', 'nonlandPermanent', 'isLand'] as const).map(
    (effect): EffectCase => ({
      name: `a real land card is a land (${effect})`,
      ruleSet: 'landlessMtg',
      card: cardCosting('', { types: ['land'] }),
      effect,
      fits: effect === 'isLand',
      because: 'ordinaryTypes',
      rule: 'landless 1',
      notes: ['realLandInDeck'],
    }),
  ),
  ...(
    [
      ['landToBattlefield', undefined, true, 'realLandIsFound'],
      ['basicToBattlefield', undefined, 'depends', 'onlyIfBasic'],
      ['basicToHand', undefined, 'depends', 'onlyIfBasic'],
      ['landTypeToBattlefield', undefined, 'depends', 'onlyByItsTypes'],
      ['landToBattlefield', 'forest', true, 'realLandIsFound'],
      ['basicToBattlefield', 'forest', true, 'realLandIsFound'],
      ['basicToHand', 'wastes', true, 'realLandIsFound'],
      ['landTypeToBattlefield', 'forest', true, 'onlyByItsTypes'],
      ['landTypeToBattlefield', 'wastes', false, 'onlyByItsTypes'],
    ] as const
  ).map(
    ([effect, basic, fits, because]): EffectCase => ({
      name: `a search finds a real land card by its own type line (${effect}, ${basic ?? 'unknown type line'})`,
      ruleSet: 'landlessMtg',
      card: cardCosting('', { types: ['land'], ...(basic && { basicLandType: basic }) }),
      effect,
      fits,
      because,
      rule: 'landless 1',
      notes: ['realLandInDeck'],
    }),
  ),
  {
    name: 'a card in hand is not a land',
    ruleSet: 'landlessMtg',
    card: cardCosting('1R'),
    effect: 'isLand',
    fits: false,
    because: 'nonlandInLibrary',
    rule: 'landless 1',
  },
  {
    name: 'but a nonland',
    ruleSet: 'landlessMtg',
    card: cardCosting('1R'),
    effect: 'chooseNonland',
    fits: true,
    because: 'nonlandInLibrary',
    rule: 'landless 1',
  },
  {
    name: 'also for cascade',
    ruleSet: 'landlessMtg',
    card: cardCosting('1R'),
    effect: 'untilNonland',
    fits: true,
    because: 'nonlandInLibrary',
    rule: 'landless 1',
  },
  {
    name: 'a permanent goes by its types',
    ruleSet: 'landlessMtg',
    card: cardCosting('1R', { types: ['sorcery'] }),
    effect: 'nonlandPermanent',
    fits: false,
    because: 'ordinaryTypes',
    rule: 'landless 1',
  },
];

for (const {
  name,
  ruleSet = 'cube',
  card,
  effect,
  houseRules,
  notes = [],
  lands = [],
  ...expected
} of effectCases) {
  test(`${ruleSet}, ${effect}: ${name}`, () => {
    const answer = effectAnswer(card, ruleSet, effect, { ...NO_LANDLESS_HOUSE_RULES, ...houseRules });
    const { matchResult, because, rule } = answer;
    assert.equal({ fits: matchResult, because, rule }, expected);
    assert.equal(answer.rulings, notes);
    assert.equal(
      answer.lands.map((land) => (land.name.kind === 'words' ? land.name.words.join(' ') : land.name.kind)),
      lands,
    );
  });
}

test('every kind of effect asks under both rule sets, and every reason is given', () => {
  for (const ruleSet of ['cube', 'landlessMtg'] as const) {
    const kinds = effectCases
      .filter(({ ruleSet: by = 'cube' }) => by === ruleSet)
      .map(({ effect }) => effect);
    assert.equal(
      effectKinds.filter((kind) => !kinds.includes(kind)),
      [],
    );
  }
  assert.equal(
    answerReasons.filter((reason) => !effectCases.some(({ because }) => because === reason)),
    [],
  );
});

test('cube rule 3 puts a basic land onto the battlefield, whatever the card was', () => {
  for (const land of effectAnswer(artifact, 'cube', 'basicToBattlefield', NO_LANDLESS_HOUSE_RULES).lands) {
    assert.ok(land.isBasic && !land.isArtifact && land.landTypes.length === 1);
  }
});

const outcomesByRuleSet: Readonly<Record<RuleSet, readonly string[]>> = {
  cube: [
    'bounced: landInHand',
    'destroyed: landInGraveyard',
    'sacrificed: landInGraveyard',
    'exiled: landInExile',
    'blinked: landAgain',
    'tucked: landInLibrary',
    'milled: landInGraveyard',
    'copied: copyOfLand',
  ],
  landlessMtg: [
    'bounced: cardInHand',
    'destroyed: cardInGraveyard',
    'sacrificed: cardInGraveyard',
    'exiled: landInExile',
    'blinked: landAgain',
    'tucked: cardInLibrary',
    'milled: cardInGraveyard',
    'copied: copyOfLand',
  ],
};

for (const ruleSet of ['cube', 'landlessMtg'] as const) {
  test(`what becomes of a land that moves: ${ruleSet}`, () => {
    assert.equal(
      zoneChanges(ruleSet).map(({ event, outcome }) => `${event}: ${outcome}`),
      outcomesByRuleSet[ruleSet],
    );
  });
}

test.run();
