/** Defines a game as held in memory, and converts it from and to its stored form. */
import type { Happening } from '../../rules/table/happening';
import { beginHistory, type History, playStep, redo, type Step, undo } from '../../rules/table/history';
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
  /** Fields of the game's row that only the store uses, or another version of the app. */
  readonly otherFields?: Readonly<Record<string, unknown>>;
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
    ...otherFields
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
      ...(Object.keys(otherFields).length > 0 && { otherFields }),
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
  const { id, initialSeats: seats, deck, startedAt, opening, handedOver, history, otherFields } = game;
  const { table, steps, unloadedStepCount, doneCount } = history;
  const isStored = (step: Step, index: number) =>
    storedHistory?.steps[unloadedStepCount + index - storedHistory.unloadedStepCount] === step;
  return {
    game: {
      ...otherFields,
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

/**
 * Repeats the unsaved actions of this tab on top of `base`, at their own times but not before the last step of `base`.
 * Moves that the rules no longer allow are skipped. Undo and redo only affect moves of this tab, never those of others.
 */
export function replayActions(actions: readonly TimedAction[], base: History): History {
  // Steps of their own, which an undo takes back as the player saw them.
  let own = beginHistory(base.table);
  let earlierUndoCount = 0;
  for (const { action, at } of actions) {
    if (action === 'undo') {
      if (own.doneCount === 0) earlierUndoCount++;
      own = undo(own);
    } else if (action === 'redo') {
      if (earlierUndoCount > 0) earlierUndoCount--;
      else own = redo(own);
    } else {
      const result = playStep(own, action, at);
      earlierUndoCount = 0;
      own = result.ok && result.value !== own ? result.value : withEmptyStep(own, action, at);
    }
  }
  const ownSteps = own.steps.slice(0, own.doneCount).filter(({ change }) => change.length > 0);
  if (ownSteps.length === 0) return base;
  const doneSteps = base.steps.slice(0, base.doneCount);
  const earliest = doneSteps.at(-1)?.at ?? 0;
  const steps = [...doneSteps, ...ownSteps.map((step) => ({ ...step, at: Math.max(step.at, earliest) }))];
  return { ...base, table: own.table, steps, doneCount: steps.length };
}

/** Keeps the place of a move without effect, so that an undo of it takes back no other. */
function withEmptyStep(history: History, move: Move, at: number): History {
  const steps = [...history.steps.slice(0, history.doneCount), { move, at, happenings: [], change: [] }];
  return { ...history, steps, doneCount: steps.length };
}
