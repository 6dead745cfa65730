/** Parses happenings from outside the app. */
import * as v from 'valibot';
import type { StackedAbility } from '../../../rules/planar/planar-state';
import type { Happening, UnknownHappening } from '../../../rules/table/happening';
import { count, wholeNumber } from '../../number-schemas';
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
  counterTotal,
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

const ofPlayer = { rule: ruleNumberSchema, player: playerIdSchema };
const countChange = { ...ofPlayer, from: count, to: count };

const happenings = v.variant('kind', [
  fields({
    kind: v.literal('gameBegan'),
    ...ofPlayer,
    by: rollerSchema,
    startingLife: wholeNumber,
  }),
  fields({
    kind: v.literal('turnBegan'),
    ...ofPlayer,
    number: count,
    ended: v.exactOptional(playerIdSchema),
    marker: v.exactOptional(count),
  }),
  fields({
    kind: v.literal('markerWaits'),
    ...ofPlayer,
    marker: count,
    behind: playerIdSchema,
    ended: v.exactOptional(playerIdSchema),
  }),
  fields({
    kind: v.picklist(['markerDesignated', 'markerRemoved']),
    ...ofPlayer,
    marker: count,
  }),
  fields({ kind: v.literal('turnOrderReversed'), rule: ruleNumberSchema, isReversed: v.boolean() }),
  fields({ kind: v.literal('seatingChanged'), rule: ruleNumberSchema, seating: v.array(playerIdSchema) }),
  fields({
    kind: v.literal('profileChanged'),
    rule: v.custom<null>((rule) => rule === null),
    player: playerIdSchema,
    profile: playerProfileSchema,
  }),
  fields({ kind: v.literal('extraTurnAdded'), ...ofPlayer }),
  fields({
    kind: v.picklist(['lifeChanged', 'poisonChanged']),
    ...ofPlayer,
    from: wholeNumber,
    to: wholeNumber,
  }),
  fields({
    kind: v.literal('lifeSet'),
    ...ofPlayer,
    from: lifeSchema,
    to: lifeSchema,
  }),
  fields({
    kind: v.literal('lifeTotalsSet'),
    rule: ruleNumberSchema,
    because: lifeChangeReasonSchema,
    lifeTotals: v.array(fields({ player: playerIdSchema, from: lifeSchema, to: lifeSchema })),
  }),
  fields({ kind: v.literal('playerCountersChanged'), counter: playerCounterSchema, ...countChange }),
  fields({ kind: v.literal('namedCountersChanged'), name: counterNameSchema, ...countChange }),
  fields({
    kind: v.literal('namedCountersDropped'),
    ...ofPlayer,
    name: counterNameSchema,
  }),
  fields({ kind: v.literal('commanderCast'), commander: commanderNumberSchema, ...countChange }),
  fields({ kind: v.literal('commanderCountChanged'), ...countChange }),
  fields({
    kind: v.literal('commanderDamageChanged'),
    source: playerIdSchema,
    commander: commanderNumberSchema,
    life: lifeSchema,
    poison: v.exactOptional(count),
    ...countChange,
  }),
  fields({
    kind: v.picklist(['designated', 'undesignated']),
    ...ofPlayer,
    as: designationSchema,
  }),
  fields({ kind: v.literal('diceRolled'), rule: ruleNumberSchema, sides: count, results: v.array(count) }),
  fields({ kind: v.literal('coinFlipped'), rule: ruleNumberSchema, isHeads: v.boolean() }),
  fields({
    kind: v.literal('randomPlayerChosen'),
    ...ofPlayer,
    opponentOf: v.nullable(playerIdSchema),
  }),
  fields({ kind: v.literal('dayOrNightCame'), rule: ruleNumberSchema, to: dayOrNightSchema }),
  fields({
    kind: v.picklist(['turnEnded', 'beginningPhaseAdded']),
    ...ofPlayer,
  }),
  fields({
    kind: v.literal('playerLeft'),
    ...ofPlayer,
    because: leaveReasonSchema,
  }),
  fields({
    kind: v.literal('playerStayed'),
    ...ofPlayer,
    because: lossReasonSchema,
  }),
  fields({ kind: v.literal('gameWon'), ...ofPlayer }),
  fields({
    kind: v.literal('startingPlaneRevealed'),
    ...ofPlayer,
    card: cardIdSchema,
    passed: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('planarDieRolled'),
    ...ofPlayer,
    face: planarFaceSchema,
    paid: v.nullable(count),
    by: rollerSchema,
    means: v.exactOptional(planarFaceSchema),
    ignored: v.exactOptional(v.array(planarFaceSchema)),
  }),
  fields({
    kind: v.literal('planarDiceRolled'),
    ...ofPlayer,
    faces: v.array(planarFaceSchema),
  }),
  fields({ kind: v.literal('effectBegan'), rule: ruleNumberSchema, effect: ongoingEffectSchema }),
  fields({ kind: v.literal('effectsEnded'), rule: ruleNumberSchema, effects: v.array(ongoingEffectSchema) }),
  fields({
    kind: v.literal('countersChanged'),
    rule: ruleNumberSchema,
    card: cardIdSchema,
    from: counterTotal,
    to: counterTotal,
  }),
  fields({
    kind: v.literal('countersGone'),
    rule: ruleNumberSchema,
    card: cardIdSchema,
    count: counterTotal,
  }),
  fields({
    kind: v.literal('thresholdReached'),
    ...ofPlayer,
    card: cardIdSchema,
    at: count,
  }),
  fields({
    kind: v.literal('optionChosen'),
    ...ofPlayer,
    card: cardIdSchema,
    as: cardOptionSchema,
  }),
  fields({ kind: v.literal('chosenOptionsSwapped'), rule: ruleNumberSchema, card: cardIdSchema }),
  fields({ kind: v.literal('walkBecameChaos'), ...ofPlayer }),
  fields({
    kind: v.literal('chaosEnsued'),
    ...ofPlayer,
    cards: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('planeswalked'),
    ...ofPlayer,
    because: planeswalkReasonSchema,
    from: v.array(cardIdSchema),
    to: v.array(cardIdSchema),
  }),
  fields({
    kind: v.picklist(['phenomenonEncountered', 'phenomenonResolved', 'phenomenonStays']),
    ...ofPlayer,
    card: cardIdSchema,
  }),
  fields({
    kind: v.literal('cardsTaken'),
    ...ofPlayer,
    shown: audienceSchema,
    cards: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('cardsPutBack'),
    ...ofPlayer,
    shown: audienceSchema,
    top: v.array(cardIdSchema),
    bottom: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('directionChosen'),
    ...ofPlayer,
    direction: directionSchema,
  }),
  fields({
    kind: v.picklist(['planesLaid', 'planesCollected']),
    ...ofPlayer,
    cards: v.array(cardIdSchema),
  }),
  fields({
    kind: v.picklist(['planesPutBack', 'planesTakenOver']),
    ...ofPlayer,
    cards: v.array(cardIdSchema),
  }),
  fields({ kind: v.literal('destinationAsked'), ...ofPlayer }),
  fields({ kind: v.literal('planarControllerChanged'), ...ofPlayer }),
  fields({
    kind: v.literal('leftCardsOrdered'),
    ...ofPlayer,
    cards: v.array(cardIdSchema),
  }),
  fields({ kind: v.literal('choiceEnded'), ...ofPlayer }),
  fields({
    kind: v.literal('planarDeckLeft'),
    ...ofPlayer,
    faceUp: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('abilitiesCeased'),
    ...ofPlayer,
    abilities: v.array(extensibleWord<StackedAbility['kind']>()),
  }),
  fields({
    kind: v.literal('abilityCountered'),
    ...ofPlayer,
    ability: abilityToCounterSchema,
    card: v.nullable(cardIdSchema),
  }),
  fields({ kind: v.literal('rollCountCorrected'), ...ofPlayer, counted: count }),
]);
type KnownHappening = Exclude<Happening, UnknownHappening>;
const knownHappening: CompleteSchema<KnownHappening, Missing<typeof happenings, KnownHappening>> = happenings;

export const happeningSchema: v.GenericSchema<unknown, Happening> = orUnknown(knownHappening, () => ({
  rule: null,
}));
