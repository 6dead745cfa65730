/** Parses happenings from outside the app. */
import * as v from 'valibot';
import type { StackedAbility } from '../../../rules/planar/planar-state';
import type { Happening, UnknownHappening } from '../../../rules/table/happening';
import { countSchema, wholeNumberSchema } from '../../number-schemas';
import type { CompleteSchema, Missing } from './complete-schema';
import { directionSchema } from './eternities-map-schema';
import { extensibleValue, loose, orUnknown } from './tolerant-schemas';
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
  dieSourceSchema,
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
  ruleNumberSchema,
} from './value-schemas';

const ruleAndPlayer = { rule: ruleNumberSchema, player: playerIdSchema };
const countChangeFields = { ...ruleAndPlayer, from: countSchema, to: countSchema };

const knownHappenings = v.variant('kind', [
  loose({
    kind: v.literal('gameBegan'),
    ...ruleAndPlayer,
    by: dieSourceSchema,
    startingLife: wholeNumberSchema,
  }),
  loose({
    kind: v.literal('turnBegan'),
    ...ruleAndPlayer,
    number: countSchema,
    ended: v.exactOptional(playerIdSchema),
    marker: v.exactOptional(countSchema),
  }),
  loose({
    kind: v.literal('markerWaits'),
    ...ruleAndPlayer,
    marker: countSchema,
    behind: playerIdSchema,
    ended: v.exactOptional(playerIdSchema),
  }),
  loose({ kind: v.picklist(['markerDesignated', 'markerRemoved']), ...ruleAndPlayer, marker: countSchema }),
  loose({ kind: v.literal('turnOrderReversed'), rule: ruleNumberSchema, isReversed: v.boolean() }),
  loose({ kind: v.literal('seatingChanged'), rule: ruleNumberSchema, seating: v.array(playerIdSchema) }),
  loose({
    kind: v.literal('profileChanged'),
    rule: v.custom<null>((rule) => rule === null),
    player: playerIdSchema,
    profile: playerProfileSchema,
  }),
  loose({ kind: v.literal('extraTurnAdded'), ...ruleAndPlayer }),
  loose({
    kind: v.picklist(['lifeChanged', 'poisonChanged']),
    ...ruleAndPlayer,
    from: wholeNumberSchema,
    to: wholeNumberSchema,
  }),
  loose({ kind: v.literal('lifeSet'), ...ruleAndPlayer, from: lifeSchema, to: lifeSchema }),
  loose({
    kind: v.literal('lifeTotalsSet'),
    rule: ruleNumberSchema,
    because: lifeChangeReasonSchema,
    lifeTotals: v.array(loose({ player: playerIdSchema, from: lifeSchema, to: lifeSchema })),
  }),
  loose({ kind: v.literal('playerCountersChanged'), counter: playerCounterSchema, ...countChangeFields }),
  loose({ kind: v.literal('namedCountersChanged'), name: counterNameSchema, ...countChangeFields }),
  loose({
    kind: v.literal('namedCountersDropped'),
    ...ruleAndPlayer,
    name: counterNameSchema,
  }),
  loose({ kind: v.literal('commanderCast'), commander: commanderNumberSchema, ...countChangeFields }),
  loose({ kind: v.literal('commanderCountChanged'), ...countChangeFields }),
  loose({
    kind: v.literal('commanderDamageChanged'),
    source: playerIdSchema,
    commander: commanderNumberSchema,
    life: lifeSchema,
    poison: v.exactOptional(countSchema),
    ...countChangeFields,
  }),
  loose({
    kind: v.picklist(['designated', 'undesignated']),
    ...ruleAndPlayer,
    as: designationSchema,
  }),
  loose({
    kind: v.literal('diceRolled'),
    rule: ruleNumberSchema,
    sides: countSchema,
    results: v.array(countSchema),
  }),
  loose({ kind: v.literal('coinFlipped'), rule: ruleNumberSchema, isHeads: v.boolean() }),
  loose({
    kind: v.literal('randomPlayerChosen'),
    ...ruleAndPlayer,
    opponentOf: v.nullable(playerIdSchema),
  }),
  loose({ kind: v.literal('dayOrNightCame'), rule: ruleNumberSchema, to: dayOrNightSchema }),
  loose({ kind: v.picklist(['turnEnded', 'beginningPhaseAdded']), ...ruleAndPlayer }),
  loose({
    kind: v.literal('playerLeft'),
    ...ruleAndPlayer,
    because: leaveReasonSchema,
  }),
  loose({
    kind: v.literal('playerStayed'),
    ...ruleAndPlayer,
    because: lossReasonSchema,
  }),
  loose({ kind: v.literal('gameWon'), ...ruleAndPlayer }),
  loose({
    kind: v.literal('startingPlaneRevealed'),
    ...ruleAndPlayer,
    card: cardIdSchema,
    passed: v.array(cardIdSchema),
  }),
  loose({
    kind: v.literal('planarDieRolled'),
    ...ruleAndPlayer,
    face: planarFaceSchema,
    paid: v.nullable(countSchema),
    by: dieSourceSchema,
    means: v.exactOptional(planarFaceSchema),
    ignored: v.exactOptional(v.array(planarFaceSchema)),
  }),
  loose({
    kind: v.literal('planarDiceRolled'),
    ...ruleAndPlayer,
    faces: v.array(planarFaceSchema),
  }),
  loose({ kind: v.literal('effectBegan'), rule: ruleNumberSchema, effect: ongoingEffectSchema }),
  loose({ kind: v.literal('effectsEnded'), rule: ruleNumberSchema, effects: v.array(ongoingEffectSchema) }),
  loose({
    kind: v.literal('countersChanged'),
    rule: ruleNumberSchema,
    card: cardIdSchema,
    from: counterTotalSchema,
    to: counterTotalSchema,
  }),
  loose({
    kind: v.literal('countersGone'),
    rule: ruleNumberSchema,
    card: cardIdSchema,
    count: counterTotalSchema,
  }),
  loose({
    kind: v.literal('thresholdReached'),
    ...ruleAndPlayer,
    card: cardIdSchema,
    at: countSchema,
  }),
  loose({
    kind: v.literal('optionChosen'),
    ...ruleAndPlayer,
    card: cardIdSchema,
    as: cardOptionSchema,
  }),
  loose({ kind: v.literal('chosenOptionsSwapped'), rule: ruleNumberSchema, card: cardIdSchema }),
  loose({ kind: v.literal('walkBecameChaos'), ...ruleAndPlayer }),
  loose({
    kind: v.literal('chaosEnsued'),
    ...ruleAndPlayer,
    cards: v.array(cardIdSchema),
  }),
  loose({
    kind: v.literal('planeswalked'),
    ...ruleAndPlayer,
    because: planeswalkReasonSchema,
    from: v.array(cardIdSchema),
    to: v.array(cardIdSchema),
  }),
  loose({
    kind: v.picklist(['phenomenonEncountered', 'phenomenonResolved', 'phenomenonStays']),
    ...ruleAndPlayer,
    card: cardIdSchema,
  }),
  loose({
    kind: v.literal('cardsTaken'),
    ...ruleAndPlayer,
    shown: audienceSchema,
    cards: v.array(cardIdSchema),
  }),
  loose({
    kind: v.literal('cardsPutBack'),
    ...ruleAndPlayer,
    shown: audienceSchema,
    top: v.array(cardIdSchema),
    bottom: v.array(cardIdSchema),
  }),
  loose({
    kind: v.literal('directionChosen'),
    ...ruleAndPlayer,
    direction: directionSchema,
  }),
  loose({
    kind: v.picklist(['planesLaid', 'planesCollected']),
    ...ruleAndPlayer,
    cards: v.array(cardIdSchema),
  }),
  loose({
    kind: v.picklist(['planesPutBack', 'planesTakenOver']),
    ...ruleAndPlayer,
    cards: v.array(cardIdSchema),
  }),
  loose({ kind: v.literal('destinationAsked'), ...ruleAndPlayer }),
  loose({ kind: v.literal('planarControllerChanged'), ...ruleAndPlayer }),
  loose({
    kind: v.literal('bottomCardsOrdered'),
    ...ruleAndPlayer,
    cards: v.array(cardIdSchema),
  }),
  loose({ kind: v.literal('takenCardsLeftGame'), ...ruleAndPlayer }),
  loose({
    kind: v.literal('planarDeckLeft'),
    ...ruleAndPlayer,
    faceUp: v.array(cardIdSchema),
  }),
  loose({
    kind: v.literal('abilitiesCeased'),
    ...ruleAndPlayer,
    abilities: v.array(extensibleValue<StackedAbility['kind']>()),
  }),
  loose({
    kind: v.literal('abilityCountered'),
    ...ruleAndPlayer,
    ability: abilityToCounterSchema,
    card: v.nullable(cardIdSchema),
  }),
  loose({ kind: v.literal('rollCountCorrected'), ...ruleAndPlayer, counted: countSchema }),
]);
type KnownHappening = Exclude<Happening, UnknownHappening>;
const knownHappeningSchema: CompleteSchema<
  KnownHappening,
  Missing<typeof knownHappenings, KnownHappening>
> = knownHappenings;

export const happeningSchema: v.GenericSchema<unknown, Happening> = orUnknown(knownHappeningSchema, () => ({
  rule: null,
}));
