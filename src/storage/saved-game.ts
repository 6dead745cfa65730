/** What a saved game is, how its rows are parsed, and which of its steps are read with it: whoever reads it goes by this. */
import * as v from 'valibot';
import type { Happening } from '../rules/table/happening';
import type { Step } from '../rules/table/history';
import type { Table } from '../rules/table/table';
import { count, seatName } from './game-values';
import { happeningSchema, stepSchema } from './step-schema';
import { tableSchema } from './table-schema';

const FORMAT = 1;

/** Whose place at the table it is, for those around it, as the game began. */
export interface Seat {
  /** Empty until somebody gives it a name. */
  readonly name: string;
  /** Index into the seat colours. */
  readonly colour: number;
  /** Where each has a deck of their own: what this one comes of, named as the game's; without it as for all. */
  readonly deck?: string | undefined;
}

/** The row of a game, parsed: the table as it stands and what else is to be known; its steps are rows of their own. */
export interface SavedGame {
  readonly id: string;
  readonly format: typeof FORMAT;
  readonly seats: readonly Seat[];
  /** Which ready-made deck was chosen, by name. */
  readonly deck: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly touchedAt: number;
  /** Grows with every save: whoever holds an older one has been overtaken by another tab. */
  readonly revision: number;
  readonly opening: readonly Happening[];
  readonly table: Table;
  /** Steps done, and steps kept, counted from the beginning of the game. */
  readonly done: number;
  readonly length: number;
}

/** Milliseconds that a calendar reaches. */
const instant = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15));

/** A row that is a game of this version, whole and in agreement with itself. */
export const gameSchema: v.GenericSchema<unknown, SavedGame> = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    format: v.literal(FORMAT),
    seats: v.array(
      v.object({
        name: seatName,
        colour: count,
        deck: v.optional(v.pipe(v.string(), v.maxLength(100))),
      }),
    ),
    deck: v.pipe(v.string(), v.maxLength(100)),
    startedAt: instant,
    touchedAt: instant,
    revision: v.pipe(v.number(), v.safeInteger()),
    opening: v.array(happeningSchema),
    table: tableSchema,
    done: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    length: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.check((game) => game.seats.length === game.table.turn.left.length, 'seats and table disagree'),
  v.check((game) => game.done <= game.length, 'more steps are done than kept'),
);

/** A row that is a step, told apart from its place in the game. */
export const stepRowSchema = v.pipe(
  v.looseObject({ index: v.number() }),
  v.transform(({ index, ...step }) => ({ index, step })),
  v.object({ index: v.number(), step: stepSchema }),
);

/** Which step of which game a row is. */
export interface StepRow {
  readonly game: string;
  readonly index: number;
}

/** Steps as they follow each other, and the rows that are none. */
export interface FoundSteps {
  readonly steps: readonly Step[];
  readonly unreadable: readonly StepRow[];
}

/** From which step to before which: as many of those done as wanted, and all that are undone. */
export function stepsToRead(
  { done, length }: SavedGame,
  wanted: number,
): readonly [from: number, to: number] {
  return [Math.max(0, done - wanted), length];
}

/** The latest steps before `to` without a gap; a step that cannot be read is a gap. The rows come in their order. */
export function stepsWithoutGap(rows: readonly unknown[], to: number): FoundSteps {
  const parsed = rows.map((row) => v.safeParse(stepRowSchema, row));
  const readable = parsed.flatMap(({ success, output }) => (success ? [output] : []));
  const gap = readable.findLastIndex(({ index }, place) => index !== to - (readable.length - place));
  return {
    steps: readable.slice(gap + 1).map(({ step }) => step),
    unreadable: rows.filter((_, place) => !parsed[place]?.success) as readonly StepRow[],
  };
}

/** No steps when the one to undo is not among those found: the game goes on without. */
export function stepsInReach(game: SavedGame, found: FoundSteps): FoundSteps {
  const isReachable = game.length - found.steps.length <= game.done;
  return isReachable ? found : { ...found, steps: [] };
}
