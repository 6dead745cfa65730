/** Defines a game as held in memory, and converts it from and to its stored form. */
import type { Happening } from '../../rules/table/happening';
import { type History, playStep, redo, type Step, undo } from '../../rules/table/history';
import type { Move } from '../../rules/table/move';
import { seatsWithProfiles } from '../../rules/table/player-profile';
import type { SavedGame, Seat } from '../../storage/game/game-rows';
import type { SaveRequest } from '../../storage/game/write-game';

export interface Game {
  readonly id: string;
  /** The seats with their current names and colors. */
  readonly seats: readonly Seat[];
  /** The seats as they were when the game began. */
  readonly initialSeats: readonly Seat[];
  readonly deck: string;
  readonly startedAt: number;
  /** What happened as the game began. */
  readonly opening: readonly Happening[];
  /** Set while the game continues on another phone and cannot be played here. */
  readonly handedOver?: SavedGame['handedOver'];
  readonly history: History;
  /** Fields that another version of the app added to the row of the game. */
  readonly unknownFields?: Readonly<Record<string, unknown>>;
}

/** Returns the game with another history and the names and colors of its seats at that point. */
export function withHistory(game: Omit<Game, 'history' | 'seats'> & Partial<Game>, history: History): Game {
  const { profiles } = history.table;
  // Unchanged seats stay the same object, so that they are not rendered again.
  const isUnchanged = game.history?.table.profiles === profiles;
  const seats = (isUnchanged && game.seats) || seatsWithProfiles(game.initialSeats, { profiles });
  return { ...game, history, seats };
}

export function gameFromRows(saved: SavedGame, steps: readonly Step[]): Game {
  const {
    id,
    seats,
    deck,
    startedAt,
    opening,
    table,
    done,
    length,
    format,
    touchedAt,
    revision,
    handedOver,
    ...unknownFields
  } = saved;
  const unloadedStepCount = steps.length > 0 ? length - steps.length : done;
  return withHistory(
    {
      id,
      initialSeats: seats,
      deck,
      startedAt,
      opening,
      ...(handedOver && { handedOver }),
      ...(Object.keys(unknownFields).length > 0 && { unknownFields }),
    },
    { table, steps, unloadedStepCount, doneCount: Math.max(0, done - unloadedStepCount) },
  );
}

/** Converts a game to its row and those of its steps that differ from the stored ones. */
export function gameToRows(
  game: Game,
  storedHistory: History | null,
  revision: number,
  now: number,
): Omit<SaveRequest, 'saveId'> {
  const { id, initialSeats: seats, deck, startedAt, opening, handedOver, history, unknownFields } = game;
  const { table, steps, unloadedStepCount, doneCount } = history;
  const isStored = (step: Step, index: number) =>
    storedHistory?.steps[unloadedStepCount + index - storedHistory.unloadedStepCount] === step;
  return {
    game: {
      ...unknownFields,
      id,
      format: 1,
      seats,
      deck,
      startedAt,
      touchedAt: now,
      revision,
      opening,
      table,
      done: unloadedStepCount + doneCount,
      length: unloadedStepCount + steps.length,
      ...(handedOver && { handedOver }),
    },
    steps: steps.flatMap((step, index) => (isStored(step, index) ? [] : [[unloadedStepCount + index, step]])),
  };
}

/** What a player does: makes a move, or undoes or redoes one. */
export type PlayerAction = Move | 'undo' | 'redo';

/** An action and when it was made, in milliseconds since 1970. */
export interface TimedAction {
  readonly action: PlayerAction;
  readonly at: number;
}

interface TimedMove extends TimedAction {
  readonly action: Move;
}

/**
 * Repeats unsaved moves of this tab on top of `base`, at their own times but not before the last step of `base`. Moves
 * that the rules no longer allow are skipped.
 */
export function replayMoves(moves: readonly TimedMove[], base: History): History {
  const replayed = moves.reduce((history, { action, at }) => {
    const result = playStep(history, action, at);
    return result.ok ? result.value : history;
  }, base);
  if (replayed === base) return base;
  const earliest = base.steps[base.doneCount - 1]?.at ?? 0;
  // After playing, because moves that were played at the same time would become one step.
  const steps = replayed.steps.map((step, index) =>
    index < base.doneCount ? step : { ...step, at: Math.max(step.at, earliest) },
  );
  return { ...replayed, steps };
}

/**
 * Returns the moves among these actions, made after `playedOn`, that were not undone in the end. Undo and redo only
 * affect moves among them, never earlier ones.
 */
export function movesNotUndone(actions: readonly TimedAction[], playedOn: History): readonly TimedMove[] {
  let history = playedOn;
  /** The moves that each step contains; a step that was there before these actions has none of its own. */
  let movesOfSteps: readonly (readonly TimedAction[])[] = playedOn.steps.map(() => []);
  /** Moves of gestures that returned to their first value, whose steps are gone. */
  const movesWithoutStep: TimedAction[] = [];
  for (const timed of actions) {
    const { action, at } = timed;
    if (action === 'undo') history = undo(history);
    else if (action === 'redo') history = redo(history);
    else {
      const played = playStep(history, action, at);
      if (!played.ok || played.value === history) continue;
      const stepsBefore = history.steps.slice(0, history.doneCount);
      const { steps } = played.value;
      const movesBefore = movesOfSteps.slice(0, history.doneCount);
      const index = stepsBefore.findIndex((step, position) => step !== steps[position]);
      const gestureMoves = [...(movesBefore[index] ?? []), timed];
      if (index === -1) movesOfSteps = [...movesBefore, gestureMoves];
      else if (steps.length === stepsBefore.length) movesOfSteps = movesBefore.with(index, gestureMoves);
      else {
        movesOfSteps = movesBefore.toSpliced(index, 1);
        movesWithoutStep.push(...gestureMoves);
      }
      history = played.value;
    }
  }
  const lastingMoves = new Set([...movesOfSteps.slice(0, history.doneCount).flat(), ...movesWithoutStep]);
  return actions.filter((timed): timed is TimedMove => lastingMoves.has(timed));
}
