/** Determines the current moment of a game: the last event that changed which abilities apply. */
import type { Happening } from '../../rules/table/happening';
import type { History, Step } from '../../rules/table/history';

/**
 * How an event affects the current moment: it begins a moment at which abilities of cards apply, ends the previous
 * one, or leaves it unchanged.
 */
const effectOnMoment = {
  turnBegan: 'begins',
  markerWaits: 'begins',
  upkeepRepeated: 'begins',
  startingPlaneRevealed: 'begins',
  planarDieRolled: 'begins',
  planeswalked: 'begins',

  gameBegan: 'ends',
  gameWon: 'ends',
  turnEnded: 'ends',
  markerRemoved: 'ends',
  diceThrown: 'ends',
  chaosEnsued: 'ends',
  walkBecameChaos: 'ends',
  phenomenonEncountered: 'ends',
  phenomenonResolved: 'ends',
  phenomenonStays: 'ends',
  cardsTaken: 'ends',
  cardsPutBack: 'ends',
  choiceEnded: 'ends',
  countersGone: 'ends',
  thresholdReached: 'ends',
  whereToAsked: 'ends',
  wayChosen: 'ends',
  planesLaid: 'ends',
  planesCollected: 'ends',
  planesPutBack: 'ends',
  planesTakenOver: 'ends',
  planarControllerChanged: 'ends',
  abilitiesCeased: 'ends',
  abilityCountered: 'ends',

  lifeChanged: 'noted',
  lifeSet: 'noted',
  livesSet: 'noted',
  poisonChanged: 'noted',
  playerCountersChanged: 'noted',
  namedCountersChanged: 'noted',
  namedCountersDropped: 'noted',
  commanderCast: 'noted',
  commandersCounted: 'noted',
  commanderDamageChanged: 'noted',
  designated: 'noted',
  undesignated: 'noted',
  dayOrNightCame: 'noted',
  diceRolled: 'noted',
  coinFlipped: 'noted',
  playerDrawn: 'noted',
  playerStayed: 'noted',
  countersChanged: 'noted',
  marked: 'noted',
  marksSwapped: 'noted',
  leftCardsOrdered: 'noted',
  effectBegan: 'noted',
  effectsEnded: 'noted',
  turnOrderReversed: 'noted',
  seatingChanged: 'noted',
  lookChanged: 'noted',
  extraTurnAdded: 'noted',
  rollsCounted: 'noted',
  // A player leaves, but the turn continues.
  playerLeft: 'noted',
  planarDeckLeft: 'noted',
  markerDesignated: 'noted',
  unknown: 'noted',
} as const satisfies Readonly<Record<Happening['kind'], 'begins' | 'ends' | 'noted'>>;

type KindsThat<Effect> = {
  [Kind in Happening['kind']]: (typeof effectOnMoment)[Kind] extends Effect ? Kind : never;
}[Happening['kind']];

/** Kinds of events at which no ability of a card applies. */
export type SilentKind = KindsThat<'ends' | 'noted'>;

function isNoted(happenings: readonly Happening[]): boolean {
  return happenings.every(({ kind }) => effectOnMoment[kind] === 'noted');
}

/** Returns all events of the step that began the current moment. */
export function currentMoment(history: History): readonly Happening[] {
  return stepsInView(history).findLast((happenings) => !isNoted(happenings)) ?? [];
}

/** Returns all events noted since the current moment began. */
export function happeningsOfMoment(history: History): readonly Happening[] {
  return stepsOfMoment(history).flatMap(({ happenings }) => happenings);
}

/** Returns the cards whose abilities were carried out as a whole since the current moment began. */
export function sourcesSince(history: History): readonly string[] {
  return stepsOfMoment(history).flatMap(({ move }) =>
    move.kind === 'carryOut' && 'source' in move && move.source ? [move.source] : [],
  );
}

/** Returns the steps since the current moment began. */
export function stepsOfMoment(history: History): ReturnType<typeof fullStepsInView> {
  const steps = fullStepsInView(history);
  return steps.slice(steps.findLastIndex(({ happenings }) => !isNoted(happenings)) + 1);
}

/** Returns the events of each step; in a Grand Melee, only those of the turn in view. */
export function stepsInView(history: History): readonly (readonly Happening[])[] {
  return fullStepsInView(history).map(({ happenings }) => happenings);
}

/** Returns the steps with events; in a Grand Melee, only the events of the turn in view. */
export function fullStepsInView({
  steps,
  done,
  table,
}: History): readonly Pick<Step, 'move' | 'happenings' | 'at'>[] {
  const number = table.turn.marker?.number;
  const isInView = (marker: number | undefined) => marker === undefined || marker === number;
  return steps
    .slice(0, done)
    .map(({ move, happenings, at }) => ({
      move,
      at,
      happenings: happenings.filter((happening) =>
        isInView('marker' in happening ? happening.marker : move.marker),
      ),
    }))
    .filter(({ happenings }) => happenings.length > 0);
}
