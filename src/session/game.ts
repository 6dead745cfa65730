/** A game as the session holds it, and the way between it and the stored one. */
import type { Happening } from '../rules/table/happening';
import { type History, playStep, type Step } from '../rules/table/history';
import type { Move } from '../rules/table/move';
import type { GameSave, SavedGame, Seat } from '../storage/games';

export interface Game {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly deck: string;
  readonly startedAt: number;
  readonly opening: readonly Happening[];
  readonly history: History;
}

export function gameFromStore(saved: SavedGame, steps: readonly Step[]): Game {
  const { id, seats, deck, startedAt, opening, table } = saved;
  const forgotten = steps.length > 0 ? saved.length - steps.length : saved.done;
  return {
    id,
    seats,
    deck,
    startedAt,
    opening,
    history: { table, steps, forgotten, done: Math.max(0, saved.done - forgotten) },
  };
}

/** The row of a game, and those of its steps that differ from what is stored. */
export function gameForStore(game: Game, stored: History | null, revision: number, now: number): GameSave {
  const { id, seats, deck, startedAt, opening, history } = game;
  const { table, steps, forgotten, done } = history;
  const isStored = (step: Step, index: number) =>
    stored?.steps[forgotten + index - stored.forgotten] === step;
  return {
    game: {
      id,
      format: 1,
      seats,
      deck,
      startedAt,
      touchedAt: now,
      revision,
      opening,
      table,
      done: forgotten + done,
      length: forgotten + steps.length,
    },
    steps: steps.flatMap((step, index) => (isStored(step, index) ? [] : [[forgotten + index, step]])),
  };
}

/** Plays on `onto` what was done in `mine` since `base`. What the rules no longer allow is left out. */
export function replay(base: History, mine: History, onto: History, now: number): History {
  return movesSince(base, mine).reduce((history, move) => {
    const played = playStep(history, move, now);
    return played.ok ? played.value : history;
  }, onto);
}

function movesSince(base: History, mine: History): readonly Move[] {
  const done = mine.steps.slice(0, mine.done);
  return done.flatMap((step, index) => {
    const before = base.steps[mine.forgotten + index - base.forgotten];
    if (before === step) return [];
    return [before ? furtherMove(before.move, step.move) : step.move];
  });
}

/** A gesture that had begun before and went on: only what was added to it. */
function furtherMove(before: Move, after: Move): Move {
  const goesOn =
    'by' in before &&
    'by' in after &&
    before.kind === after.kind &&
    'player' in before &&
    'player' in after &&
    before.player === after.player;
  return goesOn ? { ...after, by: after.by - before.by } : after;
}
