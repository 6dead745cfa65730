/** Every row of both tables of landification, every ruling that applies to a card, and what holds for every card. */
import fc from 'fast-check';
import {
  type CardCharacteristics,
  cardTypes,
  colorAbilities,
  layouts,
} from '../../../../src/rules/landless/card-characteristics';
import {
  basicLandTypes,
  type Land,
  type LandAbility,
  NO_LANDLESS_HOUSE_RULES,
  type RuleSet,
  type Ruling,
  rulings,
} from '../../../../src/rules/landless/land';
import { landify } from '../../../../src/rules/landless/landify';
import { type Color, colors } from '../../../../src/rules/landless/mana-cost';
import { cardCosting } from '../../../support/cards/card-costing';
import { assert, suite } from '../../../support/suite';

const test = suite('landify');

/** A land as somebody would describe it. */
function describeLand({ name, isBasic, isArtifact, landTypes, abilities, enters }: Land): string {
  const landName =
    name.kind === 'words'
      ? name.words.join(' ') || 'nameless'
      : name.kind === 'card'
        ? name.card
        : name.kind === 'itsOwn'
          ? 'its own name'
          : `label ${name.colors.join('')}`;
  const type = [
    isBasic && 'basic',
    isArtifact && 'artifact',
    'land',
    landTypes.length > 0 && landTypes.join(' '),
  ]
    .filter(Boolean)
    .join(' ');
  return `${landName}: ${type}; ${abilities.map(describeAbility).join(', ') || 'nothing'}; ${enters}`;
}

function describeAbility(ability: LandAbility): string {
  return ability.kind === 'tap' ? `tap ${ability.mana.join('/')}` : ability.kind;
}

interface Row {
  readonly name: string;
  readonly card: CardCharacteristics;
  readonly land: string;
  readonly notes?: readonly string[];
}

const artifact = { types: ['artifact'] } as const;

const cube: readonly Row[] = [
  { name: 'one color', card: cardCosting('1R'), land: 'mountain: basic land mountain; tap R; untapped' },
  { name: 'white is plains', card: cardCosting('W'), land: 'plains: basic land plains; tap W; untapped' },
  { name: 'blue is an island', card: cardCosting('U'), land: 'island: basic land island; tap U; untapped' },
  { name: 'black is a swamp', card: cardCosting('B'), land: 'swamp: basic land swamp; tap B; untapped' },
  { name: 'green is a forest', card: cardCosting('G'), land: 'forest: basic land forest; tap G; untapped' },
  {
    name: 'one color, artifact: nonbasic',
    card: cardCosting('1U', artifact),
    land: 'artifact island: artifact land island; tap U; untapped',
    notes: ['artifactWordForm', 'usesLandPlay'],
  },
  {
    name: 'two colors: the mountain comes before the island',
    card: cardCosting('UR'),
    land: 'mountain island: land mountain island; tap R, tap U; untapped',
  },
  {
    name: 'all colors in the fixed order',
    card: cardCosting('WUBRG'),
    land: 'plains swamp mountain island forest: land plains swamp mountain island forest; tap W, tap B, tap R, tap U, tap G; untapped',
  },
  {
    name: 'several colors, artifact',
    card: cardCosting('GW', artifact),
    land: 'artifact plains forest: artifact land plains forest; tap W, tap G; untapped',
    notes: ['artifactWordForm', 'usesLandPlay'],
  },
  {
    name: 'an artifact without a color has no mana ability',
    card: cardCosting('3', artifact),
    land: 'artifact: artifact land; nothing; untapped',
    notes: ['colorlessArtifact', 'usesLandPlay'],
  },
  {
    name: 'a colorless card that is not an artifact is just a land',
    card: cardCosting('10'),
    land: 'nameless: land; nothing; untapped',
    notes: ['colorlessNonartifact', 'typesLost', 'usesLandPlay'],
  },
  {
    name: 'devoid goes by its cost',
    card: cardCosting('2U', { colorAbility: 'colorless' }),
    land: 'island: basic land island; tap U; untapped',
    notes: ['devoid', 'typesLost', 'usesLandPlay'],
  },
  {
    name: 'a color indicator alone gives no type',
    card: cardCosting('', { indicator: ['G'] }),
    land: 'nameless: land; nothing; untapped',
    notes: ['colorlessNonartifact', 'colorIndicator', 'typesLost', 'usesLandPlay'],
  },
  {
    name: 'all colors by an ability, but only its cost counts',
    card: cardCosting('5', { colorAbility: 'allColors' }),
    land: 'nameless: land; nothing; untapped',
    notes: ['colorlessNonartifact', 'allColors', 'typesLost', 'usesLandPlay'],
  },
  {
    name: 'both halves of a split card',
    card: cardCosting('1R // 2U', { layout: 'split', types: ['instant'] }),
    land: 'mountain island: land mountain island; tap R, tap U; untapped',
    notes: ['splitCard', 'typesLost', 'usesLandPlay'],
  },
  {
    name: 'the front face',
    card: cardCosting('B', { layout: 'doubleFaced' }),
    land: 'swamp: basic land swamp; tap B; untapped',
    notes: ['frontFace', 'typesLost', 'usesLandPlay'],
  },
  {
    name: 'a land on the back may be played as that',
    card: cardCosting('2W', { layout: 'modalLand', types: ['sorcery'] }),
    land: 'plains: basic land plains; tap W; untapped',
    notes: ['landOnBackByCost', 'typesLost', 'usesLandPlay'],
  },
  {
    name: 'an adventure doesn’t matter',
    card: cardCosting('G', { layout: 'other' }),
    land: 'forest: basic land forest; tap G; untapped',
    notes: ['normalCost', 'typesLost', 'usesLandPlay'],
  },
  {
    name: 'a real land is played as itself, because it would be an empty one',
    card: cardCosting('', { types: ['land'] }),
    land: 'its own name: land; nothing; byItsText',
    notes: ['realLand'],
  },
  {
    name: 'of a land with a land on its back nothing is cast',
    card: cardCosting('', { types: ['land'], layout: 'modalLand' }),
    land: 'its own name: land; nothing; byItsText',
    notes: ['realLand', 'landsOnBothFaces'],
  },
  {
    name: 'a card that is a land already is that land',
    card: cardCosting('UR', { wasPlayedAsLand: true, types: ['land'] }),
    land: 'mountain island: land mountain island; tap R, tap U; untapped',
    notes: ['usesLandPlay', 'landCardInHand'],
  },
  {
    name: 'a hybrid counts with both',
    card: cardCosting('W/U'),
    land: 'plains island: land plains island; tap W, tap U; untapped',
  },
  {
    name: 'twobrid counts with its color',
    card: cardCosting('2/W'),
    land: 'plains: basic land plains; tap W; untapped',
  },
  {
    name: 'so does colorless hybrid',
    card: cardCosting('C/W'),
    land: 'plains: basic land plains; tap W; untapped',
  },
  {
    name: 'and Phyrexian mana',
    card: cardCosting('G/P'),
    land: 'forest: basic land forest; tap G; untapped',
  },
  {
    name: 'Phyrexian mana may be written the other way round',
    card: cardCosting('{P/W}'),
    land: 'plains: basic land plains; tap W; untapped',
  },
  {
    name: 'X, snow and {C} count for nothing',
    card: cardCosting('XSC1B'),
    land: 'swamp: basic land swamp; tap B; untapped',
  },
];

const landlessMtg: readonly Row[] = [
  {
    name: 'one color: its basic land',
    card: cardCosting('2G'),
    land: 'forest: basic land forest; tap G; untapped',
    notes: [],
  },
  {
    name: 'artifact is lost',
    card: cardCosting('1U', artifact),
    land: 'island: basic land island; tap U; untapped',
    notes: ['artifactLost'],
  },
  {
    name: 'two colors have no name and no types, and one ability',
    card: cardCosting('UR'),
    land: 'label UR: land; tap U/R; tapped',
    notes: ['labelIsNoName', 'noBasicTypes', 'oneManaAbility'],
  },
  {
    name: 'white and red are in the order in which cards print them',
    card: cardCosting('WR'),
    land: 'label RW: land; tap R/W; tapped',
    notes: ['labelIsNoName', 'noBasicTypes', 'oneManaAbility'],
  },
  {
    name: 'three colors',
    card: cardCosting('GWU'),
    land: 'label GWU: land; tap G/W/U; tapped',
    notes: ['labelIsNoName', 'noBasicTypes', 'oneManaAbility'],
  },
  {
    name: 'four colors are a promenade',
    card: cardCosting('WUBR'),
    land: 'transguildPromenade: land; sacrificeUnlessPaid, tap W/U/B/R/G; tapped',
    notes: ['promenadeSacrificedOnEntering'],
  },
  {
    name: 'five colors too',
    card: cardCosting('WUBRG'),
    land: 'transguildPromenade: land; sacrificeUnlessPaid, tap W/U/B/R/G; tapped',
    notes: ['promenadeSacrificedOnEntering'],
  },
  {
    name: 'none is a grotto',
    card: cardCosting('3'),
    land: 'shimmeringGrotto: land; tap C, payOneForAny; untapped',
    notes: ['grottoAddsColorless'],
  },
  {
    name: 'devoid is a grotto',
    card: cardCosting('2U', { colorAbility: 'colorless' }),
    land: 'shimmeringGrotto: land; tap C, payOneForAny; untapped',
    notes: ['grottoAddsColorless', 'colorsByGameRules'],
  },
  {
    name: 'a color indicator counts',
    card: cardCosting('', { indicator: ['G'] }),
    land: 'forest: basic land forest; tap G; untapped',
    notes: ['colorsByGameRules'],
  },
  {
    name: 'so does "all colors"',
    card: cardCosting('5', { colorAbility: 'allColors' }),
    land: 'transguildPromenade: land; sacrificeUnlessPaid, tap W/U/B/R/G; tapped',
    notes: ['colorsByGameRules', 'promenadeSacrificedOnEntering'],
  },
  {
    name: 'a real land doesn’t belong in the deck',
    card: cardCosting('', { types: ['land'] }),
    land: 'its own name: land; nothing; byItsText',
    notes: ['realLandInDeck'],
  },
  {
    name: 'an artifact land stays an artifact',
    card: cardCosting('', { types: ['artifact', 'land'] }),
    land: 'its own name: artifact land; nothing; byItsText',
    notes: ['realLandInDeck'],
  },
  {
    name: 'a basic land is known by its name',
    card: cardCosting('', { types: ['land'], basicLandType: 'forest' }),
    land: 'its own name: basic land forest; tap G; untapped',
    notes: ['realLandInDeck'],
  },
  {
    name: 'Wastes are basic and have no land type',
    card: cardCosting('', { types: ['land'], basicLandType: 'wastes' }),
    land: 'its own name: basic land; tap C; untapped',
    notes: ['realLandInDeck'],
  },
  {
    name: 'both halves of a split card',
    card: cardCosting('1R // 2U', { layout: 'split', types: ['instant'] }),
    land: 'label UR: land; tap U/R; tapped',
    notes: ['labelIsNoName', 'noBasicTypes', 'oneManaAbility', 'splitCard'],
  },
  {
    name: 'the front face',
    card: cardCosting('B', { layout: 'doubleFaced' }),
    land: 'swamp: basic land swamp; tap B; untapped',
    notes: ['frontFace'],
  },
  {
    name: 'a flip card as it stands upright',
    card: cardCosting('3R', { layout: 'flip' }),
    land: 'mountain: basic land mountain; tap R; untapped',
    notes: ['frontFace'],
  },
  {
    name: 'a land on the back may be played as that',
    card: cardCosting('2W', { layout: 'modalLand', types: ['sorcery'] }),
    land: 'plains: basic land plains; tap W; untapped',
    notes: ['landOnBackByColors'],
  },
  {
    name: 'a Pathway is either of its lands',
    card: cardCosting('', { types: ['land'], layout: 'modalLand' }),
    land: 'its own name: land; nothing; byItsText',
    notes: ['realLandInDeck', 'landsOnBothFaces'],
  },
  {
    name: 'an adventure doesn’t matter',
    card: cardCosting('G', { layout: 'other' }),
    land: 'forest: basic land forest; tap G; untapped',
    notes: ['normalColors'],
  },
  {
    name: 'Phyrexian mana of one color: its basic land',
    card: cardCosting('{P/W}'),
    land: 'plains: basic land plains; tap W; untapped',
    notes: [],
  },
];

for (const [ruleSet, rows] of [
  ['cube', cube],
  ['landlessMtg', landlessMtg],
] as const) {
  for (const { name, card, land, notes } of rows) {
    test(`${ruleSet}: ${name}`, () => {
      const converted = landify(card, ruleSet, NO_LANDLESS_HOUSE_RULES);
      assert.is(describeLand(converted), land);
      if (notes) assert.equal(converted.rulings, notes);
    });
  }
}

test('a house rule lets a colorless artifact tap for {C} and changes nothing else', () => {
  const houseRules = { ...NO_LANDLESS_HOUSE_RULES, colorlessArtifactMana: true };
  const converted = landify(cardCosting('3', artifact), 'cube', houseRules);
  assert.is(describeLand(converted), 'artifact: artifact land; tap C; untapped');
  assert.ok(converted.reasons.some(({ because }) => because === 'houseColorlessMana'));
  assert.equal(
    landify(cardCosting('3'), 'cube', houseRules),
    landify(cardCosting('3'), 'cube', NO_LANDLESS_HOUSE_RULES),
  );
  assert.equal(
    landify(cardCosting('U', artifact), 'cube', houseRules),
    landify(cardCosting('U', artifact), 'cube', NO_LANDLESS_HOUSE_RULES),
  );
});

for (const [cost, reason] of [
  ['1', 'nonbasicWithoutType'],
  ['U', 'basicOfOneType'],
  ['UR', 'nonbasicOfSeveralTypes'],
] as const) {
  test(`a land from the cost ${cost} says why it is basic or not: ${reason}`, () => {
    const { reasons } = landify(cardCosting(cost), 'cube', NO_LANDLESS_HOUSE_RULES);
    assert.equal(
      reasons.map(({ because }) => because).filter((because) => /basic/i.test(because)),
      [reason],
    );
  });
}

const cards: fc.Arbitrary<CardCharacteristics> = fc.record({
  cost: fc.oneof(
    fc.constant(null),
    fc.array(
      fc.array(
        fc.record({ kind: fc.constant('colored' as const), color: fc.constantFrom<Color>(...colors) }),
        { maxLength: 6 },
      ),
      { minLength: 1, maxLength: 2 },
    ),
  ),
  indicator: fc.subarray([...colors]),
  colorAbility: fc.constantFrom(...colorAbilities),
  types: fc.subarray([...cardTypes]),
  layout: fc.constantFrom(...layouts),
  wasPlayedAsLand: fc.boolean(),
});

const RUNS = { seed: 20_260_925, numRuns: 1_000, includeErrorInReport: true };

for (const ruleSet of ['cube', 'landlessMtg'] as const satisfies readonly RuleSet[]) {
  test(`every card is a land, and the order of its names never varies: ${ruleSet}`, () => {
    fc.assert(
      fc.property(cards, (card) => {
        const land = landify(card, ruleSet, NO_LANDLESS_HOUSE_RULES);
        const inOrder = basicLandTypes.filter((type) => land.landTypes.includes(type));
        assert.equal(land.landTypes, inOrder);
        if (land.name.kind === 'words') {
          const [first, ...rest] = land.name.words;
          assert.equal(first === 'artifact' ? rest : land.name.words, inOrder);
          assert.is(first === 'artifact', land.isArtifact);
        }
        assert.is(land.isBasic, land.landTypes.length === 1 && !land.isArtifact);
        const isItsOwn = card.types.includes('land') && (ruleSet === 'landlessMtg' || !card.wasPlayedAsLand);
        assert.is(land.name.kind === 'itsOwn', isItsOwn);
        assert.ok(land.reasons.length >= (isItsOwn ? 1 : 3), 'every land says why');
        assert.ok(land.zonesAsLand.includes('battlefield') && land.zonesAsLand.includes('exile'));
        assert.is(land.zonesAsLand.includes('hand'), ruleSet === 'cube' || isItsOwn);
        const rulingsOfRuleSet: readonly Ruling[] = rulings[ruleSet];
        assert.ok(land.rulings.every((ruling) => rulingsOfRuleSet.includes(ruling)));
      }),
      RUNS,
    );
  });
}

test.run();
