import { usePreferences } from '../../session/contexts/use-preferences';
import type { SavedRulebookSettings } from '../../settings/saved-settings';
import { MAX_RECENTLY_READ } from '../../settings/setting-limits';

const INITIAL_SETTINGS: SavedRulebookSettings = { isBilingual: false, bookmarks: [], lastRead: null };

/** Returns the entries read recently, latest first. An earlier version changes the last one without the others. */
export function recentlyRead({ lastRead, readBefore = [] }: SavedRulebookSettings): readonly string[] {
  return [...new Set(lastRead === null ? readBefore : [lastRead, ...readBefore])].slice(0, MAX_RECENTLY_READ);
}

/** Returns the user's display settings and bookmarks for the rulebook, and a function to change them. */
export function useRulebookSettings(): SavedRulebookSettings & {
  change(changesTo: (latest: SavedRulebookSettings) => Partial<SavedRulebookSettings>): void;
} {
  const { settings } = usePreferences();
  const saved = settings.values.value.rulebook ?? INITIAL_SETTINGS;
  return {
    ...saved,
    change(changesTo) {
      settings.change(({ rulebook }) => {
        const latest = rulebook ?? INITIAL_SETTINGS;
        return { rulebook: { ...latest, ...changesTo(latest) } };
      });
    },
  };
}
