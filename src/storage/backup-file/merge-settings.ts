/** Combines the settings of a backup with those of this phone. */

import type { SavedClock, SavedGroup, SavedSettings } from '../../settings/saved-settings';
import { MAX_CLOCK_PAUSES, MAX_PLAYER_GROUPS } from '../../settings/setting-limits';

type PartialSettings = Partial<SavedSettings>;

/** Keeps what was chosen on this phone; the backup fills in what is missing, and adds its groups of players. */
export function mergeSettings(local: PartialSettings, file: PartialSettings): PartialSettings {
  const missing = Object.entries(file).filter(([name]) => isMissing(local[name as keyof SavedSettings]));
  return {
    ...local,
    ...Object.fromEntries(missing),
    ...mergeGroups(local.regulars, file.regulars),
    ...mergeClocks(local.clock, file.clock),
  };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function mergeGroups(
  local: readonly SavedGroup[] | undefined,
  file: readonly SavedGroup[] | undefined,
): PartialSettings {
  if (!local?.length || !file?.length) return {};
  const groupNames = new Set(local.map(({ name }) => name));
  return {
    regulars: [...local, ...file.filter(({ name }) => !groupNames.has(name))].slice(0, MAX_PLAYER_GROUPS),
  };
}

/** Combines the pauses, which belong to the games of either side; the oldest are dropped. */
function mergeClocks(
  local: SavedClock | null | undefined,
  file: SavedClock | null | undefined,
): PartialSettings {
  if (!local || !file) return {};
  const knownGames = new Set(local.pauses.map(({ game }) => game));
  const pauses = [...local.pauses, ...file.pauses.filter(({ game }) => !knownGames.has(game))]
    .toSorted((first, second) => first.from - second.from)
    .slice(-MAX_CLOCK_PAUSES);
  return { clock: { ...local, pauses } };
}
