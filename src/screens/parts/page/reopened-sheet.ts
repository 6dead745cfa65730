/** Sheets that reopen when the user returns from a rule. */
export const sheetsForAll = [
  'log',
  'summary',
  'clock',
  'menu',
  'deck',
  'map',
  'effects',
  'reminders',
  'meaning',
  'terms',
  'dice',
  'seats',
  'enterRoll',
] as const;

/** A sheet that is the same for all players and does not depend on the game. */
export type SheetForAll = (typeof sheetsForAll)[number];

/** Returns the sheet of a name stored in the browser's history, possibly by another version. */
export function sheetNamed(name: string): { readonly kind: SheetForAll } | null {
  const kind = sheetsForAll.find((known) => known === name);
  return kind ? { kind } : null;
}
