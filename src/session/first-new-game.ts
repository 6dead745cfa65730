import type { SavedNewGame } from './settings';

/** What a new game is offered with before the first one was started. */
export const FIRST_NEW_GAME = {
  seats: [0, 1, 2, 3].map((colour) => ({ name: '', colour })),
  startingLife: 20,
  startingSeat: null,
} satisfies Partial<SavedNewGame>;
