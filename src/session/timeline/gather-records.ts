/** Reads all stored games for statistics, one at a time. */

import type { SavedClock } from '../../settings/saved-settings';
import { gameFromRows } from '../game/game';
import type { GameLibrary } from '../game/game-library';
import { pausesOf } from './pauses';
import { type GameRecord, gameRecordOf } from './statistics';
import { readOlderSteps, timelineOf } from './timeline';

/** Returns the records of all games with at least one move. */
export async function gatherRecords(
  library: Pick<GameLibrary, 'listSavedGames' | 'readStepsBefore'>,
  clock: SavedClock | null,
): Promise<readonly GameRecord[]> {
  const records: GameRecord[] = [];
  for (const savedGame of await library.listSavedGames()) {
    if (savedGame.done === 0) continue;
    const game = gameFromRows(savedGame, []);
    const timeline = timelineOf(game, await readOlderSteps(game, library.readStepsBefore));
    records.push(gameRecordOf(game.seats, timeline, pausesOf(clock, game.id)));
  }
  return records;
}
