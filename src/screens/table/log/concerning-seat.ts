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
const concernsTeam = (happening: { readonly player: PlayerId }, seat: Seat) =>
  seat.team.includes(happening.player);
const concernsPlayer = (happening: { readonly player: PlayerId | null }, seat: Seat) =>
  happening.player === seat.player;

/** Whom a happening concerns. */
const concernsByKind: { readonly [Kind in Happening['kind']]: Concerns<Kind> } = {
  gameBegan: everyone,
  gameWon: everyone,

  lifeChanged: concernsTeam,
  lifeSet: concernsTeam,
  poisonChanged: concernsTeam,
  turnBegan: concernsTeam,
  lifeTotalsSet: ({ lifeTotals }, seat) => lifeTotals.some((total) => concernsTeam(total, seat)),
  commanderDamageChanged: (damage, seat) => concernsTeam(damage, seat) || damage.source === seat.player,

  // Teams share life and nothing else.
  profileChanged: concernsPlayer,
  markerWaits: concernsPlayer,
  markerDesignated: concernsPlayer,
  markerRemoved: concernsPlayer,
  extraTurnAdded: concernsPlayer,
  turnEnded: concernsPlayer,
  beginningPhaseAdded: concernsPlayer,
  playerCountersChanged: concernsPlayer,
  namedCountersChanged: concernsPlayer,
  namedCountersDropped: concernsPlayer,
  commanderCast: concernsPlayer,
  commanderCountChanged: concernsPlayer,
  designated: concernsPlayer,
  undesignated: concernsPlayer,
  randomPlayerChosen: concernsPlayer,
  playerLeft: concernsPlayer,
  playerStayed: concernsPlayer,
  startingPlaneRevealed: concernsPlayer,
  planarDieRolled: concernsPlayer,
  planarDiceRolled: concernsPlayer,
  thresholdReached: concernsPlayer,
  optionChosen: concernsPlayer,
  bottomCardsOrdered: concernsPlayer,
  walkBecameChaos: concernsPlayer,
  chaosEnsued: concernsPlayer,
  cardsTaken: concernsPlayer,
  cardsPutBack: concernsPlayer,
  planeswalked: concernsPlayer,
  phenomenonEncountered: concernsPlayer,
  phenomenonResolved: concernsPlayer,
  phenomenonStays: concernsPlayer,
  destinationAsked: concernsPlayer,
  directionChosen: concernsPlayer,
  planesLaid: concernsPlayer,
  planesCollected: concernsPlayer,
  planesPutBack: concernsPlayer,
  planesTakenOver: concernsPlayer,
  planarControllerChanged: concernsPlayer,
  abilitiesCeased: concernsPlayer,
  abilityCountered: concernsPlayer,
  planarDeckLeft: concernsPlayer,
  takenCardsLeftGame: concernsPlayer,
  rollCountCorrected: concernsPlayer,
  effectBegan: ({ effect }, seat) => concernsPlayer(effect, seat),

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
