/** The Comprehensive Rules (effective September 25, 2026) that the engine refers to. */
export const ruleNumbers = [
  '101.2', // “can’t” takes precedence
  '102.1', // the active player is the player whose turn it is
  '103.1', // who takes the first turn, and in which order the others follow
  '104.2a', // the last player in the game wins
  '104.3a', // conceding
  '104.4a', // all remaining players lose at the same time
  '107.1', // only whole numbers
  '111.10a', // Treasures
  '119.3', // gaining and losing life
  '119.5', // setting a life total
  '122.1', // counters
  '122.1f', // poison counters
  '122.1i', // rad counters
  '122.2', // counters cease to exist with their object
  '311.7', // chaos abilities
  '312.5', // encountering a phenomenon
  '312.7', // leaving a phenomenon once its ability is off the stack
  '500.2', // a step ends only when the stack is empty
  '500.7', // extra turns
  '500.8', // extra phases
  '603.8', // abilities that trigger on a state
  '611.2a', // durations
  '614.1a', // replacement effects, "instead"
  '701.6a', // countering a spell or ability
  '701.12c', // exchanging life totals
  '701.31b', // planeswalking
  '701.54c', // what the Ring gives a player it has tempted
  '702.40a', // storm counts the spells of a turn
  '702.90b', // damage with infect
  '702.124', // two commanders
  '702.131c', // the city's blessing
  '702.179', // speed
  '704.5a', // 0 or less life
  '704.5b', // drawing from an empty library
  '704.5c', // ten or more poison counters
  '704.6a', // 0 or less life of a team
  '704.6b', // fifteen or more poison counters of a team
  '704.6c', // 21 or more combat damage by one commander
  '705.1', // flipping a coin
  '706.1', // rolling a die
  '706.6', // ignored rolls
  '724.1', // ending the turn
  '725.3', // becoming the monarch
  '725.4', // the monarch leaves
  '726.3', // taking the initiative
  '726.4', // the player with the initiative leaves
  '731.1', // day and night
  '800.4a', // what leaves the game with a player
  '800.4j', // a turn without an active player
  '807.1', // Grand Melee, every player for themselves
  '807.4a', // a turn marker for each full four players
  '807.4b', // who begins with a turn marker
  '807.4c', // passing a turn marker
  '807.4d', // a turn that waits for another marker
  '807.4e', // a turn marker that will be removed
  '807.4g', // a turn marker is removed
  '807.4i', // an extra turn of a player with a turn marker
  '807.4j', // an extra turn of a player without one
  '809.5', // an Emperor's team loses together
  '810.2', // teams of two
  '810.8', // a team leaves together
  '901.1', // the Planechase variant
  '901.2', // two or more players
  '901.3', // a planar deck for each player
  '901.5', // the starting plane
  '901.6', // the planar controller
  '901.7', // following the text of face-up planar cards
  '901.9', // rolling the planar die
  '901.9a', // a blank face
  '901.9b', // the chaos symbol
  '901.9c', // the Planeswalker symbol
  '901.10', // the planar cards of a player who leaves
  '901.10a', // planeswalking abilities when a plane leaves the game
  '901.10b', // a phenomenon's ability stays when its owner leaves
  '901.11', // planeswalking, and effects that last until then
  '901.14', // several face-up planar cards in a Grand Melee
  '901.14a', // starting planes of a Grand Melee
  '901.14b', // a planar controller leaves a Grand Melee with a turn marker
  '901.15a', // a shared planar deck
  '901.15c', // your planar deck
  '903.8', // the commander tax
  '903.10a', // combat damage by a commander
] as const;

export type RuleNumber = (typeof ruleNumbers)[number];

/** Why a move is refused. The interface provides the wording; `rule` is the rule that forbids it. */
export const refusalReasons = [
  'notPlanechase',
  'tooFewPlayers',
  'tooFewPlanarCards',
  'tooManyPhenomena',
  'repeatedPlanarCard',
  'noPlane',
  'tooFewPlanesForMap',
  'startingPlaneNotRevealed',
  'startingPlaneAlreadyRevealed',
  'abilityNotResolved',
  'choiceNotSettled',
  'destinationNotChosen',
  'dieNotChosen',
  'nothingToResolve',
  'notAllowedThere',
  'notFaceUp',
  'nothingChosen',
  'noSuchEffect',
  'beyondTheMap',
  'squareTooFar',
  'squareHasPlane',
  'noPlaneThere',
  'planarDeckIsEmpty',
  'noActivePlayer',
  'noRollToTakeBack',
  'notTheirTurn',
  'turnNotBegun',
  'noSuchMarker',
  'noPlanarController',
  'seatsAreFixed',
  'noTeamsInMelee',
  'noMapInMelee',
  'unevenTeams',
  'tooFewTeams',
  'teamsSitTogether',
  'noSuchPlayer',
  'notARedistribution',
  'noSuchCounters',
  'noSuchCommander',
  'notLosing',
  'playerHasLeft',
  'playerIsInGame',
  'onlyByUndo',
  'cannotLose',
  'gameIsOver',
  'gameIsDrawn',
  'notAWholeNumber',
  'numberTooLarge',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

export interface Refusal<Reason extends RefusalReason = RefusalReason> {
  readonly rule: RuleNumber;
  readonly reason: Reason;
  /** The number that the rule sets, if any: a deck's smallest size, the most phenomena, the fewest players. */
  readonly limit?: number;
  /** The seat whose deck is refused, if each player has one. */
  readonly player?: number;
}

/** The requested value, or why it is refused. */
export type RuleResult<T, Reason extends RefusalReason = RefusalReason> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal<Reason> };

export function okResult<T>(value: T): RuleResult<T, never> {
  return { ok: true, value };
}

export function refuseWith<Reason extends RefusalReason>(
  refusal: Refusal<Reason>,
): RuleResult<never, Reason> {
  return { ok: false, refusal };
}

export function refuse<Reason extends RefusalReason>(
  rule: RuleNumber,
  reason: Reason,
  limit?: number,
): RuleResult<never, Reason> {
  return refuseWith(limit === undefined ? { rule, reason } : { rule, reason, limit });
}
