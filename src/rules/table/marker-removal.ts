/**
 * Turn markers of a Grand Melee that are removed because players leave. 807.4e a marker is designated · 807.4g a marker
 * is removed · 901.14 its planes.
 *
 * Ruled here, because the rules are silent: the planes and effects of a removed marker continue with the marker to its
 * left if that one has no planes, because its planar controller left (901.14b). Otherwise the planes are put back as in
 * 901.14b, and nobody planeswalks.
 */
import { dropPendingActions, withdrawFaceUpCards } from '../planar/leaving-players';
import type { PlanarCardId } from '../planar/planar-card';
import type { PlanarHappening } from '../planar/planar-happening';
import type { PlanarZone } from '../planar/planar-state';
import { markerCountFor } from '../turn/marker-count';
import { type PlayerId, playersInGame, type Turn } from '../turn/turn';
import { nearestHolder } from '../turn/turn-markers';
import {
  bringMarkerToFront,
  concurrentTables,
  hasTurnMarker,
  markerHoldersOf,
  withTurnInFront,
} from './concurrent-turns';
import type { Happening } from './happening';
import { andThen, type PlayResult } from './play-result';
import type { OtherTurn, Table } from './table';

/**
 * Returns whether players who leave cost a marker (807.4e). Markers that will be removed anyway are not counted
 * (807.4f).
 */
export function hasSurplusMarker(table: Table, leaverCount: number): boolean {
  const turns = concurrentTables(table);
  const removalCount = turns.reduce((sum, { turn }) => sum + (turn.marker?.removalsDue ?? 0), 0);
  return markerCountFor(playersInGame(table.turn).length - leaverCount) < turns.length - removalCount;
}

/**
 * Designates the marker to the leaver's right for removal: after its turn, or at once if that has not begun
 * (807.4e, 807.4g).
 */
export function designateForRemoval(table: Table, leaver: PlayerId, times = 1): PlayResult {
  const turns = concurrentTables(table);
  const holder = nearestHolder(table.turn, leaver, markerHoldersOf(turns), 'right');
  const [holderTable] = turns
    .filter(({ turn }) => turn.activePlayer === holder)
    .sort((one, other) => (one.turn.marker?.positionInLine ?? 0) - (other.turn.marker?.positionInLine ?? 0));
  const marker = holderTable?.turn.marker;
  if (!holderTable || !marker) return { table, happenings: [] };
  const removalsDue = marker.removalsDue + times;
  const turn: Turn = { ...holderTable.turn, marker: { ...marker, removalsDue } };
  const frontMarker = table.turn.marker?.number ?? marker.number;
  const designatedTable = bringMarkerToFront({ ...holderTable, turn }, frontMarker) ?? table;
  if (marker.positionInLine) return removeMarker(designatedTable, marker.number);
  const { activePlayer: player } = turn;
  return {
    table: designatedTable,
    happenings: [{ kind: 'markerDesignated', rule: '807.4e', player, marker: marker.number }],
  };
}

/**
 * Removes a marker, with the turn that ended or before its turn began. Its planes and effects continue with the marker
 * to its left, or are put back (ruled above).
 */
export function removeMarker(
  table: Table,
  markerNumber: number,
  endedTurn: { readonly ended?: PlayerId } = {},
): PlayResult {
  const markerTable = bringMarkerToFront(table, markerNumber);
  if (!markerTable || !hasTurnMarker(markerTable.turn)) return { table, happenings: [] };
  const { activePlayer: player, marker } = markerTable.turn;
  const heir = nearestHolder(markerTable.turn, player, markerHoldersOf(markerTable.otherTurns), 'left');
  const heirTurn = markerTable.otherTurns.find(({ turn }) => turn.activePlayer === heir);
  if (!heirTurn) return { table, happenings: [] };
  const markerRemoved: Happening = {
    kind: 'markerRemoved',
    rule: '807.4g',
    player,
    marker: markerNumber,
    ...endedTurn,
  };
  const planesPassedOn = markerTable.planar && leavePlanesTo(markerTable.planar, heirTurn, player);
  const withHeirInFront: Table = {
    ...markerTable,
    ...withTurnInFront(
      { ...markerTable, planar: planesPassedOn?.planar ?? null },
      { ...heirTurn, planar: planesPassedOn?.planarOfTurn ?? null },
    ),
    otherTurns: markerTable.otherTurns.filter((other) => other !== heirTurn),
  };
  const frontMarker = table.turn.marker?.number ?? markerNumber;
  const withoutMarker: PlayResult = {
    table: bringMarkerToFront(withHeirInFront, frontMarker) ?? withHeirInFront,
    happenings: [markerRemoved, ...(planesPassedOn?.happenings ?? [])],
  };
  if (marker.removalsDue < 2) return withoutMarker;
  return andThen(withoutMarker, (next) => designateForRemoval(next, player, marker.removalsDue - 1));
}

/** Separates the planar zone of a removed marker from the part that continues with another. */
function leavePlanesTo(
  planar: PlanarZone,
  { turn, planar: heirPlanar }: OtherTurn,
  player: PlayerId,
): { planar: PlanarZone; planarOfTurn: OtherTurn['planar']; happenings: readonly PlanarHappening[] } {
  const { number } = turn.marker;
  const effects = planar.effects.map((effect) =>
    effect.marker === planar.marker ? { ...effect, marker: number } : effect,
  );
  const emptied = dropPendingActions({ ...planar, effects }, player);
  const isPlane = (card: PlanarCardId) => planar.kinds[card] === 'plane';
  const takenOver = heirPlanar?.faceUp.length === 0 ? planar.faceUp.filter(({ card }) => isPlane(card)) : [];
  const remainingFaceUp = planar.faceUp.filter((faceUpCard) => !takenOver.includes(faceUpCard));
  const putBack = withdrawFaceUpCards({ ...emptied.planar, faceUp: remainingFaceUp }, player);
  const cards = takenOver.map(({ card }) => card);
  return {
    planar: putBack.planar,
    planarOfTurn: heirPlanar && takenOver.length > 0 ? { ...heirPlanar, faceUp: takenOver } : heirPlanar,
    happenings: [
      ...emptied.happenings,
      ...(takenOver.length > 0
        ? [{ kind: 'planesTakenOver', rule: '901.14', player: turn.activePlayer, cards } as const]
        : []),
      ...putBack.happenings,
    ],
  };
}
