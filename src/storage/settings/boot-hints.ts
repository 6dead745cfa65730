import { languages } from '../../content/bilingual';
import type { SavedSettings } from '../../settings/saved-settings';
import {
  dieSources,
  type PlaneTextFacing,
  panelLayouts,
  planeTextFacings,
  themes,
} from '../../settings/setting-choices';

export type FirstPaintSettings = Pick<
  SavedSettings,
  'language' | 'theme' | 'textFacing' | 'panels' | 'die' | 'isInstallHintSeen' | 'areHintsOver' | 'hintsSeen'
>;

/**
 * Values in localStorage that the first paint needs before the store is open. They are hints: the store takes
 * precedence, and a missing or wrong hint costs one repaint.
 */
export interface BootHints extends FirstPaintSettings {
  /** Whether a game is in progress. */
  readonly hasGame: boolean;
  /** Whether the table last showed its life totals, which the next start shows again. */
  readonly showsLife: boolean;
  /** The height of the ongoing effects and reminders, in CSS pixels, reserved until they are rendered. */
  readonly effectsAndRemindersHeight: number;
  /** The face-up cards that showed a picture. */
  readonly cardsShownWithPicture: readonly string[];
}

/** The hints with the names that all versions, and `startup-check.js`, read. */
interface StoredHints extends Omit<FirstPaintSettings, 'textFacing'> {
  readonly facing: PlaneTextFacing;
  readonly playing: boolean;
  readonly life: boolean;
  readonly strips: number;
  readonly pictured: readonly string[];
}

/** Maximum height; a larger one would be invalid. */
const MAX_EFFECTS_AND_REMINDERS_HEIGHT = 300;

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
  let stored: Partial<Record<keyof StoredHints, unknown>> = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // Invalid JSON, or localStorage is forbidden.
  }
  const listOfTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  /** The first choice stands for an unknown value. */
  const oneOf = <Choice>(value: unknown, choices: readonly [Choice, ...Choice[]]) =>
    choices.find((choice) => choice === value) ?? choices[0];
  return {
    language: oneOf(stored.language, [null, ...languages]),
    theme: oneOf(stored.theme, themes),
    textFacing: oneOf(stored.facing, planeTextFacings),
    panels: oneOf(stored.panels, panelLayouts),
    die: oneOf(stored.die, dieSources),
    isInstallHintSeen: stored.isInstallHintSeen === true,
    areHintsOver: stored.areHintsOver === true,
    hintsSeen: listOfTexts(stored.hintsSeen),
    hasGame: stored.playing === true,
    showsLife: stored.life === true,
    cardsShownWithPicture: listOfTexts(stored.pictured),
    effectsAndRemindersHeight: Math.min(
      MAX_EFFECTS_AND_REMINDERS_HEIGHT,
      Math.max(0, Math.round(Number(stored.strips)) || 0),
    ),
  };
}

export function writeBootHints(hints: BootHints): void {
  const {
    hasGame: playing,
    showsLife: life,
    effectsAndRemindersHeight: strips,
    cardsShownWithPicture: pictured,
    textFacing: facing,
    ...settings
  } = hints;
  const stored: StoredHints = { ...settings, facing, playing, life, strips, pictured };
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // No space or no permission: the next start repaints once.
  }
}
