/** Finds the happenings that concern a seat. */
import type { Happening } from '../../../rules/table/happening';
import { sharedTurnTeamOf } from '../../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';

interface Seat {
  readonly player: PlayerId;
  readonly team: readonly PlayerId[];
}

type Concerns<Kind> = (happening: Extract<Happening, { kind: Kind }>, seat: Seat) => boolean;

const everyone = () => true;
const nobody = () => false;
const theTeam = (happening: { readonly player: PlayerId }, seat: Seat) =>
  seat.team.includes(happening.player);
const thePlayer = (happening: { readonly player: PlayerId | null }, seat: Seat) =>
  happening.player === seat.player;

/** Whom a happening concerns. */
const concernsByKind: { readonly [Kind in Happening['kind']]: Concerns<Kind> } = {
  gameBegan: everyone,
  gameWon: everyone,

  lifeChanged: theTeam,
  lifeSet: theTeam,
  poisonChanged: theTeam,
  turnBegan: theTeam,
  lifeTotalsSet: ({ lifeTotals }, seat) => lifeTotals.some((total) => theTeam(total, seat)),
  commanderDamageChanged: (damage, seat) => theTeam(damage, seat) || damage.source === seat.player,

  // Teams share life and nothing else.
  profileChanged: thePlayer,
  markerWaits: thePlayer,
  markerDesignated: thePlayer,
  markerRemoved: thePlayer,
  extraTurnAdded: thePlayer,
  turnEnded: thePlayer,
  beginningPhaseAdded: thePlayer,
  playerCountersChanged: thePlayer,
  namedCountersChanged: thePlayer,
  namedCountersDropped: thePlayer,
  commanderCast: thePlayer,
  commanderCountChanged: thePlayer,
  designated: thePlayer,
  undesignated: thePlayer,
  randomPlayerChosen: thePlayer,
  playerLeft: thePlayer,
  playerStayed: thePlayer,
  startingPlaneRevealed: thePlayer,
  planarDieRolled: thePlayer,
  planarDiceRolled: thePlayer,
  thresholdReached: thePlayer,
  optionChosen: thePlayer,
  bottomCardsOrdered: thePlayer,
  walkBecameChaos: thePlayer,
  chaosEnsued: thePlayer,
  cardsTaken: thePlayer,
  cardsPutBack: thePlayer,
  planeswalked: thePlayer,
  phenomenonEncountered: thePlayer,
  phenomenonResolved: thePlayer,
  phenomenonStays: thePlayer,
  destinationAsked: thePlayer,
  directionChosen: thePlayer,
  planesLaid: thePlayer,
  planesCollected: thePlayer,
  planesPutBack: thePlayer,
  planesTakenOver: thePlayer,
  planarControllerChanged: thePlayer,
  abilitiesCeased: thePlayer,
  abilityCountered: thePlayer,
  planarDeckLeft: thePlayer,
  takenCardsLeftGame: thePlayer,
  rollCountCorrected: thePlayer,
  effectBegan: ({ effect }, seat) => thePlayer(effect, seat),

  turnOrderReversed: nobody,
  seatingChanged: nobody,
  effectsEnded: nobody,
  countersChanged: nobody,
  countersGone: nobody,
  chosenOptionsSwapped: nobody,
  diceRolled: nobody,
  coinFlipped: nobody,
  dayOrNightCame: nobody,
  unknown: nobody,
};

/** Returns a predicate for happenings caused by or affecting a player; what a team shares concerns each member. */
export function concerningSeat({ history }: Game, player: PlayerId): (happening: Happening) => boolean {
  const seat: Seat = { player, team: sharedTurnTeamOf(history.table.turn, player) };
  return (happening) => (concernsByKind[happening.kind] as Concerns<Happening['kind']>)(happening, seat);
}
