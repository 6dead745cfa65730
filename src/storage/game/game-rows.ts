/** The schema of a saved game and the choice of steps to read with it, shared by all readers. */
import * as v from 'valibot';
import type { Happening } from '../../rules/table/happening';
import type { Step } from '../../rules/table/history';
import type { Table } from '../../rules/table/table';
import { MAX_DATE } from '../max-date';
import { countSchema, integerSchema } from '../number-schemas';
import { translateStoredNames } from '../stored-names/game-names';
import { happeningSchema } from './schema/happening-schema';
import { stepSchema } from './schema/step-schema';
import { tableSchema } from './schema/table-schema';
import { json, openObject } from './schema/tolerant-schemas';
import { deckChoiceSchema, seatNameSchema } from './schema/value-schemas';

const FORMAT_VERSION = 1;

/** The name, color and deck of a seat when the game began. */
export interface Seat {
  /** Empty until the seat is named. */
  readonly name: string;
  /** Index into the seat colors. */
  readonly color: number;
  /**
   * With individual decks: the name of the deck this seat's cards come from, in the format of the game's `deck`; the
   * same as the game's if missing.
   */
  readonly deck?: string | undefined;
}

/** The parsed row of a game: its table and metadata; its steps are separate rows. */
export interface SavedGame {
  readonly id: string;
  readonly format: typeof FORMAT_VERSION;
  readonly seats: readonly Seat[];
  /** The name of the chosen deck. */
  readonly deck: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly touchedAt: number;
  /** Incremented by every save; a tab with an older one has been overtaken by another tab. */
  readonly revision: number;
  readonly opening: readonly Happening[];
  readonly table: Table;
  /** The number of steps done, and of all steps including undone ones, since the beginning of the game. */
  readonly done: number;
  readonly length: number;
  /** Whether a restored backup added it as another version of a game already on this phone. */
  readonly isCopy?: boolean | undefined;
  /** Set while the game continues on another phone. */
  readonly handedOver?: HandoverRecord | undefined;
}

/** When a game was handed over to another phone, in milliseconds since 1970, and as which revision. */
export interface HandoverRecord {
  readonly at: number;
  readonly revision: number;
}

/** Milliseconds in the range that a `Date` supports. */
const timestampSchema = v.pipe(v.number(), v.minValue(-MAX_DATE), v.maxValue(MAX_DATE));

/** Accepts anything as undefined. */
const anythingAsUndefined = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

const storedRowSchema: v.GenericSchema = v.pipe(json, v.transform(translateStoredNames));

/** Accepts a complete, consistent row of a game in this version's format. */
export const gameSchema: v.GenericSchema<unknown, SavedGame> = v.pipe(
  storedRowSchema,
  openObject({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    format: v.literal(FORMAT_VERSION),
    seats: v.optional(
      v.array(
        openObject({
          name: v.optional(seatNameSchema, ''),
          color: v.nullish(countSchema, 0),
          deck: v.optional(deckChoiceSchema),
        }),
      ),
    ),
    deck: v.optional(deckChoiceSchema),
    startedAt: v.optional(timestampSchema),
    touchedAt: timestampSchema,
    revision: integerSchema,
    opening: v.optional(v.array(happeningSchema), () => []),
    table: tableSchema,
    done: countSchema,
    length: countSchema,
    isCopy: v.optional(v.boolean()),
    handedOver: v.optional(
      v.union([openObject({ at: timestampSchema, revision: integerSchema }), anythingAsUndefined]),
    ),
  }),
  v.transform((game) => ({
    ...game,
    seats: game.seats ?? game.table.turn.hasLeftBySeat.map((_, color) => ({ name: '', color })),
    deck: game.deck ?? (game.table.planar ? 'random' : 'none'),
    startedAt: game.startedAt ?? game.touchedAt,
  })),
  v.check((game) => game.seats.length === game.table.turn.hasLeftBySeat.length),
  v.check((game) => game.done <= game.length),
);

/** Separates a step from its position in the game. */
export const stepRowSchema = v.pipe(
  storedRowSchema,
  v.pipe(
    openObject({ index: v.number(), game: v.optional(v.unknown()) }),
    v.transform(({ index, game, ...step }) => ({ index, step })),
    openObject({ index: v.number(), step: stepSchema }),
  ),
);

/** Identifies the row of a step. */
export interface StepKey {
  readonly game: string;
  readonly index: number;
}

/** Consecutive steps, and the rows that could not be read. */
export interface FoundSteps {
  readonly steps: readonly Step[];
  readonly unreadable: readonly StepKey[];
}

/** Returns the longest run of readable steps that ends just before `end`. The rows must be sorted. */
export function stepsAfterLastGap(rows: readonly unknown[], end: number): FoundSteps {
  const parsed = rows.map((row) => v.safeParse(stepRowSchema, row));
  const readable = parsed.flatMap(({ success, output }) => (success ? [output] : []));
  const gapPosition = readable.findLastIndex(
    ({ index }, position) => index !== end - (readable.length - position),
  );
  return {
    steps: readable.slice(gapPosition + 1).map(({ step }) => step),
    unreadable: rows.filter((_, position) => !parsed[position]?.success) as readonly StepKey[],
  };
}

/** Drops all steps if the one to undo is missing; the game continues without them. */
export function dropUnreachableSteps(game: SavedGame, foundSteps: FoundSteps): FoundSteps {
  const isReachable = game.length - foundSteps.steps.length <= game.done;
  return isReachable ? foundSteps : { ...foundSteps, steps: [] };
}
