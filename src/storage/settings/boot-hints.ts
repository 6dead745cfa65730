import type { SavedSettings } from './saved-settings';

/**
 * Values in localStorage that the first paint needs before the store is open. They are hints: the store takes
 * precedence, and a missing or wrong hint costs one repaint.
 */
export interface BootHints
  extends Pick<SavedSettings, 'language' | 'theme' | 'facing' | 'panels' | 'die' | 'isInstallHintSeen'> {
  /** Whether a game is in progress. */
  readonly playing: boolean;
  /** Whether the table last showed its life totals, which the next start shows again. */
  readonly life: boolean;
  /** The height of the badges and reminders above the table, in CSS pixels, reserved until they are rendered. */
  readonly strips: number;
  /** The face-up cards that showed a picture. */
  readonly pictured: readonly string[];
}

/** Maximum height; a larger one would be invalid. */
const HIGHEST_STRIPS = 300;

/** `startup-check.js` reads the hints as well. */
const KEY = 'planar-table.first-look';

/** Returns whether no version of the app has stored hints yet. */
export function isFirstVisit(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

export function readBootHints(): BootHints {
  let stored: Partial<Record<keyof BootHints, unknown>> | null = null;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    // Invalid JSON, or localStorage is forbidden.
  }
  const oneOf = <Choice>(value: unknown, choices: readonly Choice[], otherwise: Choice) =>
    choices.find((choice) => choice === value) ?? otherwise;
  return {
    language: oneOf(stored?.language, ['en', 'ru'], null),
    theme: oneOf(stored?.theme, ['dark', 'light'], 'phone'),
    facing: oneOf(stored?.facing, ['two', 'four'], 'one'),
    panels: oneOf(stored?.panels, ['fourSides', 'upright'], 'twoSides'),
    die: oneOf(stored?.die, ['table'], 'app'),
    isInstallHintSeen: stored?.isInstallHintSeen === true,
    playing: stored?.playing === true,
    life: stored?.life === true,
    pictured: Array.isArray(stored?.pictured) ? stored.pictured.map(String) : [],
    strips: Math.min(HIGHEST_STRIPS, Math.max(0, Math.round(Number(stored?.strips)) || 0)),
  };
}

export function writeBootHints(hints: BootHints): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hints));
  } catch {
    // No space or no permission: the next start repaints once.
  }
}
