/** Parses happenings and steps from outside the app. */
import * as v from 'valibot';
import type { WaitingAbility } from '../../../rules/planar/planar-state';
import type { Happening, UnknownHappening } from '../../../rules/table/happening';
import type { Step } from '../../../rules/table/history';
import {
  abilityToCounterSchema,
  audienceSchema,
  cardIdSchema,
  commanderNumberSchema,
  count,
  counterNameSchema,
  counterTotal,
  dayOrNightSchema,
  defeatSchema,
  departureReasonSchema,
  designationSchema,
  effectSchema,
  lifeSchema,
  markSchema,
  planarFaceSchema,
  planeswalkCauseSchema,
  playerCounterSchema,
  playerIdSchema,
  playerProfileSchema,
  reasonForLivesSchema,
  rollerSchema,
  ruleNumberSchema,
  uint32,
  wholeNumber,
} from './common-schemas';
import type { CompleteSchema, Missing } from './complete-schema';
import { directionSchema } from './eternities-map-schema';
import { moveSchema } from './move-schema';
import { renameInPath } from './stored-color';
import { extensibleWord, fields, orUnknown } from './tolerant-schemas';

const counted = { rule: ruleNumberSchema, player: playerIdSchema, from: count, to: count };

const happenings = v.variant('kind', [
  fields({
    kind: v.literal('gameBegan'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    by: rollerSchema,
    startingLife: wholeNumber,
  }),
  fields({
    kind: v.literal('turnBegan'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    number: count,
    ended: v.exactOptional(playerIdSchema),
    marker: v.exactOptional(count),
  }),
  fields({
    kind: v.literal('markerWaits'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    marker: count,
    behind: playerIdSchema,
    ended: v.exactOptional(playerIdSchema),
  }),
  fields({
    kind: v.picklist(['markerDesignated', 'markerRemoved']),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    marker: count,
  }),
  fields({ kind: v.literal('turnOrderReversed'), rule: ruleNumberSchema, reversed: v.boolean() }),
  fields({ kind: v.literal('seatingChanged'), rule: ruleNumberSchema, seating: v.array(playerIdSchema) }),
  fields({
    kind: v.literal('lookChanged'),
    rule: v.null(),
    player: playerIdSchema,
    look: playerProfileSchema,
  }),
  fields({ kind: v.literal('extraTurnAdded'), rule: ruleNumberSchema, player: playerIdSchema }),
  fields({
    kind: v.picklist(['lifeChanged', 'poisonChanged']),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    from: wholeNumber,
    to: wholeNumber,
  }),
  fields({
    kind: v.literal('lifeSet'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    from: lifeSchema,
    to: lifeSchema,
  }),
  fields({
    kind: v.literal('livesSet'),
    rule: ruleNumberSchema,
    because: reasonForLivesSchema,
    lives: v.array(fields({ player: playerIdSchema, from: lifeSchema, to: lifeSchema })),
  }),
  fields({ kind: v.literal('playerCountersChanged'), counter: playerCounterSchema, ...counted }),
  fields({ kind: v.literal('namedCountersChanged'), name: counterNameSchema, ...counted }),
  fields({
    kind: v.literal('namedCountersDropped'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    name: counterNameSchema,
  }),
  fields({ kind: v.literal('commanderCast'), commander: commanderNumberSchema, ...counted }),
  fields({ kind: v.literal('commandersCounted'), ...counted }),
  fields({
    kind: v.literal('commanderDamageChanged'),
    source: playerIdSchema,
    commander: commanderNumberSchema,
    life: lifeSchema,
    poison: v.exactOptional(count),
    ...counted,
  }),
  fields({
    kind: v.picklist(['designated', 'undesignated']),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    as: designationSchema,
  }),
  fields({ kind: v.literal('diceRolled'), rule: ruleNumberSchema, sides: count, results: v.array(count) }),
  fields({ kind: v.literal('coinFlipped'), rule: ruleNumberSchema, heads: v.boolean() }),
  fields({
    kind: v.literal('playerDrawn'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    opponentOf: v.nullable(playerIdSchema),
  }),
  fields({ kind: v.literal('dayOrNightCame'), rule: ruleNumberSchema, to: dayOrNightSchema }),
  fields({
    kind: v.picklist(['turnEnded', 'upkeepRepeated']),
    rule: ruleNumberSchema,
    player: playerIdSchema,
  }),
  fields({
    kind: v.literal('playerLeft'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    because: departureReasonSchema,
  }),
  fields({
    kind: v.literal('playerStayed'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    because: defeatSchema,
  }),
  fields({ kind: v.literal('gameWon'), rule: ruleNumberSchema, player: playerIdSchema }),
  fields({
    kind: v.literal('startingPlaneRevealed'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    card: cardIdSchema,
    passed: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('planarDieRolled'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    face: planarFaceSchema,
    paid: v.nullable(count),
    by: rollerSchema,
    means: v.exactOptional(planarFaceSchema),
    ignored: v.exactOptional(v.array(planarFaceSchema)),
  }),
  fields({
    kind: v.literal('diceThrown'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    faces: v.array(planarFaceSchema),
  }),
  fields({ kind: v.literal('effectBegan'), rule: ruleNumberSchema, effect: effectSchema }),
  fields({ kind: v.literal('effectsEnded'), rule: ruleNumberSchema, effects: v.array(effectSchema) }),
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
    rule: ruleNumberSchema,
    player: playerIdSchema,
    card: cardIdSchema,
    at: count,
  }),
  fields({
    kind: v.literal('marked'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    card: cardIdSchema,
    as: markSchema,
  }),
  fields({ kind: v.literal('marksSwapped'), rule: ruleNumberSchema, card: cardIdSchema }),
  fields({ kind: v.literal('walkBecameChaos'), rule: ruleNumberSchema, player: playerIdSchema }),
  fields({
    kind: v.literal('chaosEnsued'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    cards: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('planeswalked'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    because: planeswalkCauseSchema,
    from: v.array(cardIdSchema),
    to: v.array(cardIdSchema),
  }),
  fields({
    kind: v.picklist(['phenomenonEncountered', 'phenomenonResolved', 'phenomenonStays']),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    card: cardIdSchema,
  }),
  fields({
    kind: v.literal('cardsTaken'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    shown: audienceSchema,
    cards: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('cardsPutBack'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    shown: audienceSchema,
    top: v.array(cardIdSchema),
    bottom: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('wayChosen'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    way: directionSchema,
  }),
  fields({
    kind: v.picklist(['planesLaid', 'planesCollected']),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    cards: v.array(cardIdSchema),
  }),
  fields({
    kind: v.picklist(['planesPutBack', 'planesTakenOver']),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    cards: v.array(cardIdSchema),
  }),
  fields({ kind: v.literal('whereToAsked'), rule: ruleNumberSchema, player: playerIdSchema }),
  fields({ kind: v.literal('planarControllerChanged'), rule: ruleNumberSchema, player: playerIdSchema }),
  fields({
    kind: v.literal('leftCardsOrdered'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    cards: v.array(cardIdSchema),
  }),
  fields({ kind: v.literal('choiceEnded'), rule: ruleNumberSchema, player: playerIdSchema }),
  fields({
    kind: v.literal('planarDeckLeft'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    faceUp: v.array(cardIdSchema),
  }),
  fields({
    kind: v.literal('abilitiesCeased'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    abilities: v.array(extensibleWord<WaitingAbility['kind']>()),
  }),
  fields({
    kind: v.literal('abilityCountered'),
    rule: ruleNumberSchema,
    player: playerIdSchema,
    ability: abilityToCounterSchema,
    card: v.nullable(cardIdSchema),
  }),
  fields({ kind: v.literal('rollsCounted'), rule: ruleNumberSchema, player: playerIdSchema, counted: count }),
]);
type KnownHappening = Exclude<Happening, UnknownHappening>;
const knownHappening: CompleteSchema<KnownHappening, Missing<typeof happenings, KnownHappening>> = happenings;

export const happeningSchema: v.GenericSchema<unknown, Happening> = orUnknown(knownHappening, () => ({
  rule: null,
}));

const path = v.pipe(
  v.array(v.union([v.string(), v.number()])),
  v.transform((stored) => renameInPath(stored, 'colour', 'color')),
);

const difference = v.union([
  v.object({ path, before: v.any(), after: v.any() }),
  v.object({
    path,
    splices: v.array(v.strictTuple([count, v.array(v.string()), v.array(v.string())])),
    sums: v.strictTuple([uint32, uint32]),
  }),
]);

export const stepSchema: v.GenericSchema<unknown, Step> = fields({
  move: moveSchema,
  happenings: v.optional(v.array(happeningSchema), () => []),
  at: v.number(),
  change: v.array(difference),
});
