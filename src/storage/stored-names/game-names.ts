/**
 * The names in stored games that differ from those in the code. All versions read and write the stored ones, so that
 * rows can be exchanged between them. `settings-and-card-names.ts` does the same for settings and cards.
 */

/** Translates both ways, so that whatever is read is written back the same, also what this version does not know. */
const bidirectionalMap = (names: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(names).flatMap(([current, stored]) => [
      [current, stored],
      [stored, current],
    ]),
  );

const fieldNames = bidirectionalMap({
  color: 'colour',
  stack: 'waiting',
  chosenOptions: 'marked',
  profiles: 'looks',
  profile: 'look',
  direction: 'way',
  otherSquares: 'squares',
  threshold: 'walkAt',
  houseRules: 'house',
  ignoredLossReasons: 'stays',
  otherTurns: 'aside',
  pendingBottomOrder: 'left',
  dayOrNight: 'time',
  isHeads: 'heads',
  belongsToPreviousTurn: 'late',
  pendingPlaneswalk: 'leaving',
  isReversed: 'reversed',
  positionInLine: 'waits',
  isExtraBeforeUsualTurn: 'extraFirst',
  removalsDue: 'removals',
  lifeTotals: 'lives',
});

/** The names of a turn's own fields, some of which other rows use for something else. */
const turnFieldNames = bidirectionalMap({
  activePlayer: 'of',
  hasLeftBySeat: 'left',
  teamsPlaySeparately: 'apart',
  isReversed: 'reversed',
  extraTurns: 'extra',
  lastUsualPlayer: 'after',
});

/** Kinds of moves and happenings, and reasons for changes of life. */
const valueNames = bidirectionalMap({
  setLifeTotals: 'setLives',
  lifeTotalsSet: 'livesSet',
  chooseOption: 'mark',
  optionChosen: 'marked',
  swapChosenOptions: 'swapMarks',
  chosenOptionsSwapped: 'marksSwapped',
  addBeginningPhase: 'repeatUpkeep',
  beginningPhaseAdded: 'upkeepRepeated',
  correctRollCount: 'countRoll',
  rollCountCorrected: 'rollsCounted',
  planarDiceRolled: 'diceThrown',
  chooseRandomPlayer: 'drawPlayer',
  randomPlayerChosen: 'playerDrawn',
  chooseDestination: 'walkTo',
  destinationAsked: 'whereToAsked',
  directionChosen: 'wayChosen',
  changeProfile: 'changeLook',
  profileChanged: 'lookChanged',
  setCommanderCount: 'countCommanders',
  commanderCountChanged: 'commandersCounted',
  gainedOrLost: 'everyone',
  takenCardsLeftGame: 'choiceEnded',
  bottomCardsOrdered: 'leftCardsOrdered',
  planeswalkBecameChaos: 'walkBecameChaos',
});

const TURN = 'turn';

/** The fields whose values are translated too. */
const namesByField = new Map([
  ['path', fieldNames],
  [TURN, turnFieldNames],
  ['kind', valueNames],
  ['because', valueNames],
]);

/** Returns a row, or a part of one, with the stored names instead of those of the code, or the reverse. */
export function translateStoredNames(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return namesByField.get(field)?.get(value) ?? value;
  if (Array.isArray(value)) {
    const fieldAt = (index: number) => (field === 'path' && value[index - 1] === TURN ? TURN : field);
    return value.map((part, index) => translateStoredNames(part, fieldAt(index)));
  }
  if (typeof value !== 'object' || !value) return value;
  const names = field === TURN ? turnFieldNames : fieldNames;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [names.get(key) ?? key, translateStoredNames(part, key)]),
  );
}
