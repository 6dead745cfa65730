import { usePreferences } from '../../session/contexts/use-preferences';
import type { SavedRulebook } from '../../settings/saved-settings';

const INITIAL_SETTINGS: SavedRulebook = { isBilingual: false, marked: [], lastRead: null };

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
