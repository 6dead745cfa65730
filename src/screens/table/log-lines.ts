/** The lines of the log: each step is one, and changes of one total that follow each other are told as people speak of them. */
import type { Happening, SeatHappening, TotalHappening } from '../../rules/table/happening';
import { gestureOf } from '../../rules/table/history';
import { type PlayerId, teamOf } from '../../rules/turn/turn';
import type { Game } from '../../session/game';

/** One step of the game: one line, and one undo. */
export interface LogStep {
  readonly key: string;
  readonly at: number;
  readonly happenings: readonly Happening[];
}

export interface LogLine {
  readonly key: string;
  /** What is said of all its steps together. */
  readonly happenings: readonly Happening[];
  /** Oldest first; more than one where several changes are told as one. */
  readonly steps: readonly LogStep[];
}

export interface LogTurn {
  readonly number: number;
  /** Null for what is done at no turn in particular, while several go on. */
  readonly player: PlayerId | null;
  readonly lines: readonly LogLine[];
}

/** Changes of one total further apart than this are spoken of one by one. In milliseconds. */
export const BREATH = 60_000;

type Heading = Pick<LogTurn, 'number' | 'player'>;
type Counted = TotalHappening | SeatHappening;

const ofNobody: Heading = { number: 0, player: null };

/**
 * Oldest first; with a seat, only what concerns it. The lines before the first turn change belong to the first turn. Where several
 * turns go on at the same time, a turn has a heading wherever the table comes back to it, and what belongs to none of them has none.
 */
export function logOf(game: Game, seat: PlayerId | null = null): readonly LogTurn[] {
  const concerns = seat === null ? null : concerningSeat(game, seat);
  return turnsOf(game).flatMap(({ steps, ...heading }) => {
    const concerned = concerns ? steps.filter(({ happenings }) => happenings.some(concerns)) : steps;
    return concerned.length > 0 ? [{ ...heading, lines: spokenLines(concerned) }] : [];
  });
}

interface TurnOfSteps extends Heading {
  readonly steps: readonly PlayedStep[];
}

type PlayedStep = LogStep & { readonly gesture: string | null };

function turnsOf({ history, opening, startedAt }: Game): readonly TurnOfSteps[] {
  const { steps, done, forgotten } = history;
  const turns: (Heading & { steps: PlayedStep[] })[] = [];
  const running = new Map<number | undefined, Heading>();
  const note = (happenings: readonly Happening[]) => {
    for (const happening of happenings) {
      if (happening.kind === 'turnBegan') running.set(happening.marker, happening);
    }
  };
  const starting = opening.find((happening) => happening.kind === 'gameBegan');
  if (starting) running.set(1, { number: 1, player: starting.player });
  note(opening);
  if (forgotten === 0) {
    const first = { key: 'opening', at: startedAt, happenings: opening, gesture: null };
    turns.push({ number: 1, player: starting?.player ?? null, steps: [first] });
  }
  steps.slice(0, done).forEach(({ at, move, happenings }, index) => {
    const begun = happenings.find((happening) => happening.kind === 'turnBegan');
    note(happenings);
    const heading =
      move.marker !== undefined ? running.get(move.marker) : history.table.turn.marker ? ofNobody : begun;
    const last = turns.at(-1);
    if (!last || (heading && heading.number !== last.number)) {
      const { number, player } = heading ?? ofNobody;
      turns.push({ number, player, steps: [] });
    }
    turns.at(-1)?.steps.push({ key: `${forgotten + index}`, at, happenings, gesture: gestureOf(move) });
  });
  return turns;
}

/**
 * "Minus three" and, while others lose life too, "minus four" are "minus seven": changes of one total in one direction, with
 * nothing but changes of other players' totals in between.
 */
function spokenLines(steps: readonly PlayedStep[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  const gestures: (string | null)[] = [];
  for (const { gesture, ...step } of steps) {
    const counted = countedIn(step);
    const index =
      counted && gesture !== null ? lineToGoOnWith(lines, gestures, gesture, counted, step.at) : -1;
    const line = lines[index];
    const before = line && countedIn(line);
    if (line && before && counted) {
      lines[index] = {
        key: line.key,
        happenings: [{ ...counted, from: before.from }],
        steps: [...line.steps, step],
      };
    } else {
      lines.push({ key: step.key, happenings: step.happenings, steps: [step] });
      gestures.push(gesture);
    }
  }
  return lines;
}

function lineToGoOnWith(
  lines: readonly LogLine[],
  gestures: readonly (string | null)[],
  gesture: string,
  counted: Counted,
  at: number,
): number {
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] as LogLine;
    const before = countedIn(line);
    if (!before || gestures[index] === null) return -1;
    const latest = line.steps.at(-1)?.at ?? at;
    if (gestures[index] === gesture) {
      const goesOn = before.from < before.to === counted.from < counted.to && before.to === counted.from;
      return goesOn && Math.abs(at - latest) <= BREATH ? index : -1;
    }
    if (playerOf(before) === playerOf(counted)) return -1;
  }
  return -1;
}

/** The one total that a step counted up or down; null for everything else. */
function countedIn({ happenings }: { readonly happenings: readonly Happening[] }): Counted | null {
  const [only, ...others] = happenings;
  if (!only || others.length > 0 || !('from' in only) || !('player' in only)) return null;
  return typeof only.from === 'number' && typeof only.to === 'number' ? (only as Counted) : null;
}

function playerOf(happening: Happening): PlayerId | null {
  return 'player' in happening ? happening.player : null;
}

const sharedByTeam: readonly Happening['kind'][] = [
  'lifeChanged',
  'lifeSet',
  'poisonChanged',
  'commanderDamageChanged',
  'turnBegan',
];

/** Whether something was done by this player or to them; what a team shares concerns each of it. */
function concerningSeat({ history }: Game, seat: PlayerId): (happening: Happening) => boolean {
  const team = teamOf(history.table.turn, seat);
  return (happening) => {
    if (happening.kind === 'gameBegan' || happening.kind === 'gameWon') return true;
    if (happening.kind === 'livesSet') return happening.lives.some(({ player }) => team.includes(player));
    if (happening.kind === 'effectBegan') return happening.effect.player === seat;
    const player = playerOf(happening);
    if (player === seat || ('source' in happening && happening.source === seat)) return true;
    return player !== null && sharedByTeam.includes(happening.kind) && team.includes(player);
  };
}
