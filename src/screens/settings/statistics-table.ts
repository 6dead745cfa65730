/** Writes the statistics of all games as a table for spreadsheets. */
import type { Words } from '../../i18n/en';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { csvOf } from '../../session/lib/csv';
import { localDay } from '../../session/lib/local-day';
import { type GameRecord, statisticsOfPlanes, statisticsOfPlayers } from '../../session/story/statistics';

const MINUTE = 60_000;
const minutes = (milliseconds: number) => Math.round((milliseconds / MINUTE) * 10) / 10;

/** Returns three tables, one after another: players by name, planar cards, and games with the latest first. */
export function statisticsAsCsv(
  records: readonly GameRecord[],
  { exporting: { columns }, faces, player }: Words,
  nameOf: (card: PlanarCardId) => string,
): string {
  const rolls = [columns.rolls, faces.planeswalk, faces.chaos];
  return csvOf([
    [columns.player, columns.games, columns.over, columns.wins, columns.ownTurns, ...rolls],
    ...statisticsOfPlayers(records).map((each) => [
      ...[each.name, each.games, each.finished, each.wins],
      ...[minutes(each.time), each.rollCount, each.planeswalks, each.chaos],
    ]),
    [],
    [columns.card, columns.visits, columns.stay],
    ...statisticsOfPlanes(records).map(({ card, visitCount, time }) => [
      nameOf(card),
      visitCount,
      minutes(time),
    ]),
    [],
    [columns.date, columns.players, columns.winner, columns.length, columns.turns, ...rolls, columns.cards],
    ...records.map((game) => {
      const names = game.players.map(({ name }, seat) => name || player(seat + 1));
      const { faceCounts } = game.rolls;
      return [
        localDay(game.startedAt),
        names.join('; '),
        names.filter((_, seat) => game.players[seat]?.isWinner).join('; '),
        ...[
          minutes(game.duration),
          game.turnCount,
          game.rolls.count,
          faceCounts.planeswalk,
          faceCounts.chaos,
        ],
        game.visits.map(({ card }) => nameOf(card)).join('; '),
      ];
    }),
  ]);
}
