import { useSession } from '../../session/session';
import type { SavedRulebook } from '../../session/settings';

const FIRST_READING: SavedRulebook = { isBilingual: false, marked: [], lastRead: null };

/** How the rulebook is read and what is marked in it, and a way to change that. */
export function useReading(): SavedRulebook & {
  change(changes: (latest: SavedRulebook) => Partial<SavedRulebook>): void;
} {
  const { settings } = useSession();
  const saved = settings.values.value.rulebook ?? FIRST_READING;
  return {
    ...saved,
    change(changes) {
      settings.change(({ rulebook }) => {
        const latest = rulebook ?? FIRST_READING;
        return { rulebook: { ...latest, ...changes(latest) } };
      });
    },
  };
}
