/**
 * Grand Melee: concurrent turns, each with a turn marker. 807.4c passing a marker · 807.4d waiting with one · 807.4i,
 * 807.4j extra turns · 901.14 a planar controller and face-up cards for each marker.
 *
 * Ruled here, because the rules are silent:
 * - Planes belong to the marker under which they were turned face up. Markers are so far apart that, by the range of
 *   influence (801, 901.13), chaos and planeswalks of one do not reach the planes of another. They stay separate when
 *   leaving players bring markers closer.
 * - A player who begins a turn under a marker without planes is its planar controller; a planeswalk turns a plane face
 *   up again.
 * - When a player leaves, a card may be turned face up under a marker that waits. Its consequences are resolved at
 *   once; the turn begins when nothing is waiting anymore.
 * - A marker may reach a player who still has another, after players between them left. It waits until that one has
 *   moved on, as behind another player's marker.
 * - With reversed turn order, markers are passed to the right, and every "left" means right.
 */
import { endEffectsUntilTurnsOf } from '../planar/ongoing-effect';
import { nextAbilityForApp, presumeChaosResolved } from '../planar/planar-stack';
import type { PlanarZone } from '../planar/planar-state';
import { beginPlanarTurn, pendingDecision } from '../planar/planar-zone';
import { isInGame, isTurnWaiting, type PlayerId, type Turn } from '../turn/turn';
import { findHolderTooClose } from '../turn/turn-markers';
import { nextInTurnOrder, playerOfNextTurn, playersBetween } from '../turn/turn-order';
import {
  applyInEachTurn,
  concurrentTables,
  hasTurnMarker,
  type MarkedTurn,
  markerHoldersOf,
} from './concurrent-turns';
import type { Happening } from './happening';
import { designateForRemoval, removeMarker } from './marker-removal';
import { andThen, type PlayResult } from './play-result';
import type { Table } from './table';

/** Returns the player who gets the marker after this turn; null if the marker is removed instead. */
export function playerAfterThisTurn({ turn, otherTurns }: Table): PlayerId | null {
  if (!hasTurnMarker(turn)) return playerOfNextTurn(turn);
  return turn.marker.removalsDue > 0 ? null : nextHolder(turn, markerHoldersOf(otherTurns));
}

/**
 * Returns the player whose marker is too close for this turn to begin, or null (807.4d). It may be another marker of
 * the same player.
 */
export function blockingPlayer({ turn, otherTurns }: Table): PlayerId | null {
  const { activePlayer, marker } = turn;
  if (!marker?.positionInLine) return null;
  const isBehindOwnMarker = otherTurns.some(
    ({ turn: otherTurn }) =>
      otherTurn.activePlayer === activePlayer && otherTurn.marker.positionInLine < marker.positionInLine,
  );
  return isBehindOwnMarker
    ? activePlayer
    : findHolderTooClose(turn, activePlayer, markerHoldersOf(otherTurns), 'left');
}

/** Returns whether something is waiting or undecided (500.2); until it is resolved, a turn neither ends nor begins. */
export function isTurnHeldUp(planar: PlanarZone | null): boolean {
  return planar !== null && (pendingDecision(planar) !== null || nextAbilityForApp(planar) !== null);
}

/** Ends the turn: its marker is passed on or removed, and players who no longer need to wait begin. */
export function passMarker(table: Table): PlayResult {
  const { turn, planar } = table;
  if (!hasTurnMarker(turn)) return { table, happenings: [] };
  const { number, removalsDue } = turn.marker;
  const withChaosResolved: Table = { ...table, planar: planar && presumeChaosResolved(planar) };
  if (removalsDue > 0) return removeMarker(withChaosResolved, number, { ended: turn.activePlayer });
  return andThen(giveToNextHolder(withChaosResolved, turn), (next) =>
    beginTurns(next, { marker: number, ended: turn.activePlayer }),
  );
}

/** Updates the markers after a player has left. */
export function updateMarkersAfterLeaving(table: Table, leaver: PlayerId, isMarkerLost: boolean): PlayResult {
  if (!hasTurnMarker(table.turn)) return { table, happenings: [] };
  const extraTurns = table.turn.extraTurns.filter((player) => isInGame(table.turn, player));
  const withoutTurnsOfLeavers: Table = { ...table, turn: { ...table.turn, extraTurns } };
  const withMarkerDesignated = isMarkerLost
    ? designateForRemoval(withoutTurnsOfLeavers, leaver)
    : { table: withoutTurnsOfLeavers, happenings: [] };
  return andThen(withMarkerDesignated, (next) =>
    applyInEachTurn(next, (tableInTurn) => {
      const { turn } = tableInTurn;
      return hasTurnMarker(turn) && isTurnWaiting(turn) && turn.activePlayer === leaver
        ? giveToNextHolder(tableInTurn, turn)
        : { table: tableInTurn, happenings: [] };
    }),
  );
}

/** Returns the next holder: the same player for another turn, or the next player (807.4c, 807.4i). */
function nextHolder(turn: MarkedTurn, otherHolders: readonly PlayerId[]): PlayerId {
  const { activePlayer, extraTurns, marker } = turn;
  const isFarEnoughToKeep =
    !otherHolders.includes(activePlayer) &&
    findHolderTooClose(turn, activePlayer, otherHolders, 'right') === null;
  const keepsMarker =
    isInGame(turn, activePlayer) &&
    (marker.isExtraBeforeUsualTurn || (extraTurns.includes(activePlayer) && isFarEnoughToKeep));
  return keepsMarker ? activePlayer : nextInTurnOrder(turn, activePlayer);
}

/** Gives the marker to its next holder, who waits. An extra turn comes before the usual one (807.4j). */
function giveToNextHolder(table: Table, turn: MarkedTurn): PlayResult {
  const { activePlayer, extraTurns, marker } = turn;
  const holder = nextHolder(turn, markerHoldersOf(table.otherTurns));
  const isExtraTurn = extraTurns.includes(holder);
  const positionsInLine = table.otherTurns.flatMap((other) =>
    other.turn.activePlayer === holder ? other.turn.marker.positionInLine : [],
  );
  const isAfterUsualTurn = holder === activePlayer && !marker.isExtraBeforeUsualTurn;
  const passedTurn: Turn = {
    ...turn,
    activePlayer: holder,
    extraTurns: isExtraTurn ? extraTurns.toSpliced(extraTurns.indexOf(holder), 1) : extraTurns,
    upkeeps: 1,
    marker: {
      ...marker,
      positionInLine: 1 + Math.max(0, ...positionsInLine),
      isExtraBeforeUsualTurn: isExtraTurn && !isAfterUsualTurn,
    },
  };
  const playersPassedOver = holder === activePlayer ? [] : playersBetween(turn, activePlayer, holder);
  const afterEndedEffects = table.planar && endEffectsUntilTurnsOf(table.planar, playersPassedOver);
  return {
    table: { ...table, turn: passedTurn, planar: afterEndedEffects?.planar ?? null },
    happenings: afterEndedEffects?.happenings ?? [],
  };
}

/**
 * Begins the turn of every marker that no longer has to wait, and reports a marker that was just passed and has to.
 */
export function beginTurns(
  table: Table,
  passedMarker?: { readonly marker: number; readonly ended: PlayerId },
): PlayResult {
  return applyInEachTurn(table, (tableInTurn) => {
    const { turn, planar } = tableInTurn;
    if (!hasTurnMarker(turn) || !isTurnWaiting(turn)) return { table: tableInTurn, happenings: [] };
    const { activePlayer: player, marker } = turn;
    const endedTurn = passedMarker?.marker === marker.number ? { ended: passedMarker.ended } : {};
    const blocker = blockingPlayer(tableInTurn);
    if (blocker !== null) {
      const happening: Happening = {
        kind: 'markerWaits',
        rule: '807.4d',
        player,
        marker: marker.number,
        behind: blocker,
        ...endedTurn,
      };
      return { table: tableInTurn, happenings: 'ended' in endedTurn ? [happening] : [] };
    }
    if (isTurnHeldUp(planar)) return { table: tableInTurn, happenings: [] };
    const number = 1 + Math.max(...concurrentTables(tableInTurn).map((other) => other.turn.number));
    const begunTurn: Turn = { ...turn, number, marker: { ...marker, positionInLine: 0 } };
    const outcome = planar && beginPlanarTurn(planar, player, [player]);
    return {
      table: { ...tableInTurn, turn: begunTurn, planar: outcome?.planar ?? null },
      happenings: [
        { kind: 'turnBegan', rule: '807.4c', player, number, marker: marker.number, ...endedTurn },
        ...(outcome?.happenings ?? []),
      ],
    };
  });
}
