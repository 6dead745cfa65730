import type { Move } from '../../../rules/table/move';
import { nextAction } from '../../../rules/table/next-action';
import type { Game } from '../../../session/game/game';

/** What a first game explains in its strip, in the order in which it is needed; holding a half is explained on the panels. */
export const hints = ['die', 'nextTurn', 'undo', 'swipe'] as const;
export type Hint = (typeof hints)[number];

/** Turns after which nothing needs to be explained. */
const MOST_TURNS = 4;

/** Returns the hint that helps now; null if none does. */
export function nextHint({ history }: Game, seen: readonly string[]): Hint | null {
  const { table, steps, done, forgotten } = history;
  if (forgotten > 0 || table.turn.number > MOST_TURNS || nextAction(table).kind !== 'takeTurn') return null;
  const did = (kind: Move['kind']) => steps.slice(0, done).some(({ move }) => move.kind === kind);
  const hasRolled = table.planar === null || did('rollPlanarDie');
  const isNeeded: Readonly<Record<Hint, boolean>> = {
    die: !hasRolled,
    nextTurn: hasRolled && !did('beginNextTurn'),
    undo: did('beginNextTurn'),
    swipe: table.planar !== null && did('beginNextTurn'),
  };
  return hints.find((hint) => isNeeded[hint] && !seen.includes(hint)) ?? null;
}
