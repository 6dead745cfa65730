/**
 * Grand Melee: turns that go on at the same time, each under a turn marker. 807.4c passing a marker · 807.4d waiting with one ·
 * 807.4e, 807.4g markers that go when players leave · 807.4i, 807.4j extra turns · 901.14 a planar controller and face-up cards
 * for each marker.
 *
 * Ruled here, where the rules are silent:
 * - The planes belong to the marker under which they were turned up. Markers are so far apart that by the range of influence
 *   (801, 901.13) neither chaos nor a planeswalk of one reaches the planes of another; where leaving players bring them closer,
 *   they stay apart all the same.
 * - When a marker goes, its planes and what lasts under it go on with the marker to its left if that one has no planes, because
 *   its planar controller left (901.14b). Otherwise the planes are put back just as there, and nobody planeswalks.
 * - Whoever begins a turn under a marker without planes is its planar controller; a planeswalk turns up a plane again.
 * - Where somebody leaves, a card may be turned up under a marker that waits. What comes of it is done at once; the turn begins
 *   when nothing waits any more.
 * - A marker may come to a player who has another one still, after players between them left. It waits until that one is gone
 *   on, as it would behind the marker of somebody else.
 * - With the turn order reversed, markers are passed to the right, and every "left" is a right.
 */
import { endEffectsOfTurn } from '../planar/lasting-effect';
import { dropWhatWaits, putPlanesBack } from '../planar/leaving';
import {
  beginTurn,
  decisionAwaited,
  nextAbilityToResolve,
  type Planar,
  presumeChaosResolved,
} from '../planar/planar';
import type { PlanarCardId } from '../planar/planar-card';
import type { PlanarHappening } from '../planar/planar-happening';
import type { Refusal } from '../rule';
import {
  isInGame,
  nextInTurnOrder,
  type PlayerId,
  playerOfNextTurn,
  playersInGame,
  seatsBetween,
  type Turn,
} from '../turn/turn';
import { holderCloseBy, markersFor, nearestHolder } from '../turn/turn-markers';
import type { Happening } from './happening';
import type { Played } from './play';
import type { Table, TurnAside } from './table';
import { atMarker, inEachTurn, inFront, isMarked, type Marked, then, turnsAtOnce } from './turns-at-once';

/** Who takes the turn after this one; null where the marker goes instead of being passed. */
export function whoIsNext({ turn, aside }: Table): PlayerId | null {
  if (!isMarked(turn)) return playerOfNextTurn(turn);
  return turn.marker.removals > 0 ? null : nextHolder(turn, holdersOf(aside));
}

/** Whose marker is too close for this turn to begin, or null (807.4d). It may be another marker of the same player. */
export function waitsFor({ turn, aside }: Table): PlayerId | null {
  const { of, marker } = turn;
  if (!marker?.waits) return null;
  const isBehind = aside.some(({ turn: other }) => other.of === of && other.marker.waits < marker.waits);
  return isBehind ? of : holderCloseBy(turn, of, holdersOf(aside), 'left');
}

/**
 * Nothing is done with the planes of a turn that has not begun, but for what waits there already, or whose planar controller left
 * without an heir.
 */
export function whyPlanesRest({ turn, planar }: Table): Refusal | null {
  if (turn.marker?.waits && !isBusy(planar)) return { rule: '807.4d', reason: 'turnNotBegun' };
  const isControlled = planar === null || isInGame(turn, planar.controller);
  return isControlled ? null : { rule: '901.14b', reason: 'noPlanarController' };
}

/** Whether something waits or has to be decided (500.2): until then a turn neither ends nor begins. */
export function isBusy(planar: Planar | null): boolean {
  return planar !== null && (decisionAwaited(planar) !== null || nextAbilityToResolve(planar) !== null);
}

/** The turn ends: its marker is passed on, or goes; and whoever need not wait any longer begins. */
export function passTheMarker(table: Table): Played {
  const { turn, planar } = table;
  if (!isMarked(turn)) return { table, happenings: [] };
  const { number, removals } = turn.marker;
  const settled: Table = { ...table, planar: planar && presumeChaosResolved(planar) };
  if (removals > 0) return removeMarker(settled, number);
  return then(handOver(settled, turn), (rest) => beginTurns(rest, { marker: number, ended: turn.of }));
}

/** Whether a player who leaves takes a marker away (807.4e); those that will go anyway are not counted (807.4f). */
export function isMarkerLost(table: Table, leavers: number): boolean {
  const turns = turnsAtOnce(table);
  const going = turns.reduce((sum, { turn }) => sum + (turn.marker?.removals ?? 0), 0);
  return markersFor(playersInGame(table.turn).length - leavers) < turns.length - going;
}

/** What becomes of the markers now that a player has left. */
export function leaveMarkers(table: Table, leaver: PlayerId, isLost: boolean): Played {
  if (!isMarked(table.turn)) return { table, happenings: [] };
  const extra = table.turn.extra.filter((player) => isInGame(table.turn, player));
  const remembered: Table = { ...table, turn: { ...table.turn, extra } };
  const designated = isLost ? designate(remembered, leaver) : { table: remembered, happenings: [] };
  return then(designated, (rest) =>
    inEachTurn(rest, (at) => {
      const { turn } = at;
      return isMarked(turn) && turn.marker.waits && turn.of === leaver
        ? handOver(at, turn)
        : { table: at, happenings: [] };
    }),
  );
}

function holdersOf(aside: readonly TurnAside[]): readonly PlayerId[] {
  return aside.map(({ turn }) => turn.of);
}

/** Who takes the marker: its holder for another turn of theirs, or the next player (807.4c, 807.4i). */
function nextHolder(turn: Marked, others: readonly PlayerId[]): PlayerId {
  const { of, extra, marker } = turn;
  const isFree = !others.includes(of) && holderCloseBy(turn, of, others, 'right') === null;
  const isKept = isInGame(turn, of) && (marker.extraFirst || (extra.includes(of) && isFree));
  return isKept ? of : nextInTurnOrder(turn, of);
}

/** The marker changes hands and waits; whoever is owed an extra turn takes it before their usual one (807.4j). */
function handOver(table: Table, turn: Marked): Played {
  const { of, extra, marker } = turn;
  const to = nextHolder(turn, holdersOf(table.aside));
  const isOwed = extra.includes(to);
  const inLine = table.aside.flatMap((other) => (other.turn.of === to ? other.turn.marker.waits : []));
  const isAfterwards = to === of && !marker.extraFirst;
  const handed: Turn = {
    ...turn,
    of: to,
    extra: isOwed ? extra.toSpliced(extra.indexOf(to), 1) : extra,
    upkeeps: 1,
    marker: { ...marker, waits: 1 + Math.max(0, ...inLine), extraFirst: isOwed && !isAfterwards },
  };
  const over = to === of ? [] : seatsBetween(turn, of, to);
  const ended = table.planar && endEffectsOfTurn(table.planar, over);
  return {
    table: { ...table, turn: handed, planar: ended?.planar ?? null },
    happenings: ended?.happenings ?? [],
  };
}

/** Every marker that waits and need not begins its turn; one that has just been passed and must is told of. */
export function beginTurns(
  table: Table,
  passed?: { readonly marker: number; readonly ended: PlayerId },
): Played {
  return inEachTurn(table, (at) => {
    const { turn, planar } = at;
    if (!isMarked(turn) || !turn.marker.waits) return { table: at, happenings: [] };
    const { of: player, marker } = turn;
    const ended = passed?.marker === marker.number ? { ended: passed.ended } : {};
    const behind = waitsFor(at);
    if (behind !== null) {
      const waits: Happening = {
        kind: 'markerWaits',
        rule: '807.4d',
        player,
        marker: marker.number,
        behind,
        ...ended,
      };
      return { table: at, happenings: 'ended' in ended ? [waits] : [] };
    }
    if (isBusy(planar)) return { table: at, happenings: [] };
    const number = 1 + Math.max(...turnsAtOnce(at).map((other) => other.turn.number));
    const begun: Turn = { ...turn, number, marker: { ...marker, waits: 0 } };
    const outcome = planar && beginTurn(planar, player, [player]);
    return {
      table: { ...at, turn: begun, planar: outcome?.planar ?? null },
      happenings: [
        { kind: 'turnBegan', rule: '807.4c', player, number, marker: marker.number, ...ended },
        ...(outcome?.happenings ?? []),
      ],
    };
  });
}

/** The marker to the right of whoever left will go after its turn, or goes at once if that has not begun (807.4e, 807.4g). */
function designate(table: Table, leaver: PlayerId, times = 1): Played {
  const turns = turnsAtOnce(table);
  const holder = nearestHolder(
    table.turn,
    leaver,
    turns.map(({ turn }) => turn.of),
    'right',
  );
  const [found] = turns
    .filter(({ turn }) => turn.of === holder)
    .sort((one, other) => (one.turn.marker?.waits ?? 0) - (other.turn.marker?.waits ?? 0));
  const marker = found?.turn.marker;
  if (!found || !marker) return { table, happenings: [] };
  const removals = marker.removals + times;
  const turn: Turn = { ...found.turn, marker: { ...marker, removals } };
  const front = table.turn.marker?.number ?? marker.number;
  const changed = atMarker({ ...found, turn }, front) ?? table;
  if (marker.waits) return removeMarker(changed, marker.number);
  const { of: player } = turn;
  return {
    table: changed,
    happenings: [{ kind: 'markerDesignated', rule: '807.4e', player, marker: marker.number }],
  };
}

/** The marker is gone; what lay and lasted under it goes on with the one to its left, or is put back (ruled above). */
function removeMarker(table: Table, number: number): Played {
  const here = atMarker(table, number);
  if (!here || !isMarked(here.turn)) return { table, happenings: [] };
  const { of: player, marker } = here.turn;
  const heir = nearestHolder(here.turn, player, holdersOf(here.aside), 'left');
  const wanted = here.aside.find(({ turn }) => turn.of === heir);
  if (!wanted) return { table, happenings: [] };
  const removed: Happening = { kind: 'markerRemoved', rule: '807.4g', player, marker: number };
  const left = here.planar && leavePlanesTo(here.planar, wanted, player);
  const front: Table = {
    ...here,
    ...inFront({ ...here, planar: left?.planar ?? null }, { ...wanted, planar: left?.aside ?? null }),
    aside: here.aside.filter((other) => other !== wanted),
  };
  const shown = table.turn.marker?.number ?? number;
  const gone: Played = {
    table: atMarker(front, shown) ?? front,
    happenings: [removed, ...(left?.happenings ?? [])],
  };
  if (marker.removals < 2) return gone;
  return then(gone, (rest) => designate(rest, player, marker.removals - 1));
}

/** The planar zone without a marker's part, and the part of the marker that it goes on with. */
function leavePlanesTo(
  planar: Planar,
  { turn, planar: heirs }: TurnAside,
  player: PlayerId,
): { planar: Planar; aside: TurnAside['planar']; happenings: readonly PlanarHappening[] } {
  const { number } = turn.marker;
  const effects = planar.effects.map((effect) =>
    effect.marker === planar.marker ? { ...effect, marker: number } : effect,
  );
  const emptied = dropWhatWaits({ ...planar, effects }, player);
  const isPlane = (card: PlanarCardId) => planar.kinds[card] === 'plane';
  const taken = heirs?.faceUp.length === 0 ? planar.faceUp.filter(({ card }) => isPlane(card)) : [];
  const rest = planar.faceUp.filter((up) => !taken.includes(up));
  const back = putPlanesBack({ ...emptied.planar, faceUp: rest }, player);
  const cards = taken.map(({ card }) => card);
  return {
    planar: back.planar,
    aside: heirs && taken.length > 0 ? { ...heirs, faceUp: taken } : heirs,
    happenings: [
      ...emptied.happenings,
      ...(taken.length > 0
        ? [{ kind: 'planesTakenOver', rule: '901.14', player: turn.of, cards } as const]
        : []),
      ...back.happenings,
    ],
  };
}
