/** The games of a backup: each has a part of its own, followed by the parts with its steps. */
import * as v from 'valibot';
import { isRecord } from '../../rules/change/change';
import { gameSchema, stepRowSchema } from '../game/game-rows';
import { countSchema } from '../number-schemas';
import type { GameRow, GameRows } from './game-versions';

export interface CollectedGame {
  readonly row: GameRow;
  readonly saves: GameRows['saves'];
  readonly steps: Map<number, GameRows['steps'][number]>;
}

const savesSchema = v.array(
  v.strictTuple([countSchema, v.union([v.pipe(v.string(), v.maxLength(100)), v.number()])]),
);

export function readCollectedGame(content: unknown): CollectedGame | null {
  const { row, saves } = (content ?? {}) as { row?: unknown; saves?: unknown };
  if (!v.is(gameSchema, row)) return null;
  return { row: row as GameRow, saves: v.is(savesSchema, saves) ? saves : [], steps: new Map() };
}

export function addSteps(content: unknown, games: ReadonlyMap<string, CollectedGame>): boolean {
  const { game: id, steps } = (content ?? {}) as { game?: unknown; steps?: unknown };
  if (!Array.isArray(steps)) return false;
  const game = games.get(String(id));
  // Steps of an unreadable game are useless.
  if (!game) return true;
  for (const step of steps) {
    if (!v.is(stepRowSchema, step) || !isRecord(step)) continue;
    const { index } = step as { readonly index: number };
    const isInRange = Number.isSafeInteger(index) && index >= 0 && index < game.row.length;
    if (isInRange) game.steps.set(index, { ...step, game: game.row.id, index });
  }
  return true;
}

/** Returns the game with the steps that undo can reach: those without a gap before the last one. */
export function withReachableSteps({ row, saves, steps }: CollectedGame): GameRows {
  const reachableSteps: GameRows['steps'][number][] = [];
  for (let index = row.length - 1; index >= 0; index--) {
    const step = steps.get(index);
    if (!step) break;
    reachableSteps.push(step);
  }
  return { row, saves, steps: reachableSteps.reverse() };
}
