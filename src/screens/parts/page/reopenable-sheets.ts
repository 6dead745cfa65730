/** Sheets that reopen when the user returns from a rule. */
export const reopenableSheets = [
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

export type ReopenableSheetKind = (typeof reopenableSheets)[number];

/** Returns the sheet of a name stored in the browser's history, possibly by another version. */
export function reopenableSheetOf(name: string): { readonly kind: ReopenableSheetKind } | null {
  const kind = reopenableSheets.find((known) => known === name);
  return kind ? { kind } : null;
}
