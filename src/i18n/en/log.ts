import { type Amount, amount } from '../amount';
import { cards, count, planes } from './counts';
import { allOf, commaList } from './lists';
import { enTotalChanges } from './total-changes';

const players = (n: number) => count(n, { one: 'player', other: 'players' });

const hasCards = (namesOrCount: readonly string[] | number) =>
  (typeof namesOrCount === 'number' ? namesOrCount : namesOrCount.length) > 0;
const listOrCount = (namesOrCount: readonly string[] | number) =>
  typeof namesOrCount === 'number'
    ? cards(namesOrCount)
    : namesOrCount.length > 0
      ? allOf(namesOrCount)
      : 'nothing';

const facesInWords = { blank: 'blank', chaos: 'chaos', planeswalk: 'planeswalk' };

interface GameBegan {
  /** Of the first player, or of both heads of the first team. */
  readonly name: string;
  readonly isTeam: boolean;
  readonly life: number;
  readonly isRandom: boolean;
}

interface CommanderCast {
  readonly name: string;
  readonly isSecond: boolean;
  readonly isCast: boolean;
  readonly tax: number;
}

interface PlanarDieRolled {
  readonly name: string;
  readonly face: 'blank' | 'chaos' | 'planeswalk';
  readonly paid: number | null;
  readonly isPhysicalDie: boolean;
  readonly means: 'blank' | 'chaos' | 'planeswalk';
  readonly ignored: readonly ('blank' | 'chaos' | 'planeswalk')[];
}

/** The words of what is told of moves: what came of them, and why they are refused. */
export const enLog = {
  logOlder: 'Show earlier',

  /** Changes that were undone or redone. */
  logNow: enTotalChanges((totals) => `. Now ${totals}.`),

  logTurn: (turn: number, name: string) => `Turn ${turn} · ${name}`,

  log: {
    ...enTotalChanges((totals) => `: ${totals}.`),
    gameBegan: ({ name, isTeam, life, isRandom }: GameBegan) => {
      const chosen = `${isTeam ? 'were' : 'was'} randomly chosen to go first`;
      return `The game begins at ${life} life. ${name} ${isRandom ? chosen : isTeam ? 'go first' : 'goes first'}.`;
    },
    turnBegan: (name: string) => `${name}’s turn.`,
    markerWaits: (name: string, behind: string) =>
      `${name} has a turn marker. Their turn begins once ${behind}’s turn is over.`,
    markerDesignated: (name: string) =>
      `Too many turn markers for this many players: ${name}’s marker is removed after this turn.`,
    markerRemoved: (name: string) => `${name}’s turn marker is removed.`,
    extraTurnBefore: (name: string) => `${name} takes an extra turn before their next turn.`,
    turnOrderReversed: (reversed: boolean): string =>
      reversed ? 'Turns now go counterclockwise.' : 'Turns go clockwise again.',
    named: (seat: number, name: string) =>
      `${name === '' ? `Player ${seat}’s name was removed.` : `Player ${seat} is now called ${name}.`}`,
    /** Null: a color without a name. */
    recolored: (name: string, color: string | null) =>
      `${name}’s color changed${color === null ? '' : ` to ${color.toLowerCase()}`}.`,
    seatingChanged: (names: readonly string[]) => `New seats, clockwise: ${names.join(', ')}.`,
    extraTurnAdded: (name: string) => `${name} takes an extra turn after this one.`,
    turnEnded: (name: string) => `${name}’s turn ends immediately.`,
    beginningPhaseAdded: (name: string) => `${name} has an additional beginning phase.`,
    lifeTotalsSet: (because: 'gainedOrLost' | 'exchanged' | 'redistributed', lifeTotals: readonly string[]) =>
      `${{ gainedOrLost: 'Several life totals changed', exchanged: 'Life totals exchanged', redistributed: 'Life totals redistributed' }[because]}: ${lifeTotals.join(', ')}.`,
    lifeSet: (name: string, total: Amount) => `${name}’s life total becomes ${amount(total)}.`,
    namedCountersDropped: (name: string, counterName: string) => `${name}: ${counterName} removed.`,
    commanderCast: ({ name, isSecond, isCast, tax }: CommanderCast) => {
      const which = isSecond ? 'second commander' : 'commander';
      return isCast
        ? `${name} casts their ${which}. Commander tax: ${tax} mana.`
        : `Commander tax for ${name}’s ${which}: ${tax} mana.`;
    },
    commanderCountChanged: (name: string, n: number) =>
      `${name} has ${n === 2 ? 'two commanders' : 'one commander'}.`,
    designated: (name: string, as: 'monarch' | 'initiative' | 'blessing') =>
      ({
        monarch: `${name} becomes the monarch.`,
        initiative: `${name} takes the initiative.`,
        blessing: `${name} gets the city’s blessing.`,
      })[as],
    undesignated: (name: string, as: 'monarch' | 'initiative' | 'blessing') =>
      ({
        monarch: `${name} is no longer the monarch.`,
        initiative: `${name} no longer has the initiative.`,
        blessing: `${name} no longer has the city’s blessing.`,
      })[as],
    diceRolled: (sides: number, results: readonly number[]) => {
      const sum = results.reduce((total, result) => total + result, 0);
      return results.length === 1
        ? `d${sides}: ${sum}.`
        : `${results.length}d${sides}: ${results.join(', ')} (total ${sum}).`;
    },
    coinFlipped: (heads: boolean): string => (heads ? 'Coin flip: heads.' : 'Coin flip: tails.'),
    randomPlayerChosen: (name: string, opponentOf: string | null) =>
      `${opponentOf === null ? 'Random player' : `Random opponent of ${opponentOf}`}: ${name}.`,
    dayOrNightCame: (to: 'day' | 'night' | null) =>
      `${to === null ? 'It’s neither day nor night.' : { day: 'It becomes day.', night: 'It becomes night.' }[to]}`,
    playerLeft: (
      name: string,
      because: 'noLife' | 'poison' | 'commanderDamage' | 'emptyLibrary' | 'conceded' | 'team',
    ) =>
      ({
        noLife: `${name} has 0 or less life and is out.`,
        poison: `${name} has too many poison counters and is out.`,
        commanderDamage: `${name} took lethal commander damage and is out.`,
        emptyLibrary: `${name} drew from an empty library and is out.`,
        conceded: `${name} concedes.`,
        team: `${name} leaves the game with the team.`,
      })[because],
    playerStayed: (name: string, because: 'noLife' | 'poison' | 'commanderDamage') =>
      ({
        noLife: `${name} has 0 or less life but stays in the game.`,
        poison: `${name} has too many poison counters but stays in the game.`,
        commanderDamage: `${name} took lethal commander damage but stays in the game.`,
      })[because],
    playerReturned: (name: string) => `${name} is back in the game.`,
    gameWon: (name: string, isTeam = false) => `${name} ${isTeam ? 'win' : 'wins'} the game.`,
    startingPlaneRevealed: (name: string, plane: string, passed: readonly string[]) =>
      `${name} reveals the starting plane: ${plane}.${passed.length > 0 ? ` Put on the bottom: ${commaList(passed)}.` : ''}`,
    planarDieRolled: ({ name, face, paid, isPhysicalDie, means, ignored }: PlanarDieRolled) => {
      const cost = paid === null ? 'for an effect' : paid === 0 ? 'free' : `for ${paid} mana`;
      const result =
        means === face ? facesInWords[face] : `${facesInWords[face]}, which counts as ${facesInWords[means]}`;
      const others =
        ignored.length > 0 ? `, ignoring ${ignored.map((other) => facesInWords[other]).join(', ')}` : '';
      return `${name} rolls the planar die (${cost}${isPhysicalDie ? ', physical die' : ''}): ${result}${others}.`;
    },
    planarDiceRolled: (name: string, faces: readonly ('blank' | 'chaos' | 'planeswalk')[]) =>
      `${name} rolls several planar dice: ${faces.map((face) => facesInWords[face]).join(', ')}.`,
    effectBegan: (effect: string, ends: string) => `${effect} (${ends}).`,
    effectsEnded: (effects: readonly string[]) => `No longer in effect: ${effects.join('; ')}.`,
    countersChanged: (card: string, from: number, to: number) =>
      `Counters on ${card}: ${to} (${from < to ? `+${to - from}` : `−${from - to}`}).`,
    countersGone: (card: string, counterCount: number) =>
      `Counters on ${card} when it was left: ${counterCount}.`,
    thresholdReached: (card: string, at: number) =>
      `${card} has ${at} or more counters: its ability triggers.`,
    optionChosen: (name: string, card: string, option: string) => `${name}’s choice for ${card}: ${option}.`,
    bottomCardsOrdered: (name: string, planes: readonly string[]) =>
      `${name} puts ${listOrCount(planes)} on the bottom in an order of their choice.`,
    chosenOptionsSwapped: (card: string) => `${card}: everyone’s choice switches.`,
    planeswalkBecameChaos: (name: string) => `Chaos ensues instead of ${name} planeswalking.`,
    chaosEnsued: (planes: readonly string[]) =>
      planes.length > 0 ? `Chaos ensues: ${commaList(planes)}.` : 'Chaos ensues, but no plane is face up.',
    planeswalked: (name: string, from: readonly string[], to: readonly string[]) =>
      `${name} planeswalks from ${listOrCount(from)} to ${listOrCount(to)}.`,
    phenomenonEncountered: (card: string) => `Phenomenon: ${card}.`,
    phenomenonResolved: (card: string) => `${card} has resolved.`,
    phenomenonStays: (name: string, card: string) => `${card}’s ability stays. ${name} controls it now.`,
    cardsTaken: (name: string, shown: readonly string[] | number) =>
      `${name} ${typeof shown === 'number' ? `looks at ${count(shown, { one: 'card', other: 'cards' })} from the top of the planar deck` : `reveals ${listOrCount(shown)}`}.`,
    cardsPutBack: (name: string, top: readonly string[] | number, bottom: readonly string[] | number) =>
      `${name} puts ${[hasCards(top) && `${listOrCount(top)} on top`, hasCards(bottom) && `${listOrCount(bottom)} on the bottom`].filter(Boolean).join(' and ')} of the planar deck.`,
    arrivedBesides: (name: string, to: readonly string[]) =>
      `${name} planeswalks to ${listOrCount(to)} without leaving a plane.`,
    destinationAsked: (name: string) => `${name} chooses where to planeswalk.`,
    walk: (name: string, direction: string) => `${name} moves ${direction}.`,
    hellride: (name: string, direction: string) => `${name} hellrides ${direction}.`,
    planesLaid: (planes: readonly string[]) => `Revealed around you: ${commaList(planes)}.`,
    planesCollected: (planes: readonly string[]) =>
      `Too far away, shuffled into the planar deck: ${commaList(planes)}.`,
    planesPutBack: (planes: readonly string[]) =>
      `Put on the bottom without planeswalking: ${commaList(planes)}.`,
    planesTakenOver: (name: string, planes: readonly string[]) =>
      `${name} takes over ${listOrCount(planes)}.`,
    planarControllerChanged: (name: string) => `${name} is now the planar controller.`,
    abilitiesCeased: (name: string) => `${name}’s waiting abilities cease to exist.`,
    planeswalkingCeased: 'The waiting planeswalking ability ceases to exist.',
    planeswalkingCountered: (name: string) => `${name}’s planeswalking ability doesn’t resolve.`,
    abilityCountered: (card: string, isChaos: boolean) =>
      `${card}’s ${isChaos ? 'chaos ability' : 'ability'} doesn’t resolve.`,
    planarDeckLeft: (name: string, faceUp: readonly string[]) =>
      `${name}’s planar deck leaves the game${faceUp.length > 0 ? `, and ${listOrCount(faceUp)} with it` : ''}.`,
    planeswalkedInstead: (name: string, to: readonly string[]) =>
      `${name} planeswalks to ${listOrCount(to)} immediately.`,
    takenCardsLeftGame: 'The cards taken from that deck leave the game, too.',
    unknown: 'Something happened that this version of the app doesn’t recognize.',
    rollCountCorrected: (name: string, counted: number) =>
      `${name}: ${count(counted, { one: 'roll', other: 'rolls' })} counted this turn.`,
  },

  refusals: {
    notPlanechase: 'This game has no planes.',
    tooFewPlayers: (limit: number) => `A game needs at least ${players(limit)}.`,
    tooFewPlanarCards: (limit: number) => `The planar deck needs at least ${cards(limit)}.`,
    tooManyPhenomena: (limit: number) =>
      `The planar deck can have at most ${count(limit, { one: 'phenomenon', other: 'phenomena' })}.`,
    repeatedPlanarCard: 'The planar deck has two copies of a card. Remove one.',
    noPlane: 'The planar deck needs at least one plane.',
    tooFewPlanesForMap: (limit: number) => `The map needs at least ${planes(limit)}.`,
    startingPlaneNotRevealed: 'Reveal the starting plane first.',
    startingPlaneAlreadyRevealed: 'The starting plane is already face up.',
    abilityNotResolved: 'Resolve the waiting ability first.',
    dieNotChosen: 'First, choose which die counts.',
    notFaceUp: 'This card isn’t face up.',
    nothingChosen: 'No one has chosen yet.',
    noSuchEffect: 'This effect has already ended.',
    notARedistribution: 'Each player gets one of the old totals; use each total once.',
    noSuchCounters: 'This counter isn’t in use.',
    noSuchCommander: 'This player doesn’t have that commander.',
    notLosing: 'No one is losing for that reason.',
    choiceNotSettled: 'First, choose where the cards go.',
    destinationNotChosen: 'First, choose where to planeswalk.',
    notAllowedThere: 'The cards can’t go there.',
    beyondTheMap: 'The map ends there.',
    squareTooFar: 'You can move only one step.',
    squareHasPlane: 'A plane is already face up here. You can hellride only to an unknown place.',
    noPlaneThere: 'There’s no plane there.',
    planarDeckIsEmpty: 'The planar deck is empty.',
    nothingToResolve: 'Nothing is waiting to resolve.',
    noActivePlayer: 'This turn has no active player, so no one can roll.',
    noRollToTakeBack: 'No rolls are counted this turn.',
    notTheirTurn: 'It isn’t this player’s turn.',
    turnNotBegun: 'This turn hasn’t begun: another turn marker is too close.',
    noSuchMarker: 'This turn marker has been removed.',
    noPlanarController:
      'The player who controlled these planes has left. There will be a planar controller again next turn.',
    noTeamsInMelee: 'Grand Melee is played without teams.',
    noMapInMelee: 'Grand Melee can’t be played on the Eternities Map.',
    unevenTeams: 'Teams of two need an even number of players.',
    tooFewTeams: 'There is only one team. Move a player to another team.',
    teamsSitTogether: 'Players who share a turn must sit together.',
    seatsAreFixed: 'In Grand Melee, turn markers move from seat to seat, so players can’t change seats.',
    noSuchPlayer: 'There’s no such player in this game.',
    playerHasLeft: 'This player has left the game.',
    playerIsInGame: 'This player hasn’t left the game.',
    onlyByUndo: 'Only Undo can bring this player back.',
    cannotLose: 'An ongoing effect says this player can’t lose.',
    gameIsOver: 'The game is over.',
    gameIsDrawn: 'If everyone loses at the same time, the game is a draw.',
    notAWholeNumber: 'Enter a whole number.',
    numberTooLarge: (limit: number) => `The limit is ${limit}.`,
  },
};
