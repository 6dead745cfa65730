/** What is kept with an entry of the browser's history, so that coming back leads to what was there, also after a reload. */
export interface Entry {
  /** How far into the history of this tab it lies. */
  readonly step: number;
  /** Where going back leads: a path, and the name of what lay open above that place. */
  readonly before: { readonly path: string; readonly layer: string | null } | null;
  /** The name of what lies open above the place; null for nothing, or for what is not opened again. */
  readonly layer: string | null;
  /** Made for something above the place, whose own entry lies before it. */
  readonly isAbove: boolean;
  /** Of an entry above a place: where going back leads from that place. */
  readonly beneath?: Entry['before'];
}

export const FIRST_ENTRY: Entry = { step: 0, before: null, layer: null, isAbove: false };

/** Null for what another page has kept, or nobody has. */
export function entryIn(kept: unknown): Entry | null {
  if (!isRecord(kept)) return null;
  const { step, before, layer, isAbove, beneath } = kept;
  if (typeof step !== 'number' || !isName(layer) || typeof isAbove !== 'boolean') return null;
  const from = stopIn(before);
  const fromBeneath = stopIn(beneath ?? null);
  if (from === undefined || fromBeneath === undefined) return null;
  return { step, before: from, layer, isAbove, ...(fromBeneath && { beneath: fromBeneath }) };
}

/** Undefined for what is neither a stop nor none. */
function stopIn(kept: unknown): Entry['before'] | undefined {
  if (kept === null) return null;
  if (!isRecord(kept) || typeof kept.path !== 'string' || !isName(kept.layer)) return undefined;
  return { path: kept.path, layer: kept.layer };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isName(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
