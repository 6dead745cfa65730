/** Writes the statistics of all games as a table for spreadsheets. */
import type { Words } from '../../i18n/en';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { csvOf } from '../../session/lib/csv';
import { localDay } from '../../session/lib/local-day';
import {
  type GameRecord,
  statisticsOfPlanarCards,
  statisticsOfPlayers,
} from '../../session/timeline/statistics';

const MINUTE_MS = 60_000;
const inMinutes = (milliseconds: number) => Math.round((milliseconds / MINUTE_MS) * 10) / 10;

/** Returns three tables, one after another: players by name, planar cards, and games with the latest first. */
export function statisticsAsCsv(
  records: readonly GameRecord[],
  { exporting: { columns }, faces, player }: Words,
  nameOf: (card: PlanarCardId) => string,
): string {
  const rolls = [columns.rolls, faces.planeswalk, faces.chaos];
  return csvOf([
    [columns.player, columns.games, columns.finished, columns.wins, columns.ownTurns, ...rolls],
    ...statisticsOfPlayers(records).map((player) => [
      ...[player.name, player.gameCount, player.finishedCount, player.winCount],
      ...[inMinutes(player.turnTime), player.rollCount, player.planeswalkCount, player.chaosCount],
    ]),
    [],
    [columns.card, columns.visits, columns.stay],
    ...statisticsOfPlanarCards(records).map(({ card, visitCount, turnTime }) => [
      nameOf(card),
      visitCount,
      inMinutes(turnTime),
    ]),
    [],
    [columns.date, columns.players, columns.winner, columns.length, columns.turns, ...rolls, columns.cards],
    ...records.map((record) => {
      const names = record.players.map(({ name }, seat) => name || player(seat + 1));
      const { faceCounts } = record.rolls;
      return [
        localDay(record.startedAt),
        names.join('; '),
        names.filter((_, seat) => record.players[seat]?.isWinner).join('; '),
        ...[
          inMinutes(record.duration),
          record.turnCount,
          record.rolls.count,
          faceCounts.planeswalk,
          faceCounts.chaos,
        ],
        record.visits.map(({ card }) => nameOf(card)).join('; '),
      ];
    }),
  ]);
}
