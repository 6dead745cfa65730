import type { SavedSettings } from './saved-settings';

/**
 * What the first paint must know before the store is open, kept beside it in localStorage.
 * It is a hint: the store decides, and a missing or odd hint costs one repaint.
 */
export interface FirstLook extends Pick<SavedSettings, 'language' | 'theme' | 'facing' | 'panels' | 'die'> {
  /** Whether a game is under way. */
  readonly playing: boolean;
  /** How high the badges and reminders above the table were, in CSS pixels: their place is kept until they are there. */
  readonly strips: number;
  /** The face-up cards that showed a picture. */
  readonly pictured: readonly string[];
}

/** More than this would be no strip. */
const HIGHEST_STRIPS = 300;

const KEY = 'planar-table.first-look';

export function readFirstLook(): FirstLook {
  let stored: Partial<Record<keyof FirstLook, unknown>> | null = null;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    // Not readable, or localStorage is forbidden.
  }
  const oneOf = <Choice>(value: unknown, choices: readonly Choice[], otherwise: Choice) =>
    choices.find((choice) => choice === value) ?? otherwise;
  return {
    language: oneOf(stored?.language, ['en', 'ru'], null),
    theme: oneOf(stored?.theme, ['dark', 'light'], 'phone'),
    facing: oneOf(stored?.facing, ['two', 'four'], 'one'),
    panels: oneOf(stored?.panels, ['fourSides', 'upright'], 'twoSides'),
    die: oneOf(stored?.die, ['table'], 'app'),
    playing: stored?.playing === true,
    pictured: Array.isArray(stored?.pictured) ? stored.pictured.map(String) : [],
    strips: Math.min(HIGHEST_STRIPS, Math.max(0, Math.round(Number(stored?.strips)) || 0)),
  };
}

export function writeFirstLook(look: FirstLook): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // No room or no permission: the next start repaints once.
  }
}
