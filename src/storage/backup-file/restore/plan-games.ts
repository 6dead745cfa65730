/** Determines what restoring a backup changes in the games. */
import { MAX_DATE } from '../../max-date';
import { asFork, asNextRevision, compareVersions, forkIdOf, type GameRows } from '../game-versions';

/** A game before and after; null where there is none. */
export interface GameChange {
  readonly id: string;
  readonly before: GameRows | null;
  readonly after: GameRows | null;
}

export interface GameCounts {
  /** Games that are not on this phone. */
  readonly newGames: number;
  /** Games that the backup has in a later state. */
  readonly updatedGames: number;
  /** Games that continued differently here and in the backup; both are kept. */
  readonly forkedGames: number;
  /** Games that stay as they are. */
  readonly unchangedGames: number;
  readonly removedGames: number;
}

export interface RestoreContext {
  /** The id of the game that will be on the table afterward, or null. */
  readonly gameIdToShow: string | null;
  /**
   * Whether that game comes from another phone as a backup of its own. Then it is no longer handed over, and if it
   * continued differently here, the received version is put on the table.
   */
  readonly isReceived?: boolean;
  readonly now: number;
  readonly newSaveId: () => string;
}

type LocalGames = ReadonlyMap<string, GameRows>;

interface PlannedGames {
  readonly changes: readonly GameChange[];
  readonly counts: GameCounts;
}

/**
 * Keeps the newer version of each game; if it continued differently here, adds the version of the backup as another
 * game.
 */
export function mergeGames(
  games: readonly GameRows[],
  localGames: LocalGames,
  context: RestoreContext,
): PlannedGames {
  const changes = new Map<string, GameChange>();
  const counts = { newGames: 0, updatedGames: 0, forkedGames: 0, unchangedGames: 0, removedGames: 0 };
  let { gameIdToShow } = context;
  for (const incoming of games) {
    const { id } = incoming.row;
    const local = localGames.get(id);
    const relation = local ? compareVersions(local, incoming) : 'new';
    switch (relation) {
      case 'new':
        changes.set(id, { id, before: null, after: incoming });
        counts.newGames += 1;
        break;
      case 'fileIsNewer':
        changes.set(id, {
          id,
          before: local ?? null,
          after: asNextRevision(incoming, local?.row.revision ?? 0, context.newSaveId),
        });
        counts.updatedGames += 1;
        break;
      case 'forked': {
        const forkId = forkIdOf(incoming);
        if (context.isReceived) gameIdToShow = forkId;
        if (localGames.has(forkId)) counts.unchangedGames += 1;
        else {
          changes.set(forkId, { id: forkId, before: null, after: asFork(incoming) });
          counts.forkedGames += 1;
        }
        break;
      }
      case 'same':
      case 'localIsNewer':
        counts.unchangedGames += 1;
        break;
      default:
        relation satisfies never;
    }
  }
  if (gameIdToShow !== null) makeMostRecent(gameIdToShow, changes, localGames, context);
  return { changes: [...changes.values()], counts };
}

/** Makes a game the one changed last, because that one is shown. */
function makeMostRecent(
  id: string,
  changes: Map<string, GameChange>,
  localGames: LocalGames,
  { now, newSaveId, isReceived }: RestoreContext,
): void {
  const before = localGames.get(id) ?? null;
  const game = changes.get(id)?.after ?? before;
  if (!game) return;
  const { handedOver, ...row } = game.row;
  const endsHandover = handedOver !== undefined && isReceived === true;
  const allGames = [...localGames.values(), ...[...changes.values()].map(({ after }) => after)];
  const latestTouchedAt = Math.max(
    ...allGames.map((game) => (game && game.row.id !== id ? game.row.touchedAt : Number.NEGATIVE_INFINITY)),
  );
  if (latestTouchedAt < row.touchedAt && !endsHandover) return;
  const touchedAt = Math.max(row.touchedAt, Math.min(Math.max(now, latestTouchedAt + 1), MAX_DATE));
  const touchedGame = { ...game, row: { ...(endsHandover ? row : game.row), touchedAt } };
  changes.set(id, { id, before, after: asNextRevision(touchedGame, before?.row.revision ?? 0, newSaveId) });
}

/** Replaces all games with those of the backup. */
export function replaceGames(
  games: readonly GameRows[],
  localGames: LocalGames,
  context: RestoreContext,
): PlannedGames {
  const changes: GameChange[] = [];
  const counts = { newGames: 0, updatedGames: 0, forkedGames: 0, unchangedGames: 0, removedGames: 0 };
  for (const incoming of games) {
    const { id } = incoming.row;
    const before = localGames.get(id) ?? null;
    if (before && compareVersions(before, incoming) === 'same') {
      counts.unchangedGames += 1;
      continue;
    }
    if (before) counts.updatedGames += 1;
    else counts.newGames += 1;
    changes.push({
      id,
      before,
      after: asNextRevision(incoming, before?.row.revision ?? 0, context.newSaveId),
    });
  }
  const backupIds = new Set(games.map(({ row }) => row.id));
  for (const [id, before] of localGames) {
    if (backupIds.has(id)) continue;
    counts.removedGames += 1;
    changes.push({ id, before, after: null });
  }
  return { changes, counts };
}
