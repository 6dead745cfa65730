/** A game from its beginning to now, for whoever tells of it: all that was done and not taken back. */
import type { Happening } from '../../rules/table/happening';
import type { History, Step } from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import type { Game } from '../game';

export interface Story {
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly opening: readonly Happening[];
  /** Oldest first, each at a time not before the one before it. */
  readonly steps: readonly Step[];
  /** Whether they are all there: those before one that cannot be read are not. */
  readonly isWhole: boolean;
  /** As it stands. */
  readonly table: Table;
}

/** Steps of a game just before this one, as many as wanted or fewer; none when they cannot be had. */
export type StepsBefore = (game: string, index: number, wanted: number) => Promise<readonly Step[]>;

/** Steps read at once: reading takes no longer than a tap may have to wait. */
const STEPS_AT_ONCE = 250;

/** The story of a game whose older steps are these. */
export function storyOf({ id, startedAt, opening, history }: Game, older: readonly Step[]): Story {
  const { steps, done, forgotten, table } = history;
  return {
    game: id,
    startedAt,
    opening,
    steps: inTime([...older, ...steps.slice(0, done)], startedAt),
    isWhole: older.length === forgotten,
    table,
  };
}

/** All the steps that are not held with the game, oldest first; fewer where one of them cannot be read. */
export async function readOlder(game: Game, stepsBefore: StepsBefore): Promise<readonly Step[]> {
  const chunks: (readonly Step[])[] = [];
  let { forgotten: index } = game.history;
  while (index > 0) {
    const found = await stepsBefore(game.id, index, STEPS_AT_ONCE);
    if (found.length === 0) break;
    chunks.push(found);
    index -= found.length;
  }
  return chunks.reverse().flat();
}

/**
 * What a later moment of the same game has let go of, out of the story told before; null when that has to be read anew, because
 * the two do not fit together.
 */
export function olderFrom(story: Story, { forgotten, steps }: History): readonly Step[] | null {
  if (!story.isWhole || story.steps.length < forgotten) return null;
  const [before, first] = [story.steps[forgotten], steps[0]];
  const fits = before === undefined || JSON.stringify(before.change) === JSON.stringify(first?.change);
  return fits ? story.steps.slice(0, forgotten) : null;
}

/** The moment until which the game is told: never before its last step, to whatever the phone's clock was put back. */
export function presentOf({ steps, startedAt }: Story, now: number): number {
  return Math.max(now, steps.at(-1)?.at ?? startedAt);
}

/** A phone's clock can be put back: then time stands still until it has caught up. */
function inTime(steps: readonly Step[], startedAt: number): readonly Step[] {
  let latest = startedAt;
  return steps.map((step) => {
    latest = Math.max(latest, step.at);
    return step.at === latest ? step : { ...step, at: latest };
  });
}
