/** Computes the time of each turn, from its start to that of the next. */
import type { PlanarHappening } from '../../rules/planar/planar-happening';
import type {
  ChanceHappening,
  Happening,
  LifeHappening,
  PlayerStateHappening,
} from '../../rules/table/happening';
import type { PlayerId } from '../../rules/turn/turn';
import type { PlayedTimeAt } from './played-time';
import type { Timeline } from './timeline';

export interface TimedTurn {
  readonly number: number;
  /** In a shared turn, the team's first player. */
  readonly player: PlayerId;
  /** In milliseconds of play. */
  readonly from: number;
  /** Null for the current turn. */
  readonly to: number | null;
}

type MarkerNumber = number | undefined;

/**
 * Returns the turns in order. In a game with planes the first begins with the starting plane, after shuffling and
 * mulligans. A turn whose player has left has no player until they come back, and a waiting turn marker has no turn.
 */
export function timedTurns(timeline: Timeline, playedTimeAt: PlayedTimeAt): readonly TimedTurn[] {
  const { turns, begin, record } = createTurnRecorder();
  const isGrandMelee = timeline.table.turn.marker !== null;
  const gameBeginning = timeline.opening.find((happening) => happening.kind === 'gameBegan');
  const beginFirstTurns = (at: number) => {
    if (gameBeginning) begin(isGrandMelee ? 1 : undefined, 1, gameBeginning.player, at);
    for (const happening of timeline.opening) record(happening, at);
  };
  if (timeline.hasAllSteps && !timeline.table.planar) beginFirstTurns(0);
  for (const { at, happenings } of timeline.steps) {
    const playedTime = playedTimeAt(at);
    const revealsStartingPlane = happenings.some(({ kind }) => kind === 'startingPlaneRevealed');
    if (revealsStartingPlane && timeline.hasAllSteps && turns.length === 0) beginFirstTurns(playedTime);
    for (const happening of happenings) record(happening, playedTime);
  }
  return turns;
}

/** Collects turns from happenings. */
function createTurnRecorder() {
  const turns: TimedTurn[] = [];
  const turnIndexByMarker = new Map<MarkerNumber, number>();
  const departedPlayers = new Set<PlayerId>();
  const endTurn = (marker: MarkerNumber, at: number) => {
    const index = turnIndexByMarker.get(marker);
    const turn = index === undefined ? null : turns[index];
    if (index !== undefined && turn) turns[index] = { ...turn, to: at };
    turnIndexByMarker.delete(marker);
  };
  const beginTurn = (marker: MarkerNumber, number: number, player: PlayerId, at: number) => {
    endTurn(marker, at);
    turnIndexByMarker.set(marker, turns.length);
    turns.push({ number, player, from: at, to: null });
  };
  // Only a Grand Melee has several turns at once, and there nobody can come back.
  const resumeTurn = () => {
    const turn = turns.at(-1);
    if (!turn || departedPlayers.has(turn.player)) return;
    turns[turns.length - 1] = { ...turn, to: null };
    turnIndexByMarker.set(undefined, turns.length - 1);
  };
  const recordHappening = (happening: Happening, at: number) => {
    switch (happening.kind) {
      case 'turnBegan':
        beginTurn(happening.marker, happening.number, happening.player, at);
        break;
      case 'markerWaits':
      case 'markerRemoved':
        endTurn(happening.marker, at);
        break;
      case 'playerLeft':
        departedPlayers.add(happening.player);
        for (const [marker, index] of turnIndexByMarker) {
          if (turns[index]?.player === happening.player) endTurn(marker, at);
        }
        break;
      case 'playerReturned':
        departedPlayers.delete(happening.player);
        resumeTurn();
        break;
      case 'gameWon':
        for (const marker of turnIndexByMarker.keys()) endTurn(marker, at);
        break;
      case 'gameBegan':
      case 'playerStayed':
      case 'dayOrNightCame':
      case 'seatingChanged':
      case 'profileChanged':
      case 'markerDesignated':
      case 'turnEnded':
      case 'beginningPhaseAdded':
      case 'extraTurnAdded':
      case 'turnOrderReversed':
      case 'unknown':
        break;
      default:
        happening satisfies LifeHappening | PlayerStateHappening | ChanceHappening | PlanarHappening;
    }
  };
  return { turns, begin: beginTurn, record: recordHappening };
}

/** Returns the time of all turns until `now` by seat, in milliseconds of play. */
export function turnTimeBySeat(
  turns: readonly TimedTurn[],
  seatCount: number,
  end: number,
): readonly number[] {
  const times = Array.from({ length: seatCount }, () => 0);
  for (const { player, from, to } of turns) {
    times[player] = (times[player] ?? 0) + Math.max(0, (to ?? end) - from);
  }
  return times;
}

/** Returns the current turns: one, or several in a Grand Melee. */
export function currentTurnsOf(turns: readonly TimedTurn[]): readonly TimedTurn[] {
  return turns.filter(({ to }) => to === null);
}
