/** Parses happenings from outside the app. */
import * as v from 'valibot';
import type { StackedAbility } from '../../../rules/planar/planar-state';
import type { Happening, UnknownHappening } from '../../../rules/table/happening';
import { countSchema, integerSchema } from '../../number-schemas';
import type { CompleteSchema, MissingKindsAndFields } from './complete-schema';
import { directionSchema } from './eternities-map-schema';
import { extensibleValueSchema, openObject, orUnknown, variantSchema } from './tolerant-schemas';
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
const playerAndCards = { ...ruleAndPlayer, cards: v.array(cardIdSchema) };
const playerAndCard = { ...ruleAndPlayer, card: cardIdSchema };
const countChangeFields = { ...ruleAndPlayer, from: countSchema, to: countSchema };

const knownHappeningVariants = variantSchema({
  gameBegan: { ...ruleAndPlayer, by: rollerSchema, startingLife: integerSchema },
  turnBegan: {
    ...ruleAndPlayer,
    number: countSchema,
    ended: v.exactOptional(playerIdSchema),
    marker: v.exactOptional(countSchema),
  },
  markerWaits: {
    ...ruleAndPlayer,
    marker: countSchema,
    behind: playerIdSchema,
    ended: v.exactOptional(playerIdSchema),
  },
  markerDesignated: { ...ruleAndPlayer, marker: countSchema },
  markerRemoved: { ...ruleAndPlayer, marker: countSchema, ended: v.exactOptional(playerIdSchema) },
  turnOrderReversed: { ...ruleField, isReversed: v.boolean() },
  seatingChanged: { ...ruleField, seating: v.array(playerIdSchema) },
  profileChanged: {
    rule: v.custom<null>((rule) => rule === null),
    player: playerIdSchema,
    profile: playerProfileSchema,
  },
  extraTurnAdded: ruleAndPlayer,
  lifeChanged: { ...ruleAndPlayer, from: integerSchema, to: integerSchema },
  poisonChanged: { ...ruleAndPlayer, from: integerSchema, to: integerSchema },
  lifeSet: { ...ruleAndPlayer, from: lifeSchema, to: lifeSchema },
  lifeTotalsSet: {
    ...ruleField,
    because: lifeChangeReasonSchema,
    lifeTotals: v.array(openObject({ player: playerIdSchema, from: lifeSchema, to: lifeSchema })),
  },
  playerCountersChanged: { counter: playerCounterSchema, ...countChangeFields },
  namedCountersChanged: { name: counterNameSchema, ...countChangeFields },
  namedCountersDropped: { ...ruleAndPlayer, name: counterNameSchema },
  commanderCast: { commander: commanderNumberSchema, ...countChangeFields },
  commanderCountChanged: countChangeFields,
  commanderDamageChanged: {
    source: playerIdSchema,
    commander: commanderNumberSchema,
    life: lifeSchema,
    poison: v.exactOptional(countSchema),
    ...countChangeFields,
  },
  designated: { ...ruleAndPlayer, as: designationSchema },
  undesignated: { ...ruleAndPlayer, as: designationSchema },
  diceRolled: { ...ruleField, sides: countSchema, results: v.array(countSchema) },
  coinFlipped: { ...ruleField, isHeads: v.boolean() },
  randomPlayerChosen: { ...ruleAndPlayer, opponentOf: v.nullable(playerIdSchema) },
  dayOrNightCame: { ...ruleField, to: dayOrNightSchema },
  turnEnded: ruleAndPlayer,
  beginningPhaseAdded: ruleAndPlayer,
  playerLeft: { ...ruleAndPlayer, because: leaveReasonSchema },
  playerStayed: { ...ruleAndPlayer, because: lossReasonSchema },
  playerReturned: ruleAndPlayer,
  gameWon: ruleAndPlayer,
  startingPlaneRevealed: { ...playerAndCard, passed: v.array(cardIdSchema) },
  planarDieRolled: {
    ...ruleAndPlayer,
    face: planarFaceSchema,
    paid: v.nullable(countSchema),
    by: rollerSchema,
    means: v.exactOptional(planarFaceSchema),
    ignored: v.exactOptional(v.array(planarFaceSchema)),
  },
  planarDiceRolled: { ...ruleAndPlayer, faces: v.array(planarFaceSchema) },
  effectBegan: { ...ruleField, effect: ongoingEffectSchema },
  effectsEnded: { ...ruleField, effects: v.array(ongoingEffectSchema) },
  countersChanged: { ...ruleField, card: cardIdSchema, from: counterTotalSchema, to: counterTotalSchema },
  countersGone: { ...ruleField, card: cardIdSchema, count: counterTotalSchema },
  thresholdReached: { ...playerAndCard, at: countSchema },
  optionChosen: { ...playerAndCard, as: cardOptionSchema },
  chosenOptionsSwapped: { ...ruleField, card: cardIdSchema },
  planeswalkBecameChaos: ruleAndPlayer,
  chaosEnsued: playerAndCards,
  planeswalked: {
    ...ruleAndPlayer,
    because: planeswalkReasonSchema,
    from: v.array(cardIdSchema),
    to: v.array(cardIdSchema),
  },
  phenomenonEncountered: playerAndCard,
  phenomenonResolved: playerAndCard,
  phenomenonStays: playerAndCard,
  cardsTaken: { ...playerAndCards, shown: audienceSchema },
  cardsPutBack: {
    ...ruleAndPlayer,
    shown: audienceSchema,
    top: v.array(cardIdSchema),
    bottom: v.array(cardIdSchema),
  },
  directionChosen: { ...ruleAndPlayer, direction: directionSchema },
  planesLaid: playerAndCards,
  planesCollected: playerAndCards,
  planesPutBack: playerAndCards,
  planesTakenOver: playerAndCards,
  destinationAsked: ruleAndPlayer,
  planarControllerChanged: ruleAndPlayer,
  bottomCardsOrdered: playerAndCards,
  takenCardsLeftGame: ruleAndPlayer,
  planarDeckLeft: { ...ruleAndPlayer, faceUp: v.array(cardIdSchema) },
  abilitiesCeased: { ...ruleAndPlayer, abilities: v.array(extensibleValueSchema<StackedAbility['kind']>()) },
  abilityCountered: { ...ruleAndPlayer, ability: abilityToCounterSchema, card: v.nullable(cardIdSchema) },
  rollCountCorrected: { ...ruleAndPlayer, counted: countSchema },
});
type KnownHappening = Exclude<Happening, UnknownHappening>;
const knownHappeningSchema: CompleteSchema<
  KnownHappening,
  MissingKindsAndFields<typeof knownHappeningVariants, KnownHappening>
> = knownHappeningVariants;

export const happeningSchema: v.GenericSchema<unknown, Happening> = orUnknown(knownHappeningSchema, () => ({
  rule: null,
}));
