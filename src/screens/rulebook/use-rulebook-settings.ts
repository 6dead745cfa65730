import { usePreferences } from '../../session/contexts/use-preferences';
import type { SavedRulebook } from '../../settings/saved-settings';
import { MAX_RECENTLY_READ } from '../../settings/setting-limits';

const INITIAL_SETTINGS: SavedRulebook = { isBilingual: false, bookmarks: [], lastRead: null };

/** Returns the entries read recently, latest first. An earlier version changes the last one without the others. */
export function recentlyRead({ lastRead, readBefore = [] }: SavedRulebook): readonly string[] {
  return [...new Set(lastRead === null ? readBefore : [lastRead, ...readBefore])].slice(0, MAX_RECENTLY_READ);
}

/** Returns the user's display settings and bookmarks for the rulebook, and a function to change them. */
export function useRulebookSettings(): SavedRulebook & {
  change(changesTo: (latest: SavedRulebook) => Partial<SavedRulebook>): void;
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
