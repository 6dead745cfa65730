/** Combines the settings of a backup with those of this phone. */

import type { SavedClock, SavedGroup, SavedSettings } from '../../settings/saved-settings';
import { MAX_GROUPS, MAX_PAUSES } from '../../settings/setting-limits';

type Found = Partial<SavedSettings>;

/** Keeps what was chosen on this phone; the backup fills in what is missing, and adds its groups of players. */
export function mergeSettings(here: Found, file: Found): Found {
  const missing = Object.entries(file).filter(([name]) => isMissing(here[name as keyof SavedSettings]));
  return {
    ...here,
    ...Object.fromEntries(missing),
    ...mergeGroups(here.regulars, file.regulars),
    ...mergeClocks(here.clock, file.clock),
  };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function mergeGroups(
  here: readonly SavedGroup[] | undefined,
  file: readonly SavedGroup[] | undefined,
): Found {
  if (!here?.length || !file?.length) return {};
  const names = new Set(here.map(({ name }) => name));
  return { regulars: [...here, ...file.filter(({ name }) => !names.has(name))].slice(0, MAX_GROUPS) };
}

/** Combines the pauses, which belong to the games of either side. */
function mergeClocks(here: SavedClock | null | undefined, file: SavedClock | null | undefined): Found {
  if (!here || !file) return {};
  const known = new Set(here.pauses.map(({ game }) => game));
  const pauses = [...here.pauses, ...file.pauses.filter(({ game }) => !known.has(game))];
  return { clock: { ...here, pauses: pauses.slice(0, MAX_PAUSES) } };
}
