import type { Move } from '../../../rules/table/move';
import { nextAction } from '../../../rules/table/next-action';
import type { Game } from '../../../session/game/game';
import type { Face } from '../../../session/routing/routes';

/** What a first game explains, in the order in which it is needed. */
export const hints = ['hold', 'die', 'nextTurn', 'undo', 'swipe'] as const;
export type Hint = (typeof hints)[number];

/** Turns after which no more hints are shown. */
const MAX_TURNS = 4;

/** Returns the hint that helps now on this face; null if none does. */
export function nextHint({ history }: Game, face: Face, seen: readonly string[]): Hint | null {
  const { table, steps, done, forgotten } = history;
  if (forgotten > 0 || table.turn.number > MAX_TURNS || nextAction(table).kind !== 'takeTurn') return null;
  const hasDone = (kind: Move['kind']) => steps.slice(0, done).some(({ move }) => move.kind === kind);
  const hasRolled = table.planar === null || hasDone('rollPlanarDie');
  const isNeeded: Readonly<Record<Hint, boolean>> = {
    hold: (table.planar === null || face === 'life') && !hasDone('changeLife'),
    die: !hasRolled,
    nextTurn: hasRolled && !hasDone('beginNextTurn') && !table.planar?.stack.length,
    undo: hasDone('beginNextTurn'),
    swipe: table.planar !== null && hasDone('beginNextTurn'),
  };
  return hints.find((hint) => isNeeded[hint] && !seen.includes(hint)) ?? null;
}
