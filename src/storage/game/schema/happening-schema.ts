/** Parses happenings from outside the app. */
import * as v from 'valibot';
import type { StackedAbility } from '../../../rules/planar/planar-state';
import type { Happening, UnknownHappening } from '../../../rules/table/happening';
import { countSchema, wholeNumberSchema } from '../../number-schemas';
import type { CompleteSchema, Missing } from './complete-schema';
import { directionSchema } from './eternities-map-schema';
import { extensibleWord, fields, orUnknown } from './tolerant-schemas';
import {
  abilityToCounterSchema,
  audienceSchema,
  cardIdSchema,
  cardOptionSchema,
  commanderNumberSchema,
  counterNameSchema,
  counterTotalSchema,
  dayOrNightSchema,
  designationSchema,
  leaveReasonSchema,
  lifeChangeReasonSchema,
  lifeSchema,
  lossReasonSchema,
  ongoingEffectSchema,
  planarFaceSchema,
  planeswalkReasonSchema,
  playerCounterSchema,
  playerIdSchema,
  playerProfileSchema,
  rollerSchema,
  ruleNumberSchema,
} from './value-schemas';

const ruleAndPlayer = { rule: ruleNumberSchema, player: playerIdSchema };
const countChangeFields = { ...ruleAndPlayer, from: countSchema, to: countSchema };

const knownHappenings = v.variant('kind', [
  fields({
    kind: v.literal('gameBegan'),
    ...ruleAndPlayer,
    by: rollerSchema,
    startingLife: wholeNumberSchema,
  }),
  fields({
    kind: v.literal('turnBegan'),
    ...ruleAndPlayer,
    number: countSchema,
    ended: v.exactOptional(playerIdSchema),
    marker: v.exactOptional(countSchema),
  }),
  fields({
    kind: v.literal('markerWaits'),
    ...ruleAndPlayer,
    marker: countSchema,
    behind: playerIdSchema,
    ended: v.exactOptional(playerIdSchema),
  }),
  fields({ kind: v.picklist(['markerDesignated', 'markerRemoved']), ...ruleAndPlayer, marker: countSchema }),
  fields({ kind: v.literal('turnOrderReversed'), rule: ruleNumberSchema, isReversed: v.boolean() }),
  fields({ kind: v.literal('seatingChanged'), rule: ruleNumberSchema, seating: v.array(playerIdSchema) }),
  fields({
    kind: v.literal('profileChanged'),
    rule: v.custom<null>((rule) => rule === null),
    player: playerIdSchema,
    profile: playerProfileSchema,
  }),
  fields({ kind: v.literal('extraTurnAdded'), ...ruleAndPlayer }),
  fields({
    kind: v.picklist(['lifeChanged', 'poisonChanged']),
    ...ruleAndPlayer,
    from: wholeNumberSchema,
    to: wholeNumberSchema,
  }),
  fields({ kind: v.literal('lifeSet'), ...ruleAndPlayer, from: lifeSchema, to: lifeSchema }),
  fields({
    kind: v.literal('lifeTotalsSet'),
    rule: ruleNumberSchema,
    because: lifeChangeReasonSchema,
    lifeTotals: v.array(fields({ player: playerIdSchema, from: lifeSchema, to: lifeSchema })),
  }),
  fields({ kind: v.literal('playerCountersChanged'), counter: playerCounterSchema, ...countChangeFields }),
  fields({ kind: v.literal('namedCountersChanged'), name: counterNameSchema, ...countChangeFields }),
  fields({
    kind: v.literal('namedCountersDropped'),
    ...ruleAndPlayer,
    name: counterNameSchema,
  }),
  fields({ kind: v.literal('commanderCast'), commander: commanderNumberSchema, ...countChangeFields }),
  fields({ kind: v.literal('commanderCountChanged'), ...countChangeFields }),
  fields({
    kind: v.literal('commanderDamageChanged'),
    source: playerIdSchema,
    commander: commanderNumberSchema,
    life: lifeSchema,
    poison: v.exactOptional(countSchema),
    ...countChangeFields,
  }),
  fields({
    kind: v.picklist(['designated', 'undesignated']),
    ...ruleAndPlayer,
    as: designationSchema,
  }),
  fields({
    kind: v.literal('diceRolled'),
    rule: ruleNumberSchema,
    sides: countSchema,
    results: v.array(countSchema),
  }),
  fields({ kind: v.literal('coinFlipped'), rule: ruleNumberSchema, isHeads: v.boolean() }),
  fields({
    kind: v.literal('randomPlayerChosen'),
    ...ruleAndPlayer,
    opponentOf: v.nullable(playerIdSchema),
  }),
  fields({ kind: v.literal('dayOrNightCame'), rule: ruleNumberSchema, to: dayOrNightSchema }),
  fields({ kind: v.picklist(['turnEnded', 'beginningPhaseAdded']), ...ruleAndPlayer }),
  fields({
    kind: v.literal('playerLeft'),
    ...ruleAndPlayer,
    because: leaveReasonSchema,
  }),
  fields({
    kind: v.literal('playerStayed'),
    ...ruleAndPlayer,
    because: lossReasonSchema,
  }),
  fields({ kind: v.literal('gameWon'), ...ruleAndPlayer }),
  fields({
    kind: v.literal('startingPlaneRevealed'),
    ...ruleAndPlayer,
    card: cardIdSchema,
    passed: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('planarDieRolled'),
    ...ruleAndPlayer,
    face: planarFaceSchema,
    paid: v.nullable(countSchema),
    by: rollerSchema,
    means: v.exactOptional(planarFaceSchema),
    ignored: v.exactOptional(v.array(planarFaceSchema)),
  }),
  fields({
    kind: v.literal('planarDiceRolled'),
    ...ruleAndPlayer,
    faces: v.array(planarFaceSchema),
  }),
  fields({ kind: v.literal('effectBegan'), rule: ruleNumberSchema, effect: ongoingEffectSchema }),
  fields({ kind: v.literal('effectsEnded'), rule: ruleNumberSchema, effects: v.array(ongoingEffectSchema) }),
  fields({
    kind: v.literal('countersChanged'),
    rule: ruleNumberSchema,
    card: cardIdSchema,
    from: counterTotalSchema,
    to: counterTotalSchema,
  }),
  fields({
    kind: v.literal('countersGone'),
    rule: ruleNumberSchema,
    card: cardIdSchema,
    count: counterTotalSchema,
  }),
  fields({
    kind: v.literal('thresholdReached'),
    ...ruleAndPlayer,
    card: cardIdSchema,
    at: countSchema,
  }),
  fields({
    kind: v.literal('optionChosen'),
    ...ruleAndPlayer,
    card: cardIdSchema,
    as: cardOptionSchema,
  }),
  fields({ kind: v.literal('chosenOptionsSwapped'), rule: ruleNumberSchema, card: cardIdSchema }),
  fields({ kind: v.literal('walkBecameChaos'), ...ruleAndPlayer }),
  fields({
    kind: v.literal('chaosEnsued'),
    ...ruleAndPlayer,
    cards: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('planeswalked'),
    ...ruleAndPlayer,
    because: planeswalkReasonSchema,
    from: v.array(cardIdSchema),
    to: v.array(cardIdSchema),
  }),
  fields({
    kind: v.picklist(['phenomenonEncountered', 'phenomenonResolved', 'phenomenonStays']),
    ...ruleAndPlayer,
    card: cardIdSchema,
  }),
  fields({
    kind: v.literal('cardsTaken'),
    ...ruleAndPlayer,
    shown: audienceSchema,
    cards: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('cardsPutBack'),
    ...ruleAndPlayer,
    shown: audienceSchema,
    top: v.array(cardIdSchema),
    bottom: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('directionChosen'),
    ...ruleAndPlayer,
    direction: directionSchema,
  }),
  fields({
    kind: v.picklist(['planesLaid', 'planesCollected']),
    ...ruleAndPlayer,
    cards: v.array(cardIdSchema),
  }),
  fields({
    kind: v.picklist(['planesPutBack', 'planesTakenOver']),
    ...ruleAndPlayer,
    cards: v.array(cardIdSchema),
  }),
  fields({ kind: v.literal('destinationAsked'), ...ruleAndPlayer }),
  fields({ kind: v.literal('planarControllerChanged'), ...ruleAndPlayer }),
  fields({
    kind: v.literal('leftCardsOrdered'),
    ...ruleAndPlayer,
    cards: v.array(cardIdSchema),
  }),
  fields({ kind: v.literal('choiceEnded'), ...ruleAndPlayer }),
  fields({
    kind: v.literal('planarDeckLeft'),
    ...ruleAndPlayer,
    faceUp: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('abilitiesCeased'),
    ...ruleAndPlayer,
    abilities: v.array(extensibleWord<StackedAbility['kind']>()),
  }),
  fields({
    kind: v.literal('abilityCountered'),
    ...ruleAndPlayer,
    ability: abilityToCounterSchema,
    card: v.nullable(cardIdSchema),
  }),
  fields({ kind: v.literal('rollCountCorrected'), ...ruleAndPlayer, counted: countSchema }),
]);
type KnownHappening = Exclude<Happening, UnknownHappening>;
const knownHappeningSchema: CompleteSchema<
  KnownHappening,
  Missing<typeof knownHappenings, KnownHappening>
> = knownHappenings;

export const happeningSchema: v.GenericSchema<unknown, Happening> = orUnknown(knownHappeningSchema, () => ({
  rule: null,
}));
