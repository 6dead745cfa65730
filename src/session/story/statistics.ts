/** Statistics of several games: for each named player, each plane, and each game. */
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { alliesOf, teamOf } from '../../rules/turn/seating-and-teams';
import { type PlayerId, playerIds } from '../../rules/turn/turn';
import { NO_ROLLS, type Rolls } from './luck';
import type { Pause } from './played-time';
import type { Story } from './story';
import { summaryOf, type Visit } from './summary';

/** A player of one game. */
export interface PlayerRecord {
  /** Empty if none was typed. */
  readonly name: string;
  readonly isWinner: boolean;
  /** In milliseconds of play; a shared turn counts for each of the team. */
  readonly time: number;
  readonly rolls: Rolls;
}

export interface GameRecord {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly isOver: boolean;
  /** In milliseconds of play. */
  readonly duration: number;
  readonly turnCount: number;
  readonly rolls: Rolls;
  readonly players: readonly PlayerRecord[];
  readonly visits: readonly Visit[];
}

/** Returns the record of one game; a game in progress counts up to its last move. */
export function gameRecordOf(
  seats: readonly { readonly name: string }[],
  story: Story,
  pauses: readonly Pause[],
): GameRecord {
  const { turn } = story.table;
  const lastMove = story.steps.at(-1)?.at ?? story.startedAt;
  const { winner, duration, turns, timeBySeat, luck, visits } = summaryOf(story, pauses, lastMove);
  const winners: readonly PlayerId[] = winner === null ? [] : alliesOf(turn, winner);
  return {
    startedAt: story.startedAt,
    isOver: winner !== null,
    duration,
    turnCount: turns.length,
    rolls: luck.total,
    players: playerIds(seats.length).map((player) => ({
      name: seats[player]?.name.trim() ?? '',
      isWinner: winners.includes(player),
      time: timeBySeat[teamOf(turn, player)[0]] ?? 0,
      rolls: luck.bySeat[player] ?? NO_ROLLS,
    })),
    visits,
  };
}

export interface PlayerStatistics {
  readonly name: string;
  readonly games: number;
  /** How many of those games are over. */
  readonly finished: number;
  readonly wins: number;
  /** In milliseconds of play. */
  readonly time: number;
  readonly rollCount: number;
  readonly planeswalks: number;
  readonly chaos: number;
}

/** Adds up the games of each named player, those with the most games first. */
export function statisticsOfPlayers(records: readonly GameRecord[]): readonly PlayerStatistics[] {
  const byName = new Map<string, PlayerStatistics>();
  for (const { isOver, players } of records) {
    for (const { name, isWinner, time, rolls } of players) {
      if (name === '') continue;
      const before = byName.get(name);
      byName.set(name, {
        name,
        games: (before?.games ?? 0) + 1,
        finished: (before?.finished ?? 0) + Number(isOver),
        wins: (before?.wins ?? 0) + Number(isWinner),
        time: (before?.time ?? 0) + time,
        rollCount: (before?.rollCount ?? 0) + rolls.count,
        planeswalks: (before?.planeswalks ?? 0) + rolls.faceCounts.planeswalk,
        chaos: (before?.chaos ?? 0) + rolls.faceCounts.chaos,
      });
    }
  }
  return [...byName.values()].sort((one, other) => other.games - one.games || other.wins - one.wins);
}

export interface PlaneStatistics {
  readonly card: PlanarCardId;
  readonly visitCount: number;
  /** In milliseconds of play. */
  readonly time: number;
}

/** Adds up the visits of each plane and phenomenon, the most visited first. */
export function statisticsOfPlanes(records: readonly GameRecord[]): readonly PlaneStatistics[] {
  const byCard = new Map<PlanarCardId, PlaneStatistics>();
  for (const { card, time } of records.flatMap(({ visits }) => visits)) {
    const before = byCard.get(card);
    byCard.set(card, { card, visitCount: (before?.visitCount ?? 0) + 1, time: (before?.time ?? 0) + time });
  }
  return [...byCard.values()].sort(
    (one, other) => other.visitCount - one.visitCount || other.time - one.time,
  );
}
