/** What a game was, in numbers: for whoever looks back at it. */
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Happening, SeatHappening, TotalHappening } from '../../rules/table/happening';
import type { Step } from '../../rules/table/history';
import { lastPlayerStanding, type PlayerId } from '../../rules/turn/turn';
import { type Luck, luckOf } from './luck';
import { type Pause, type PlayedTime, playedTime } from './played-time';
import { presentOf, type Story } from './story';
import { type TurnTaken, timeBySeat, turnsTaken } from './turn-times';

/** A stay on a plane, or a phenomenon that was met. */
export interface Visit {
  readonly card: PlanarCardId;
  /** How long it was face up, in milliseconds of play. */
  readonly time: number;
  /** Whether it is face up still. */
  readonly isNow: boolean;
}

export interface Departure {
  readonly happening: Extract<Happening, { readonly kind: 'playerLeft' }>;
  /** In which turn; 0 where that is not known. */
  readonly turn: number;
}

/** The most life that somebody lost at once. */
export interface Hit {
  readonly happening: TotalHappening | Extract<SeatHappening, { readonly kind: 'commanderDamageChanged' }>;
  readonly by: number;
  readonly turn: number;
}

export interface Summary {
  readonly winner: PlayerId | null;
  /** Milliseconds since 1970: when the game ended, or this moment. */
  readonly until: number;
  /** In milliseconds of play, until then. */
  readonly played: number;
  readonly turns: readonly TurnTaken[];
  /** By seat, in milliseconds of play. */
  readonly times: readonly number[];
  readonly longestTurn: (TurnTaken & { readonly time: number }) | null;
  /** In the order they were come to. */
  readonly visits: readonly Visit[];
  readonly luck: Luck;
  /** In the order they left. */
  readonly departures: readonly Departure[];
  readonly biggestHit: Hit | null;
}

export function summaryOf(story: Story, pauses: readonly Pause[], now: number): Summary {
  const played = playedTime(story, pauses);
  const until = endOf(story) ?? now;
  const end = played(presentOf(story, until));
  const turns = turnsTaken(story, played);
  return {
    winner: lastPlayerStanding(story.table.turn),
    until,
    played: end,
    turns,
    times: timeBySeat(turns, story.table.turn.left.length, end),
    longestTurn: longestOf(turns, end),
    visits: visitsOf(story.steps, played, end),
    luck: luckOf(story),
    ...outcomesOf(story),
  };
}

/** When the game was over; null while it goes on. */
export function endOf({ steps, table }: Story): number | null {
  if (lastPlayerStanding(table.turn) === null) return null;
  const last = steps.findLast(({ happenings }) => happenings.some(({ kind }) => kind === 'gameWon'));
  return last?.at ?? null;
}

function longestOf(turns: readonly TurnTaken[], end: number): Summary['longestTurn'] {
  return turns.reduce<Summary['longestTurn']>((longest, turn) => {
    const time = (turn.to ?? end) - turn.from;
    return time > (longest?.time ?? 0) ? { ...turn, time } : longest;
  }, null);
}

function visitsOf(steps: readonly Step[], played: PlayedTime, end: number): readonly Visit[] {
  const visits: { card: PlanarCardId; from: number; to: number | null }[] = [];
  const leave = (cards: readonly PlanarCardId[], at: number) => {
    for (const visit of visits) if (visit.to === null && cards.includes(visit.card)) visit.to = at;
  };
  const come = (cards: readonly PlanarCardId[], at: number) => {
    for (const card of cards) visits.push({ card, from: at, to: null });
  };
  for (const { at, happenings } of steps) {
    const now = Math.min(played(at), end);
    for (const happening of happenings) {
      if (happening.kind === 'startingPlaneRevealed') come([happening.card], now);
      else if (happening.kind === 'planesPutBack') leave(happening.cards, now);
      else if (happening.kind === 'planarDeckLeft') leave(happening.faceUp, now);
      else if (happening.kind === 'planeswalked') {
        leave(happening.from, now);
        come(happening.to, now);
      }
    }
  }
  return visits.map(({ card, from, to }) => ({ card, time: (to ?? end) - from, isNow: to === null }));
}

function outcomesOf({ steps, isWhole }: Story): Pick<Summary, 'departures' | 'biggestHit'> {
  const departures: Departure[] = [];
  let biggestHit: Hit | null = null;
  let turn = isWhole ? 1 : 0;
  for (const { happenings } of steps) {
    for (const happening of happenings) {
      switch (happening.kind) {
        case 'turnBegan':
          turn = happening.number;
          break;
        case 'playerLeft':
          departures.push({ happening, turn });
          break;
        case 'lifeChanged':
        case 'commanderDamageChanged': {
          // With infect it is poison and no life that comes of it.
          if ('poison' in happening) break;
          const gained = happening.to - happening.from;
          const by = happening.kind === 'lifeChanged' ? -gained : gained;
          if (by > (biggestHit?.by ?? 0)) biggestHit = { happening, by, turn };
        }
      }
    }
  }
  return { departures, biggestHit };
}
