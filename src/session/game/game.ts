/** Defines a game as held in memory, and converts it from and to its stored form. */
import type { Happening } from '../../rules/table/happening';
import { continuesGesture, type History, playStep, type Step } from '../../rules/table/history';
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
  readonly openingHappenings: readonly Happening[];
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
      openingHappenings: opening,
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
  const {
    id,
    initialSeats: seats,
    deck,
    startedAt,
    openingHappenings: opening,
    handedOver,
    history,
    unknownFields,
  } = game;
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

interface TimedMove {
  readonly move: Move;
  readonly at: number;
}

/**
 * Repeats the unsaved actions of this tab on top of `base`, at their own times but not before the last step of `base`.
 * Moves that the rules no longer allow are skipped. Undo and redo only affect moves of this tab, never those of others.
 */
export function replayActions(actions: readonly TimedAction[], base: History): History {
  const replayed = movesNotUndone(actions).reduce((history, { move, at }) => {
    const result = playStep(history, move, at);
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

function movesNotUndone(actions: readonly TimedAction[]): readonly TimedMove[] {
  /** The moves of each step; a step that was there before these actions has none. */
  const done: TimedMove[][] = [];
  let undone: TimedMove[][] = [];
  for (const { action, at } of actions) {
    if (action === 'undo') undone.push(done.pop() ?? []);
    else if (action === 'redo') done.push(undone.pop() ?? []);
    else {
      const move = { move: action, at };
      const lastMove = undone.length === 0 && done.at(-1)?.at(-1);
      if (lastMove && continuesGesture(lastMove, move)) done.at(-1)?.push(move);
      else done.push([move]);
      undone = [];
    }
  }
  return done.flat();
}
