import type { SavedNewGame } from '../preferences/settings-store';

/** Default settings of the first new game. */
export const NEW_GAME_DEFAULTS = {
  seats: [0, 1, 2, 3].map((color) => ({ name: '', color })),
  startingLife: 20,
  startingSeat: null,
} satisfies Partial<SavedNewGame>;
