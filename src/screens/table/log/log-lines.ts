/** Groups the steps of a game into log lines; changes of one total become one line, except hits by a commander. */
import type { CountedHappening, Happening } from '../../../rules/table/happening';
import { gestureKeyOf } from '../../../rules/table/history';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { concerningSeat } from './concerning-seat';

/** One step of the game: one line, and one undo. */
export interface LogStep {
  readonly key: string;
  readonly at: number;
  readonly happenings: readonly Happening[];
}

export interface LogLine {
  readonly key: string;
  /** The happenings of all steps together. */
  readonly happenings: readonly Happening[];
  /** Oldest first; several steps if their changes are combined. */
  readonly steps: readonly LogStep[];
}

export interface LogTurn {
  readonly number: number;
  /** Null for steps that belong to none of several concurrent turns. */
  readonly player: PlayerId | null;
  readonly lines: readonly LogLine[];
}

/** Changes of one total further apart than this are separate lines. */
export const MAX_GAP_WITHIN_LINE_MS = 60_000;

type Heading = Pick<LogTurn, 'number' | 'player'>;

const NO_TURN: Heading = { number: 0, player: null };

/**
 * Returns the log, oldest first; with a seat, only what concerns that seat. Lines before the first turn
 * change belong to the first turn. With concurrent turns, a turn has a heading wherever play returns to it,
 * and lines of no turn have none.
 */
export function logOf(game: Game, seat: PlayerId | null = null): readonly LogTurn[] {
  const concernsSeat = seat === null ? null : concerningSeat(game, seat);
  return turnsOf(game).flatMap(({ steps, ...heading }) => {
    const shownSteps = concernsSeat ? steps.filter(({ happenings }) => happenings.some(concernsSeat)) : steps;
    return shownSteps.length > 0 ? [{ ...heading, lines: combinedLines(shownSteps) }] : [];
  });
}

interface TurnWithSteps extends Heading {
  readonly steps: readonly StepWithGesture[];
}

type StepWithGesture = LogStep & { readonly gestureKey: string | null };

type LineWithGesture = LogLine & { readonly gestureKey: string | null };

function turnsOf({ history, opening, startedAt }: Game): readonly TurnWithSteps[] {
  const { steps, doneCount, unloadedStepCount } = history;
  const turns: (Heading & { steps: StepWithGesture[] })[] = [];
  const headingsByMarker = new Map<number | undefined, Heading>();
  const noteBegunTurns = (happenings: readonly Happening[]) => {
    for (const happening of happenings) {
      if (happening.kind === 'turnBegan') headingsByMarker.set(happening.marker, happening);
    }
  };
  const gameStart = opening.find((happening) => happening.kind === 'gameBegan');
  if (gameStart) headingsByMarker.set(1, { number: 1, player: gameStart.player });
  noteBegunTurns(opening);
  if (unloadedStepCount === 0) {
    const openingStep = {
      key: 'opening',
      at: startedAt,
      happenings: opening,
      gestureKey: null,
    };
    turns.push({ number: 1, player: gameStart?.player ?? null, steps: [openingStep] });
  }
  steps.slice(0, doneCount).forEach(({ at, move, happenings }, index) => {
    const turnStart = happenings.find((happening) => happening.kind === 'turnBegan');
    noteBegunTurns(happenings);
    const heading =
      move.marker !== undefined
        ? headingsByMarker.get(move.marker)
        : history.table.turn.marker
          ? NO_TURN
          : turnStart;
    const lastTurn = turns.at(-1);
    if (!lastTurn || (heading && heading.number !== lastTurn.number)) {
      const { number, player } = heading ?? NO_TURN;
      turns.push({ number, player, steps: [] });
    }
    const key = `${unloadedStepCount + index}`;
    turns.at(-1)?.steps.push({ key, at, happenings, gestureKey: gestureKeyOf(move) });
  });
  return turns;
}

/**
 * Combines changes of one total in one direction, with only changes of other players' totals in between, so
 * that −3 and −4 become −7. Each hit by a commander keeps its line. A combined line is where its latest change is,
 * which is what Undo takes back.
 */
function combinedLines(steps: readonly StepWithGesture[]): readonly LogLine[] {
  const lines: LineWithGesture[] = [];
  for (const { gestureKey, ...step } of steps) {
    const change = totalChangeIn(step);
    const lineIndex =
      change && gestureKey !== null && change.kind !== 'commanderDamageChanged'
        ? indexOfLineToExtend(lines, gestureKey, change, step.at)
        : -1;
    const [line] = lineIndex === -1 ? [] : lines.splice(lineIndex, 1);
    const lineChange = line && totalChangeIn(line);
    lines.push(
      line && lineChange && change
        ? { ...line, happenings: [{ ...change, from: lineChange.from }], steps: [...line.steps, step] }
        : { key: step.key, happenings: step.happenings, steps: [step], gestureKey },
    );
  }
  return lines;
}

function indexOfLineToExtend(
  lines: readonly LineWithGesture[],
  gesture: string,
  change: CountedHappening,
  at: number,
): number {
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] as LineWithGesture;
    const lineChange = totalChangeIn(line);
    if (!lineChange || line.gestureKey === null) return -1;
    const latestTime = line.steps.at(-1)?.at ?? at;
    if (line.gestureKey === gesture) {
      const isSameDirection = lineChange.from < lineChange.to === change.from < change.to;
      const isContinued = isSameDirection && lineChange.to === change.from;
      return isContinued && Math.abs(at - latestTime) <= MAX_GAP_WITHIN_LINE_MS ? index : -1;
    }
    if (lineChange.player === change.player) return -1;
  }
  return -1;
}

/** Returns the change of a total that a step consists of, or null for any other step. */
function totalChangeIn({
  happenings,
}: {
  readonly happenings: readonly Happening[];
}): CountedHappening | null {
  const [happening, ...otherHappenings] = happenings;
  if (!happening || otherHappenings.length > 0 || !('from' in happening) || !('player' in happening))
    return null;
  return typeof happening.from === 'number' && typeof happening.to === 'number'
    ? (happening as CountedHappening)
    : null;
}
