/**
 * What the first paint must know before the store is open, kept beside it in localStorage.
 * It is a hint: the store decides, and a missing or odd hint costs one repaint.
 */
export interface FirstLook {
  readonly language: 'en' | 'ru' | null;
  readonly theme: 'phone' | 'dark' | 'light';
  /** Whether a game is under way. */
  readonly playing: boolean;
}

const KEY = 'planar-table.first-look';

export function readFirstLook(): FirstLook {
  let stored: Partial<Record<keyof FirstLook, unknown>> | null = null;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    // Not readable, or localStorage is forbidden.
  }
  return {
    language: stored?.language === 'en' || stored?.language === 'ru' ? stored.language : null,
    theme: stored?.theme === 'dark' || stored?.theme === 'light' ? stored.theme : 'phone',
    playing: stored?.playing === true,
  };
}

export function writeFirstLook(look: FirstLook): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // No room or no permission: the next start repaints once.
  }
}
