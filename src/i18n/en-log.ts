import { type Amount, amount } from './amount';
import { cards, count, planes } from './en-counts';
import type { enSeats } from './en-seats';

const players = (n: number) => count(n, { one: 'player', other: 'players' });

const isAny = (names: readonly string[] | number) => (typeof names === 'number' ? names : names.length) > 0;
const listed = (names: readonly string[] | number) =>
  typeof names === 'number' ? cards(names) : names.length > 0 ? names.join(', ') : 'nothing';

const facesInWords = { blank: 'blank', chaos: 'chaos', planeswalk: 'planeswalk' };

/** The words of what is told of moves: what came of them, and why they are refused. */
export const enLog = {
  logTitle: 'Log',

  logOlder: 'Show earlier',

  logTurn: (turn: number, name: string) => `Turn ${turn} · ${name}`,

  log: {
    gameBegan: (name: string, life: number, random: boolean) =>
      `The game begins at ${life} life. ${name} ${random ? 'was drawn to go first' : 'goes first'}.`,
    turnBegan: (name: string) => `${name}’s turn.`,
    markerWaits: (name: string, behind: string) =>
      `${name} has a turn marker and waits until the turn of ${behind} is over.`,
    markerDesignated: (name: string) =>
      `Too few players for all the turn markers: that of ${name} goes after this turn.`,
    markerRemoved: (name: string) => `The turn marker of ${name} is gone.`,
    extraTurnBefore: (name: string) => `${name} takes an extra turn before the next one of theirs.`,
    turnOrderReversed: (reversed: boolean): string =>
      reversed ? 'Turns now go counterclockwise.' : 'Turns go clockwise again.',
    named: (seat: number, name: string) =>
      name === ''
        ? `Player ${seat} has no name of their own any more.`
        : `Player ${seat} is called ${name} from now on.`,
    /** Null: a colour that nobody has given a name. */
    recoloured: (name: string, colour: string | null) =>
      colour === null
        ? `Another colour for ${name}.`
        : `Another colour for ${name}: ${colour.toLowerCase()}.`,
    seatingChanged: (names: readonly string[]) => `Everybody sits anew, clockwise: ${names.join(', ')}.`,
    extraTurnAdded: (name: string) => `${name} takes an extra turn after this one.`,
    turnEnded: (name: string) => `${name}’s turn ends at once.`,
    upkeepRepeated: (name: string) => `${name} has another upkeep.`,
    lifeChanged: (name: string, by: string, total: number) => `${name} ${by}: ${amount(total)} life.`,
    livesSet: (because: 'everyone' | 'exchanged' | 'redistributed', lives: readonly string[]) =>
      `${{ everyone: 'Life of several players', exchanged: 'Life totals exchanged', redistributed: 'Life totals redistributed' }[because]}: ${lives.join(', ')}.`,
    lifeSet: (name: string, total: Amount) => `${name} is set to ${amount(total)} life.`,
    poisonChanged: (name: string, by: string, total: number) => `${name} ${by} poison: ${amount(total)}.`,
    playerCountersChanged: (
      name: string,
      counter: keyof typeof enSeats.counting.names,
      by: string,
      total: number,
    ) =>
      ({
        energy: `${name} ${by} energy: ${total}.`,
        experience: `${name} ${by} experience: ${total}.`,
        rad: `${name} ${by} rad: ${total}.`,
        treasure: `${name} ${by} Treasure: ${total}.`,
        storm: `${name}, storm count ${by}: ${total}.`,
        ring: `${name}, temptations by the Ring ${by}: ${total}.`,
      })[counter],
    namedCountersChanged: (name: string, what: string, by: string, total: number) =>
      `${name}, ${what} ${by}: ${total}.`,
    namedCountersDropped: (name: string, what: string) => `${name} no longer counts ${what}.`,
    commanderCast: (name: string, isSecond: boolean, isCast: boolean, tax: number) => {
      const which = isSecond ? 'second commander' : 'commander';
      return isCast
        ? `${name} casts the ${which}. Its tax the next time: ${tax} mana.`
        : `${name} has not cast the ${which} after all. Its tax: ${tax} mana.`;
    },
    commandersCounted: (name: string, n: number) =>
      n === 2 ? `${name} has two commanders.` : `${name} has one commander.`,
    commanderDamageChanged: (
      name: string,
      by: string,
      source: string,
      isSecond: boolean,
      life: Amount,
      total: number,
    ) =>
      `${name} ${by} (${source}, ${isSecond ? 'second commander' : 'commander'}): ${amount(life)} life, ${total} by it in all.`,
    infectDamageChanged: (
      name: string,
      by: string,
      source: string,
      isSecond: boolean,
      poison: number,
      total: number,
    ) =>
      `${name} ${by} poison (${source}, ${isSecond ? 'second commander' : 'commander'} with infect): ${poison} poison, ${total} by it in all.`,
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
      const sum = results.reduce((all, one) => all + one, 0);
      return results.length === 1
        ? `A die of ${sides}: ${sum}.`
        : `${results.length} dice of ${sides}: ${results.join(', ')}, ${sum} in all.`;
    },
    coinFlipped: (heads: boolean): string => (heads ? 'The coin shows heads.' : 'The coin shows tails.'),
    playerDrawn: (name: string, opponentOf: string | null) =>
      opponentOf === null
        ? `Drawn at random: ${name}.`
        : `Drawn from the opponents of ${opponentOf}: ${name}.`,
    dayOrNightCame: (to: 'day' | 'night' | null) =>
      to === null
        ? 'It is neither day nor night.'
        : { day: 'It becomes day.', night: 'It becomes night.' }[to],
    playerLeft: (
      name: string,
      because: 'noLife' | 'poison' | 'commanderDamage' | 'emptyLibrary' | 'conceded' | 'team',
    ) =>
      ({
        noLife: `${name} has no life left and is out.`,
        poison: `${name} has too many poison counters and is out.`,
        commanderDamage: `${name} was dealt too much damage by one commander and is out.`,
        emptyLibrary: `${name} had to draw from an empty library and is out.`,
        conceded: `${name} concedes.`,
        team: `${name} leaves with the team.`,
      })[because],
    playerStayed: (name: string, because: 'noLife' | 'poison' | 'commanderDamage') =>
      ({
        noLife: `${name} has no life left and stays in the game.`,
        poison: `${name} has too many poison counters and stays in the game.`,
        commanderDamage: `${name} was dealt too much damage by one commander and stays in the game.`,
      })[because],
    gameWon: (name: string) => `${name} wins the game.`,
    startingPlaneRevealed: (name: string, plane: string, passed: readonly string[]) =>
      `${name} reveals the starting plane: ${plane}.${
        passed.length > 0 ? ` Put on the bottom on the way: ${passed.join(', ')}.` : ''
      }`,
    planarDieRolled: (
      name: string,
      face: 'blank' | 'chaos' | 'planeswalk',
      paid: number | null,
      byTable: boolean,
      means: 'blank' | 'chaos' | 'planeswalk',
      ignored: readonly ('blank' | 'chaos' | 'planeswalk')[],
    ) => {
      const cost = paid === null ? 'as a card said' : paid === 0 ? 'free' : `for ${paid} mana`;
      const result =
        means === face ? facesInWords[face] : `${facesInWords[face]}, which is ${facesInWords[means]}`;
      const others =
        ignored.length > 0 ? `, ignoring ${ignored.map((other) => facesInWords[other]).join(', ')}` : '';
      return `${name} rolls the planar die (${cost}${byTable ? ', own die' : ''}): ${result}${others}.`;
    },
    diceThrown: (name: string, faces: readonly ('blank' | 'chaos' | 'planeswalk')[]) =>
      `${name} throws several planar dice: ${faces.map((face) => facesInWords[face]).join(', ')}.`,
    effectBegan: (effect: string, ends: string) => `${effect}: ${ends}.`,
    effectsEnded: (effects: readonly string[]) => `No longer: ${effects.join('; ')}.`,
    countersChanged: (card: string, from: number, to: number) =>
      `Counters on ${card}: ${to} (${from < to ? `+${to - from}` : `−${from - to}`}).`,
    countersGone: (card: string, n: number) =>
      `${card} was left; it had ${count(n, { one: 'counter', other: 'counters' })}.`,
    thresholdReached: (card: string, at: number) => `${card} has ${at} counters or more: planeswalk.`,
    marked: (name: string, card: string, option: string) => `${name} chooses for ${card}: ${option}.`,
    marksSwapped: (card: string) => `Everybody changes sides on ${card}.`,
    walkBecameChaos: (name: string) => `${name} would planeswalk because of the roll; chaos ensues instead.`,
    chaosEnsued: (planes: readonly string[]) =>
      planes.length > 0 ? `Chaos ensues: ${planes.join(', ')}.` : 'Chaos ensues, but no plane is face up.',
    planeswalked: (name: string, from: readonly string[], to: readonly string[]) =>
      `${name} planeswalks from ${from.join(', ')} to ${to.join(', ')}.`,
    phenomenonEncountered: (card: string) => `Phenomenon: ${card}.`,
    phenomenonResolved: (card: string) => `${card} is resolved.`,
    phenomenonStays: (name: string, card: string) => `The ability of ${card} stays; ${name} controls it now.`,
    cardsTaken: (name: string, shown: readonly string[] | number) =>
      typeof shown === 'number'
        ? `${name} looks at ${cards(shown)} off the planar deck.`
        : `${name} reveals ${shown.join(', ')}.`,
    cardsPutBack: (name: string, top: readonly string[] | number, bottom: readonly string[] | number) =>
      `${name} puts back ${[isAny(top) && `${listed(top)} on top`, isAny(bottom) && `${listed(bottom)} on the bottom`].filter(Boolean).join(', ')}.`,
    arrivedBesides: (name: string, to: readonly string[]) =>
      `${name} planeswalks to ${to.join(', ')} without leaving the other planes.`,
    whereToAsked: (name: string) => `${name} planeswalks and chooses where to.`,
    walk: (name: string, way: string) => `${name} walks ${way}.`,
    hellride: (name: string, way: string) => `${name} hellrides ${way}, into the unknown.`,
    planesLaid: (planes: readonly string[]) => `Around lie now: ${planes.join(', ')}.`,
    planesCollected: (planes: readonly string[]) =>
      `Too far away, shuffled into the planar deck: ${planes.join(', ')}.`,
    planesPutBack: (planes: readonly string[]) =>
      `Put on the bottom without a planeswalk: ${planes.join(', ')}.`,
    planesTakenOver: (name: string, planes: readonly string[]) =>
      `${name} plays on with ${planes.join(', ')}.`,
    planarControllerChanged: (name: string) => `${name} is the planar controller now.`,
    abilitiesCeased: (name: string) => `What waited under ${name}’s control is gone.`,
    planeswalkingCeased: 'The planeswalking that waited is gone with the plane.',
    planarDeckLeft: (name: string, faceUp: readonly string[]) =>
      `${name}’s planar deck leaves the game${faceUp.length > 0 ? `, and ${faceUp.join(', ')} with it` : ''}.`,
    planeswalkedInstead: (name: string, to: readonly string[]) =>
      `${name} planeswalks to ${to.join(', ')} at once.`,
    choiceEnded: 'The cards taken off that deck are gone too.',
    rollsCounted: (name: string, counted: number) =>
      `${name}: ${count(counted, { one: 'roll', other: 'rolls' })} counted this turn.`,
  },

  refusals: {
    notPlanechase: 'This game is played without planes.',
    tooFewPlayers: (limit: number) => `A game needs at least ${players(limit)}.`,
    tooFewPlanarCards: (limit: number) => `The planar deck needs at least ${cards(limit)}.`,
    tooManyPhenomena: (limit: number) => `The planar deck may hold at most ${limit} phenomena.`,
    repeatedPlanarCard: 'The planar deck holds the same card twice.',
    tooFewPlanesForMap: (limit: number) => `The map needs at least ${planes(limit)}.`,
    startingPlaneNotRevealed: 'Reveal the starting plane first.',
    startingPlaneAlreadyRevealed: 'The starting plane is already face up.',
    abilityWaiting: 'Finish what is waiting first.',
    diceWaiting: 'First say which die counts.',
    notFaceUp: 'This card is not face up.',
    nothingChosen: 'Nobody has chosen anything yet.',
    noSuchEffect: 'That has ended already.',
    notARedistribution: 'Everybody gets one of the old totals, each of them once.',
    noSuchCounters: 'Nobody counts that here.',
    noSuchCommander: 'There is no such commander.',
    nothingToRefuse: 'For this reason nobody is out here.',
    choiceWaiting: 'First say where the taken cards go.',
    whereToWaiting: 'First choose where to planeswalk.',
    notAllowedThere: 'The cards may not go there.',
    beyondTheMap: 'The map ends there.',
    squareTooFar: 'That is more than one step away.',
    hellrideIntoTheKnown: 'A hellride goes into the unknown only: a plane lies there face up.',
    noPlaneThere: 'No plane lies there.',
    planarDeckIsEmpty: 'The planar deck is empty.',
    nothingWaiting: 'Nothing is waiting.',
    noActivePlayer: 'This turn has no active player any more: nobody may roll.',
    noRollToTakeBack: 'No roll is counted this turn.',
    notTheirTurn: 'It is not this player’s turn.',
    turnNotBegun: 'This turn has not begun: another turn marker is too close.',
    noSuchMarker: 'This turn marker is gone.',
    noPlanarController:
      'Whoever controlled these planes has left. The next turn has a planar controller again.',
    everyoneAlone: 'A Grand Melee is played without teams.',
    noMapHere: 'A Grand Melee is not played on the Eternities Map.',
    unevenTeams: 'Teams of two need an even number of players.',
    tooFewTeams: 'Teams need an opponent: put somebody into another team.',
    teamsSitTogether: 'Whoever shares a turn sits beside the others of the team.',
    markersHoldSeats: 'In a Grand Melee turn markers go from seat to seat: nobody changes places.',
    noSuchPlayer: 'No such player sits at the table.',
    playerHasLeft: 'This player has left the game.',
    gameIsOver: 'The game is over.',
    notAWholeNumber: 'Only whole numbers.',
    numberTooLarge: (limit: number) => `No more than ${limit}.`,
  },
};
