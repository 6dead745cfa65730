/** Statistics of several games: for each named player, each plane, and each game. */
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { sharedTurnTeamOf, sideOf } from '../../rules/turn/seating-and-teams';
import { type PlayerId, playerIds } from '../../rules/turn/turn';
import { NO_ROLLS, type Rolls } from './luck';
import type { Pause } from './played-time';
import { summaryOf, type Visit } from './summary';
import type { Timeline } from './timeline';

/** A player of one game. */
export interface PlayerRecord {
  /** Empty if none was typed. */
  readonly name: string;
  readonly isWinner: boolean;
  /** In milliseconds of play; a shared turn counts for each of the team. */
  readonly turnTime: number;
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
  timeline: Timeline,
  pauses: readonly Pause[],
): GameRecord {
  const { turn } = timeline.table;
  const lastStepAt = timeline.steps.at(-1)?.at ?? timeline.startedAt;
  const { winner, duration, turns, timeBySeat, luck, visits } = summaryOf(timeline, pauses, lastStepAt);
  const winners: readonly PlayerId[] = winner === null ? [] : sideOf(turn, winner);
  return {
    startedAt: timeline.startedAt,
    isOver: winner !== null,
    duration,
    turnCount: turns.length,
    rolls: luck.total,
    players: playerIds(seats.length).map((player) => ({
      name: seats[player]?.name.trim() ?? '',
      isWinner: winners.includes(player),
      turnTime: timeBySeat[sharedTurnTeamOf(turn, player)[0]] ?? 0,
      rolls: luck.bySeat[player] ?? NO_ROLLS,
    })),
    visits,
  };
}

export interface PlayerStatistics {
  readonly name: string;
  readonly gameCount: number;
  /** How many of those games are over. */
  readonly finishedCount: number;
  readonly winCount: number;
  /** In milliseconds of play. */
  readonly turnTime: number;
  readonly rollCount: number;
  readonly planeswalkCount: number;
  readonly chaosCount: number;
}

/** Adds up the games of each named player, those with the most games first. */
export function statisticsOfPlayers(records: readonly GameRecord[]): readonly PlayerStatistics[] {
  const byName = new Map<string, PlayerStatistics>();
  for (const { isOver, players } of records) {
    for (const { name, isWinner, turnTime, rolls } of players) {
      if (name === '') continue;
      const statisticsSoFar = byName.get(name);
      byName.set(name, {
        name,
        gameCount: (statisticsSoFar?.gameCount ?? 0) + 1,
        finishedCount: (statisticsSoFar?.finishedCount ?? 0) + Number(isOver),
        winCount: (statisticsSoFar?.winCount ?? 0) + Number(isWinner),
        turnTime: (statisticsSoFar?.turnTime ?? 0) + turnTime,
        rollCount: (statisticsSoFar?.rollCount ?? 0) + rolls.count,
        planeswalkCount: (statisticsSoFar?.planeswalkCount ?? 0) + rolls.faceCounts.planeswalk,
        chaosCount: (statisticsSoFar?.chaosCount ?? 0) + rolls.faceCounts.chaos,
      });
    }
  }
  return [...byName.values()].sort(
    (first, second) => second.gameCount - first.gameCount || second.winCount - first.winCount,
  );
}

export interface PlanarCardStatistics {
  readonly card: PlanarCardId;
  readonly visitCount: number;
  /** In milliseconds of play. */
  readonly turnTime: number;
}

/** Adds up the visits of each plane and phenomenon, the most visited first. */
export function statisticsOfPlanarCards(records: readonly GameRecord[]): readonly PlanarCardStatistics[] {
  const byCard = new Map<PlanarCardId, PlanarCardStatistics>();
  for (const { card, time: turnTime } of records.flatMap(({ visits }) => visits)) {
    const statisticsSoFar = byCard.get(card);
    byCard.set(card, {
      card,
      visitCount: (statisticsSoFar?.visitCount ?? 0) + 1,
      turnTime: (statisticsSoFar?.turnTime ?? 0) + turnTime,
    });
  }
  return [...byCard.values()].sort(
    (first, second) => second.visitCount - first.visitCount || second.turnTime - first.turnTime,
  );
}
