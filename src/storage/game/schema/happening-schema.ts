/** Parses happenings from outside the app. */
import * as v from 'valibot';
import type { StackedAbility } from '../../../rules/planar/planar-state';
import type { Happening, UnknownHappening } from '../../../rules/table/happening';
import { countSchema, integerSchema } from '../../number-schemas';
import type { CompleteSchema, MissingKindsAndFields } from './complete-schema';
import { directionSchema } from './eternities-map-schema';
import { extensibleValueSchema, openObject, orUnknown } from './tolerant-schemas';
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

const ruleField = { rule: ruleNumberSchema };
const ruleAndPlayer = { ...ruleField, player: playerIdSchema };
const countChangeFields = { ...ruleAndPlayer, from: countSchema, to: countSchema };

const knownHappeningVariants = v.variant('kind', [
  openObject({
    kind: v.literal('gameBegan'),
    ...ruleAndPlayer,
    by: rollerSchema,
    startingLife: integerSchema,
  }),
  openObject({
    kind: v.literal('turnBegan'),
    ...ruleAndPlayer,
    number: countSchema,
    ended: v.exactOptional(playerIdSchema),
    marker: v.exactOptional(countSchema),
  }),
  openObject({
    kind: v.literal('markerWaits'),
    ...ruleAndPlayer,
    marker: countSchema,
    behind: playerIdSchema,
    ended: v.exactOptional(playerIdSchema),
  }),
  openObject({
    kind: v.picklist(['markerDesignated', 'markerRemoved']),
    ...ruleAndPlayer,
    marker: countSchema,
  }),
  openObject({ kind: v.literal('turnOrderReversed'), ...ruleField, isReversed: v.boolean() }),
  openObject({ kind: v.literal('seatingChanged'), ...ruleField, seating: v.array(playerIdSchema) }),
  openObject({
    kind: v.literal('profileChanged'),
    rule: v.custom<null>((rule) => rule === null),
    player: playerIdSchema,
    profile: playerProfileSchema,
  }),
  openObject({ kind: v.literal('extraTurnAdded'), ...ruleAndPlayer }),
  openObject({
    kind: v.picklist(['lifeChanged', 'poisonChanged']),
    ...ruleAndPlayer,
    from: integerSchema,
    to: integerSchema,
  }),
  openObject({ kind: v.literal('lifeSet'), ...ruleAndPlayer, from: lifeSchema, to: lifeSchema }),
  openObject({
    kind: v.literal('lifeTotalsSet'),
    ...ruleField,
    because: lifeChangeReasonSchema,
    lifeTotals: v.array(openObject({ player: playerIdSchema, from: lifeSchema, to: lifeSchema })),
  }),
  openObject({
    kind: v.literal('playerCountersChanged'),
    counter: playerCounterSchema,
    ...countChangeFields,
  }),
  openObject({ kind: v.literal('namedCountersChanged'), name: counterNameSchema, ...countChangeFields }),
  openObject({ kind: v.literal('namedCountersDropped'), ...ruleAndPlayer, name: counterNameSchema }),
  openObject({ kind: v.literal('commanderCast'), commander: commanderNumberSchema, ...countChangeFields }),
  openObject({ kind: v.literal('commanderCountChanged'), ...countChangeFields }),
  openObject({
    kind: v.literal('commanderDamageChanged'),
    source: playerIdSchema,
    commander: commanderNumberSchema,
    life: lifeSchema,
    poison: v.exactOptional(countSchema),
    ...countChangeFields,
  }),
  openObject({ kind: v.picklist(['designated', 'undesignated']), ...ruleAndPlayer, as: designationSchema }),
  openObject({
    kind: v.literal('diceRolled'),
    ...ruleField,
    sides: countSchema,
    results: v.array(countSchema),
  }),
  openObject({ kind: v.literal('coinFlipped'), ...ruleField, isHeads: v.boolean() }),
  openObject({
    kind: v.literal('randomPlayerChosen'),
    ...ruleAndPlayer,
    opponentOf: v.nullable(playerIdSchema),
  }),
  openObject({ kind: v.literal('dayOrNightCame'), ...ruleField, to: dayOrNightSchema }),
  openObject({ kind: v.picklist(['turnEnded', 'beginningPhaseAdded']), ...ruleAndPlayer }),
  openObject({ kind: v.literal('playerLeft'), ...ruleAndPlayer, because: leaveReasonSchema }),
  openObject({ kind: v.literal('playerStayed'), ...ruleAndPlayer, because: lossReasonSchema }),
  openObject({ kind: v.literal('gameWon'), ...ruleAndPlayer }),
  openObject({
    kind: v.literal('startingPlaneRevealed'),
    ...ruleAndPlayer,
    card: cardIdSchema,
    passed: v.array(cardIdSchema),
  }),
  openObject({
    kind: v.literal('planarDieRolled'),
    ...ruleAndPlayer,
    face: planarFaceSchema,
    paid: v.nullable(countSchema),
    by: rollerSchema,
    means: v.exactOptional(planarFaceSchema),
    ignored: v.exactOptional(v.array(planarFaceSchema)),
  }),
  openObject({ kind: v.literal('planarDiceRolled'), ...ruleAndPlayer, faces: v.array(planarFaceSchema) }),
  openObject({ kind: v.literal('effectBegan'), ...ruleField, effect: ongoingEffectSchema }),
  openObject({ kind: v.literal('effectsEnded'), ...ruleField, effects: v.array(ongoingEffectSchema) }),
  openObject({
    kind: v.literal('countersChanged'),
    ...ruleField,
    card: cardIdSchema,
    from: counterTotalSchema,
    to: counterTotalSchema,
  }),
  openObject({
    kind: v.literal('countersGone'),
    ...ruleField,
    card: cardIdSchema,
    count: counterTotalSchema,
  }),
  openObject({ kind: v.literal('thresholdReached'), ...ruleAndPlayer, card: cardIdSchema, at: countSchema }),
  openObject({ kind: v.literal('optionChosen'), ...ruleAndPlayer, card: cardIdSchema, as: cardOptionSchema }),
  openObject({ kind: v.literal('chosenOptionsSwapped'), ...ruleField, card: cardIdSchema }),
  openObject({ kind: v.literal('walkBecameChaos'), ...ruleAndPlayer }),
  openObject({ kind: v.literal('chaosEnsued'), ...ruleAndPlayer, cards: v.array(cardIdSchema) }),
  openObject({
    kind: v.literal('planeswalked'),
    ...ruleAndPlayer,
    because: planeswalkReasonSchema,
    from: v.array(cardIdSchema),
    to: v.array(cardIdSchema),
  }),
  openObject({
    kind: v.picklist(['phenomenonEncountered', 'phenomenonResolved', 'phenomenonStays']),
    ...ruleAndPlayer,
    card: cardIdSchema,
  }),
  openObject({
    kind: v.literal('cardsTaken'),
    ...ruleAndPlayer,
    shown: audienceSchema,
    cards: v.array(cardIdSchema),
  }),
  openObject({
    kind: v.literal('cardsPutBack'),
    ...ruleAndPlayer,
    shown: audienceSchema,
    top: v.array(cardIdSchema),
    bottom: v.array(cardIdSchema),
  }),
  openObject({ kind: v.literal('directionChosen'), ...ruleAndPlayer, direction: directionSchema }),
  openObject({
    kind: v.picklist(['planesLaid', 'planesCollected']),
    ...ruleAndPlayer,
    cards: v.array(cardIdSchema),
  }),
  openObject({
    kind: v.picklist(['planesPutBack', 'planesTakenOver']),
    ...ruleAndPlayer,
    cards: v.array(cardIdSchema),
  }),
  openObject({ kind: v.literal('destinationAsked'), ...ruleAndPlayer }),
  openObject({ kind: v.literal('planarControllerChanged'), ...ruleAndPlayer }),
  openObject({ kind: v.literal('bottomCardsOrdered'), ...ruleAndPlayer, cards: v.array(cardIdSchema) }),
  openObject({ kind: v.literal('takenCardsLeftGame'), ...ruleAndPlayer }),
  openObject({ kind: v.literal('planarDeckLeft'), ...ruleAndPlayer, faceUp: v.array(cardIdSchema) }),
  openObject({
    kind: v.literal('abilitiesCeased'),
    ...ruleAndPlayer,
    abilities: v.array(extensibleValueSchema<StackedAbility['kind']>()),
  }),
  openObject({
    kind: v.literal('abilityCountered'),
    ...ruleAndPlayer,
    ability: abilityToCounterSchema,
    card: v.nullable(cardIdSchema),
  }),
  openObject({ kind: v.literal('rollCountCorrected'), ...ruleAndPlayer, counted: countSchema }),
]);
type KnownHappening = Exclude<Happening, UnknownHappening>;
const knownHappeningSchema: CompleteSchema<
  KnownHappening,
  MissingKindsAndFields<typeof knownHappeningVariants, KnownHappening>
> = knownHappeningVariants;

export const happeningSchema: v.GenericSchema<unknown, Happening> = orUnknown(knownHappeningSchema, () => ({
  rule: null,
}));
