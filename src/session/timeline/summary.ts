/** Summarizes a finished or current game in numbers. */
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { FaceUpHappening } from '../../rules/planar/planar-happening';
import type {
  CommanderDamageHappening,
  Happening,
  LifeHappening,
  LifeOrPoisonHappening,
} from '../../rules/table/happening';
import type { Step } from '../../rules/table/history';
import { lastPlayerStanding } from '../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../rules/turn/turn';
import { type Luck, luckOf } from './luck';
import { createPlayedTimeCounter, type Pause, type PlayedTimeAt } from './played-time';
import { latestKnownTime, type Timeline } from './timeline';
import { type TimedTurn, timedTurns, turnTimeBySeat } from './turn-times';

/** A stay on a plane, or an encountered phenomenon. */
export interface Visit {
  readonly card: PlanarCardId;
  /** How long it was face up, in milliseconds of play. */
  readonly time: number;
  /** Whether it is still face up. */
  readonly isStillFaceUp: boolean;
}

export interface DepartureInSummary {
  readonly happening: Extract<Happening, { readonly kind: 'playerLeft' }>;
  /** The number of the turn; 0 if unknown. */
  readonly turnNumber: number;
}

/** The most life that a player lost at once. */
export interface BiggestHit {
  readonly happening: LifeOrPoisonHappening | CommanderDamageHappening;
  readonly lifeLost: number;
  readonly turnNumber: number;
}

export interface Summary {
  readonly winner: PlayerId | null;
  /** Milliseconds since 1970: the end of the game, or now. */
  readonly endTime: number;
  /** In milliseconds of play. */
  readonly duration: number;
  readonly turns: readonly TimedTurn[];
  /** By seat, in milliseconds of play. */
  readonly timeBySeat: readonly number[];
  readonly longestTurn: (TimedTurn & { readonly time: number }) | null;
  /** In chronological order. */
  readonly visits: readonly Visit[];
  readonly luck: Luck;
  /** In chronological order, without those of players who came back. */
  readonly departures: readonly DepartureInSummary[];
  readonly biggestHit: BiggestHit | null;
}

export function summaryOf(timeline: Timeline, pauses: readonly Pause[], now: number): Summary {
  const playedTimeAt = createPlayedTimeCounter(timeline, pauses);
  const endTime = endOfGame(timeline) ?? now;
  const duration = playedTimeAt(latestKnownTime(timeline, endTime));
  const turns = timedTurns(timeline, playedTimeAt);
  return {
    winner: lastPlayerStanding(timeline.table.turn),
    endTime,
    duration,
    turns,
    timeBySeat: turnTimeBySeat(turns, timeline.table.turn.hasLeftBySeat.length, duration),
    longestTurn: longestTurnOf(turns, duration),
    visits: visitsOf(timeline.steps, playedTimeAt, duration),
    luck: luckOf(timeline),
    ...departuresAndBiggestHit(timeline),
  };
}

/** Returns when the game ended, in milliseconds since 1970; null while it is in progress. */
export function endOfGame({ steps, table }: Timeline): number | null {
  if (lastPlayerStanding(table.turn) === null) return null;
  const winningStep = steps.findLast(({ happenings }) => happenings.some(({ kind }) => kind === 'gameWon'));
  return winningStep?.at ?? null;
}

function longestTurnOf(turns: readonly TimedTurn[], end: number): Summary['longestTurn'] {
  return turns.reduce<Summary['longestTurn']>((longest, turn) => {
    const time = (turn.to ?? end) - turn.from;
    return time > (longest?.time ?? 0) ? { ...turn, time } : longest;
  }, null);
}

function visitsOf(steps: readonly Step[], playedTimeAt: PlayedTimeAt, end: number): readonly Visit[] {
  const visits: { card: PlanarCardId; from: number; to: number | null }[] = [];
  const leave = (cards: readonly PlanarCardId[], at: number) => {
    for (const visit of visits) if (visit.to === null && cards.includes(visit.card)) visit.to = at;
  };
  const arrive = (cards: readonly PlanarCardId[], at: number) => {
    for (const card of cards) visits.push({ card, from: at, to: null });
  };
  for (const { at, happenings } of steps) {
    const playedTime = Math.min(playedTimeAt(at), end);
    for (const happening of happenings) {
      switch (happening.kind) {
        case 'startingPlaneRevealed':
          arrive([happening.card], playedTime);
          break;
        case 'planesPutBack':
          leave(happening.cards, playedTime);
          break;
        case 'planarDeckLeft':
          leave(happening.faceUp, playedTime);
          break;
        case 'planeswalked':
          leave(happening.from, playedTime);
          arrive(happening.to, playedTime);
          break;
        case 'planesTakenOver':
          break;
        default:
          happening satisfies Exclude<Happening, FaceUpHappening>;
      }
    }
  }
  return visits.map(({ card, from, to }) => ({ card, time: (to ?? end) - from, isStillFaceUp: to === null }));
}

function departuresAndBiggestHit({
  steps,
  hasAllSteps,
}: Timeline): Pick<Summary, 'departures' | 'biggestHit'> {
  let departures: readonly DepartureInSummary[] = [];
  let biggestHit: BiggestHit | null = null;
  let turnNumber = hasAllSteps ? 1 : 0;
  for (const { happenings } of steps) {
    for (const happening of happenings) {
      switch (happening.kind) {
        case 'turnBegan':
          turnNumber = happening.number;
          break;
        case 'playerLeft':
          departures = [...departures, { happening, turnNumber }];
          break;
        case 'playerReturned':
          departures = departures.filter((departure) => departure.happening.player !== happening.player);
          break;
        case 'lifeChanged':
        case 'commanderDamageChanged': {
          // With infect, damage causes poison instead of loss of life.
          if ('poison' in happening) break;
          const difference = happening.to - happening.from;
          const lifeLost = happening.kind === 'lifeChanged' ? -difference : difference;
          if (lifeLost > (biggestHit?.lifeLost ?? 0)) biggestHit = { happening, lifeLost, turnNumber };
          break;
        }
        // Setting a total is not a hit, and poison is not life.
        case 'lifeSet':
        case 'lifeTotalsSet':
        case 'poisonChanged':
          break;
        default:
          happening satisfies Exclude<Happening, LifeHappening>;
      }
    }
  }
  return { departures, biggestHit };
}
