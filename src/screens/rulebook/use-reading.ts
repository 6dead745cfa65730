import { useSession } from '../../session/session';
import type { SavedRulebook } from '../../session/settings';

const FIRST_READING: SavedRulebook = { isBilingual: false, marked: [], lastRead: null };

/** How the rulebook is read and what is marked in it, and a way to change that. */
export function useReading(): SavedRulebook & { change(changes: Partial<SavedRulebook>): void } {
  const { settings } = useSession();
  const saved = settings.values.value.rulebook ?? FIRST_READING;
  return {
    ...saved,
    change(changes) {
      const latest = settings.values.peek().rulebook ?? FIRST_READING;
      settings.change({ rulebook: { ...latest, ...changes } });
    },
  };
}
