/**
 * Players leave the game, one or several at the same time. 101.2 who can’t lose · 104.2a, 104.3a, 104.4a winning,
 * losing, and the draw · 704.3, 704.5, 704.6 all players who would lose do so at the same time · 800.4a, 800.4p what
 * goes with them, and who controls the planes next · 725.4, 726.4 who becomes the monarch or takes the initiative ·
 * 810.8 teams.
 *
 * Ruled here: in a Grand Melee such players still leave one after another, since each may cost a turn marker (807.4e).
 * There, with several active players, "the active player" who takes over a designation is the next player in turn order
 * after the leaver; for a team whose turn it is, it is the first member.
 */
import { isDesignated, ruleOfSuccession, soleDesignations } from '../../life/designations';
import { leavePlanarGame, leaveWithoutHeir, removeOwnedCards } from '../../planar/leaving-players';
import { okResult, type RuleResult, refuse } from '../../rule';
import { lastPlayerStanding, sharedTurnTeamOf } from '../../turn/seating-and-teams';
import { isInGame, type PlayerId, playersInGame, type Turn } from '../../turn/turn';
import { leaveTurnOrder, nextInTurnOrder } from '../../turn/turn-order';
import { applyInEachTurn } from '../concurrent-turns';
import { updateMarkersAfterLeaving } from '../grand-melee';
import type { Happening } from '../happening';
import { hasSurplusMarker } from '../marker-removal';
import { andThen, type PlayResult } from '../play-result';
import type { Table } from '../table';
import type { Departure } from './leave-reason';
import { mustStay, ruleOfLeaving } from './losing';

export function leaveGame(table: Table, departures: readonly Departure[]): RuleResult<PlayResult> {
  const [firstDeparture, ...laterDepartures] = departures;
  if (!firstDeparture) return refuse('800.4a', 'noSuchPlayer');
  if (departures.some(({ player }) => !isInGame(table.turn, player)))
    return refuse('800.4a', 'playerHasLeft');
  if (departures.some((departure) => mustStay(table, departure))) return refuse('101.2', 'cannotLose');
  if (isDraw(table, departures)) return refuse('104.4a', 'gameIsDrawn');
  if (!table.turn.marker) return okResult(leave(table, departures));
  return okResult(
    laterDepartures.reduce(
      (played, departure) =>
        andThen(played, (next) =>
          lastPlayerStanding(next.turn) === null && isInGame(next.turn, departure.player)
            ? leave(next, [departure])
            : { table: next, happenings: [] },
        ),
      leave(table, [firstDeparture]),
    ),
  );
}

/** 104.4a: if nobody is left, the game is a draw. */
export function isDraw({ turn }: Table, departures: readonly Departure[]): boolean {
  return playersInGame(turnAfterLeaving(turn, departures)).length === 0;
}

function turnAfterLeaving(turn: Turn, departures: readonly Departure[]): Turn {
  return departures.reduce((next, { player }) => leaveTurnOrder(next, player), turn);
}

function leave(table: Table, departures: readonly Departure[]): PlayResult {
  const leavers = [...new Set(departures.flatMap(({ player }) => sharedTurnTeamOf(table.turn, player)))];
  const leaveHappenings = leavers.map((player): Happening => {
    const because = departures.find((departure) => departure.player === player)?.because ?? 'team';
    return { kind: 'playerLeft', rule: ruleOfLeaving(table, because), player, because };
  });
  const turn = turnAfterLeaving(table.turn, departures);
  const winner = lastPlayerStanding(turn);
  const isMarkerLost = winner === null && turn.marker !== null && hasSurplusMarker(table, leavers.length);
  const planesPassedOn = applyInEachTurn({ ...table, turn }, (tableInTurn) => {
    const withoutLeavers = leavers.reduce<PlayResult>(
      (played, leaver) =>
        andThen(played, (next) =>
          passPlanesOn(next, leaver, isMarkerLost ? null : nextInTurnOrder(turn, leaver)),
        ),
      { table: tableInTurn, happenings: [] },
    );
    // A finished game stays as it is.
    return winner === null ? andThen(withoutLeavers, (next) => removeCardsOf(next, leavers)) : withoutLeavers;
  });
  const afterLeaving: PlayResult = {
    table: planesPassedOn.table,
    happenings: [...leaveHappenings, ...mergeDeckLeftHappenings(planesPassedOn.happenings)],
  };
  if (winner !== null) {
    const gameWon: Happening = { kind: 'gameWon', rule: '104.2a', player: winner };
    return andThen(afterLeaving, (next) => ({ table: next, happenings: [gameWon] }));
  }
  const passedOn = andThen(afterLeaving, (next) => passOnDesignations(next, leavers));
  const [leaver] = leavers;
  if (!turn.marker || leaver === undefined) return passedOn;
  return andThen(passedOn, (next) => updateMarkersAfterLeaving(next, leaver, isMarkerLost));
}

/** Passes on the designations of players who have left; at least one other player remains. */
export function passOnDesignations(table: Table, leavers: readonly PlayerId[]): PlayResult {
  const heir = heirOf(table.turn, leavers);
  let { designations } = table;
  const happenings: Happening[] = [];
  for (const designation of soleDesignations) {
    if (!leavers.some((leaver) => isDesignated(designations, designation, leaver))) continue;
    designations = { ...designations, [designation]: heir };
    happenings.push({
      kind: 'designated',
      rule: ruleOfSuccession[designation],
      player: heir,
      as: designation,
    });
  }
  const blessed = designations.blessed.filter((player) => !leavers.includes(player));
  if (blessed.length < designations.blessed.length) designations = { ...designations, blessed };
  return { table: { ...table, designations }, happenings };
}

function heirOf(turn: Turn, [leaver = turn.activePlayer]: readonly PlayerId[]): PlayerId {
  if (turn.marker) return nextInTurnOrder(turn, leaver);
  return isInGame(turn, turn.activePlayer) ? turn.activePlayer : nextInTurnOrder(turn, turn.activePlayer);
}

/** Without an heir, the leaver's planes go with their turn marker (901.14b). */
function passPlanesOn(table: Table, leaver: PlayerId, heir: PlayerId | null): PlayResult {
  const { planar } = table;
  if (!planar) return { table, happenings: [] };
  const outcome =
    heir === null && planar.controller === leaver
      ? leaveWithoutHeir(planar, leaver)
      : leavePlanarGame(planar, leaver, heir ?? planar.controller);
  return { table: { ...table, planar: outcome.planar }, happenings: outcome.happenings };
}

function removeCardsOf(table: Table, leavers: readonly PlayerId[]): PlayResult {
  if (!table.planar) return { table, happenings: [] };
  const { planar, happenings } = removeOwnedCards(table.planar, ...leavers);
  return { table: { ...table, planar }, happenings };
}

/** Reports each deck that leaves only once, because its cards may be face up in several turns. */
function mergeDeckLeftHappenings(happenings: readonly Happening[]): readonly Happening[] {
  return happenings.flatMap((happening): Happening | readonly Happening[] => {
    if (happening.kind !== 'planarDeckLeft') return happening;
    const happeningsOfDeck = happenings.filter(
      (other): other is typeof happening =>
        other.kind === happening.kind && other.player === happening.player,
    );
    return happeningsOfDeck[0] === happening
      ? { ...happening, faceUp: happeningsOfDeck.flatMap(({ faceUp }) => faceUp) }
      : [];
  });
}
