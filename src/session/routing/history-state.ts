/**
 * State stored with an entry of the browser's history, so that going back restores what was shown, even after a reload.
 */
export interface HistoryState {
  /** Position in this tab's history. */
  readonly step: number;
  /** Where going back leads: a path, and the name of the layer that was open there. */
  readonly returnTarget: { readonly path: string; readonly layer: string | null } | null;
  /** The name of the open layer; null for none, or for one that is not restored. */
  readonly layer: string | null;
  /** Whether the entry belongs to a layer; the entry of its place comes before it. */
  readonly isLayerEntry: boolean;
  /** For a layer's entry: where going back from its place leads. */
  readonly returnTargetOfPlace?: HistoryState['returnTarget'];
}

export const FIRST_HISTORY_STATE: HistoryState = {
  step: 0,
  returnTarget: null,
  layer: null,
  isLayerEntry: false,
};

/** Returns null for state that is missing or was stored by another page. */
export function parseHistoryState(value: unknown): HistoryState | null {
  if (!isObject(value)) return null;
  const { step, returnTarget: storedTarget, layer, isLayerEntry, returnTargetOfPlace } = value;
  if (typeof step !== 'number' || !isLayerName(layer) || typeof isLayerEntry !== 'boolean') return null;
  const returnTarget = parseTarget(storedTarget);
  const targetOfPlace = parseTarget(returnTargetOfPlace ?? null);
  if (returnTarget === undefined || targetOfPlace === undefined) return null;
  return {
    step,
    returnTarget,
    layer,
    isLayerEntry,
    ...(targetOfPlace && { returnTargetOfPlace: targetOfPlace }),
  };
}

/** Returns undefined for an invalid value. */
function parseTarget(value: unknown): HistoryState['returnTarget'] | undefined {
  if (value === null) return null;
  if (!isObject(value) || typeof value.path !== 'string' || !isLayerName(value.layer)) return undefined;
  return { path: value.path, layer: value.layer };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isLayerName(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
