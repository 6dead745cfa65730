/** Sheets that open again for whoever comes back to them from a rule. */
const sheetsForAll = [
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
  'enterRoll',
] as const;

/** A sheet that is the same for everybody and says nothing of a game in particular. */
export type SheetForAll = (typeof sheetsForAll)[number];

/** Of a name kept in the browser's history, maybe by another version. */
export function sheetCalled(name: string): { readonly kind: SheetForAll } | null {
  const kind = sheetsForAll.find((known) => known === name);
  return kind ? { kind } : null;
}
