/** Who has had how much of a game's time: each turn from where it began to where the next one did. */
import type { Happening } from '../../rules/table/happening';
import type { PlayerId } from '../../rules/turn/turn';
import type { PlayedTime } from './played-time';
import type { Story } from './story';

export interface TurnTaken {
  readonly number: number;
  /** Of a team that shares its turns, the player named first. */
  readonly player: PlayerId;
  /** In milliseconds of play. */
  readonly from: number;
  /** Null while it goes on. */
  readonly to: number | null;
}

type Marker = number | undefined;

/**
 * The turns in the order they began. In a game with planes the first one begins with the starting plane: before it decks are
 * shuffled and mulligans taken. A turn whose player has left goes on without one, and a turn marker that waits is nobody's time.
 */
export function turnsTaken(story: Story, played: PlayedTime): readonly TurnTaken[] {
  const turns: TurnTaken[] = [];
  const running = new Map<Marker, number>();
  const end = (marker: Marker, at: number) => {
    const index = running.get(marker);
    const turn = index === undefined ? null : turns[index];
    if (index !== undefined && turn) turns[index] = { ...turn, to: at };
    running.delete(marker);
  };
  const begin = (marker: Marker, number: number, player: PlayerId, at: number) => {
    end(marker, at);
    running.set(marker, turns.length);
    turns.push({ number, player, from: at, to: null });
  };
  const note = (happenings: readonly Happening[], at: number) => {
    for (const happening of happenings) {
      switch (happening.kind) {
        case 'turnBegan':
          begin(happening.marker, happening.number, happening.player, at);
          break;
        case 'markerWaits':
        case 'markerRemoved':
          end(happening.marker, at);
          break;
        case 'playerLeft':
          for (const [marker, index] of running) {
            if (turns[index]?.player === happening.player) end(marker, at);
          }
          break;
        case 'gameWon':
          for (const marker of running.keys()) end(marker, at);
          break;
      }
    }
  };
  const isMelee = story.table.turn.marker !== null;
  const starting = story.opening.find((happening) => happening.kind === 'gameBegan');
  const openTable = (at: number) => {
    if (starting) begin(isMelee ? 1 : undefined, 1, starting.player, at);
    note(story.opening, at);
  };
  if (story.isWhole && !story.table.planar) openTable(0);
  for (const { at, happenings } of story.steps) {
    const now = played(at);
    const isFirstPlane = happenings.some(({ kind }) => kind === 'startingPlaneRevealed');
    if (isFirstPlane && story.isWhole && turns.length === 0) openTable(now);
    note(happenings, now);
  }
  return turns;
}

/** By seat: the time of all turns until `now`, in milliseconds of play. */
export function timeBySeat(turns: readonly TurnTaken[], seats: number, now: number): readonly number[] {
  const times = Array.from({ length: seats }, () => 0);
  for (const { player, from, to } of turns) {
    times[player] = (times[player] ?? 0) + Math.max(0, (to ?? now) - from);
  }
  return times;
}

/** The turns that go on: one, or in a Grand Melee several at once. */
export function runningTurns(turns: readonly TurnTaken[]): readonly TurnTaken[] {
  return turns.filter(({ to }) => to === null);
}
