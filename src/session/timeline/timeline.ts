/** A game from its beginning to now: all steps that were not undone. */
import type { Happening } from '../../rules/table/happening';
import type { History, Step } from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import type { Game } from '../game/game';

export interface Timeline {
  readonly gameId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly opening: readonly Happening[];
  /** Oldest first, in chronological order. */
  readonly steps: readonly Step[];
  /** Whether all steps are present: those before an unreadable one are missing. */
  readonly hasAllSteps: boolean;
  /** The current table. */
  readonly table: Table;
}

/** Reads up to `limit` steps before `index`; null if they cannot be read. */
export type ReadStepsBefore = (
  gameId: string,
  index: number,
  limit: number,
) => Promise<readonly Step[] | null>;

/** Steps per read, so that reading does not delay a tap. */
const STEPS_PER_READ = 250;

/** Returns the timeline of a game with these older steps. */
export function timelineOf({ id, startedAt, opening, history }: Game, olderSteps: readonly Step[]): Timeline {
  const { steps, doneCount, unloadedStepCount, table } = history;
  return {
    gameId: id,
    startedAt,
    opening,
    steps: withMonotonicTimes([...olderSteps, ...steps.slice(0, doneCount)], startedAt),
    hasAllSteps: olderSteps.length === unloadedStepCount,
    table,
  };
}

/** Reads all steps that are not in memory, oldest first; fewer if one cannot be read. */
export async function readOlderSteps(game: Game, readStepsBefore: ReadStepsBefore): Promise<readonly Step[]> {
  const chunks: (readonly Step[])[] = [];
  let { unloadedStepCount: index } = game.history;
  while (index > 0) {
    const chunk = await readStepsBefore(game.id, index, STEPS_PER_READ);
    if (!chunk || chunk.length === 0) break;
    chunks.push(chunk);
    index -= chunk.length;
  }
  return chunks.reverse().flat();
}

/**
 * Returns the older steps of a later state of the same game, taken from an earlier timeline; null if the two do not
 * match.
 */
export function olderStepsFrom(
  timeline: Timeline,
  { unloadedStepCount, steps }: History,
): readonly Step[] | null {
  if (!timeline.hasAllSteps || timeline.steps.length < unloadedStepCount) return null;
  const [stepInTimeline, firstStep] = [timeline.steps[unloadedStepCount], steps[0]];
  const doStepsMatch =
    stepInTimeline === undefined ||
    JSON.stringify(stepInTimeline.change) === JSON.stringify(firstStep?.change);
  return doStepsMatch ? timeline.steps.slice(0, unloadedStepCount) : null;
}

/** Returns the end of the timeline, never before its last step, even if the device's clock was set back. */
export function latestKnownTime({ steps, startedAt }: Timeline, now: number): number {
  return Math.max(now, steps.at(-1)?.at ?? startedAt);
}

/** Makes times monotonic, because the device's clock can be set back. */
function withMonotonicTimes(steps: readonly Step[], startedAt: number): readonly Step[] {
  let latestTime = startedAt;
  return steps.map((step) => {
    latestTime = Math.max(latestTime, step.at);
    return step.at === latestTime ? step : { ...step, at: latestTime };
  });
}
