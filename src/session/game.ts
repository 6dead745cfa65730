/** A game as the session holds it, and the way between it and the stored one. */
import type { Happening } from '../rules/table/happening';
import { gestureOf, type History, playStep, type Step } from '../rules/table/history';
import type { Move } from '../rules/table/move';
import type { Table } from '../rules/table/table';
import type { SavedGame, Seat } from '../storage/saved-game';
import type { GameSave } from '../storage/write-game';

export interface Game {
  readonly id: string;
  /** As they are called and shown by now. */
  readonly seats: readonly Seat[];
  /** As the game began. */
  readonly firstSeats: readonly Seat[];
  readonly deck: string;
  readonly startedAt: number;
  readonly opening: readonly Happening[];
  readonly history: History;
}

/** The same game with another history, its seats as they are called and shown by then. */
export function withHistory(game: Omit<Game, 'history' | 'seats'>, history: History): Game {
  return { ...game, history, seats: seatsNow(game.firstSeats, history.table) };
}

/** Seats as they are called and shown at this table. */
export function seatsNow(firstSeats: readonly Seat[], { looks }: Table): readonly Seat[] {
  return firstSeats.map((seat, place) => {
    const look = looks[place];
    return { ...seat, name: look?.name ?? seat.name, colour: look?.colour ?? seat.colour };
  });
}

export function gameFromStore(saved: SavedGame, steps: readonly Step[]): Game {
  const { id, seats, deck, startedAt, opening, table } = saved;
  const forgotten = steps.length > 0 ? saved.length - steps.length : saved.done;
  return withHistory(
    { id, firstSeats: seats, deck, startedAt, opening },
    { table, steps, forgotten, done: Math.max(0, saved.done - forgotten) },
  );
}

/** The row of a game, and those of its steps that differ from what is stored. */
export function gameForStore(game: Game, stored: History | null, revision: number, now: number): GameSave {
  const { id, firstSeats: seats, deck, startedAt, opening, history } = game;
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

/** What a player does to a game: a move, or taking the last one back. */
export type Gesture = Move | 'undo' | 'redo';

/**
 * Does once more, on top of `onto`, what was done here and did not reach the store. What the rules no longer allow is left
 * out. Undoing takes back what was done here; it never touches what others did.
 */
export function replay(gestures: readonly Gesture[], onto: History, now: number): History {
  const done: Move[] = [];
  for (const gesture of gestures) {
    if (gesture === 'undo') takeBack(done);
    else if (gesture !== 'redo') done.push(gesture);
  }
  return done.reduce((history, move) => {
    const played = playStep(history, move, now);
    return played.ok ? played.value : history;
  }, onto);
}

/** Takes away the last move, with the quick changes of the same total before it: they were one step. */
function takeBack(done: Move[]): void {
  const last = done.pop();
  const gesture = last && gestureOf(last);
  if (!gesture) return;
  for (let other = done.at(-1); other && gestureOf(other) === gesture; other = done.at(-1)) done.pop();
}
