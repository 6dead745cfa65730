/**
 * Tracks which place of the app is shown. Faces of the table replace each other in the history; other navigation adds
 * entries.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LocationHash } from '../../device/browser/location-hash';
import { FIRST_HISTORY_STATE, type HistoryState, parseHistoryState } from './history-state';
import { type Face, pathOf, type Route, routeOf } from './routes';

/** A place, and the name of the layer that was open there. */
export interface ReturnTarget {
  readonly route: Route;
  readonly layer: string | null;
}

/** The arrival at another place, or the return to a layer. */
export interface Arrival {
  /** Whether the user went back or forward. */
  readonly isReturn: boolean;
}

export interface Router {
  readonly route: ReadonlySignal<Route>;
  /** The face of the table that is shown, or was shown last. */
  readonly face: ReadonlySignal<Face>;
  /** Where going back leads, if known. */
  readonly before: ReadonlySignal<ReturnTarget | null>;
  readonly arrival: ReadonlySignal<Arrival | null>;
  /** Position in this tab's history. An open layer is one step further than its place. */
  readonly step: ReadonlySignal<number>;
  /** The layer to reopen, because it was open here before. */
  readonly reopening: ReadonlySignal<{ readonly layer: string } | null>;
  go(route: Route): void;
  back(): void;
  /**
   * Adds a history entry for an opened layer, so that going back calls `close`. Returns a function to call when the
   * layer is closed in any other way; it has no effect after going back. A layer with a name is reopened when the user
   * returns to it, and one whose name is null is not; without a name, the name of the layer below is kept.
   */
  openLayer(close: () => void, name?: string | null): () => void;
}

/** The user's position: the route, its history entry, and the layer open above it. */
interface Position {
  readonly address: LocationHash;
  readonly route: Signal<Route>;
  readonly entry: Signal<HistoryState>;
  readonly arrival: Signal<Arrival | null>;
  readonly reopening: Signal<{ readonly layer: string } | null>;
  layer: { readonly close: () => void } | null;
  /** Whether the entry of a closed layer remains: the next layer reuses it, and going back skips it. */
  isEntrySpare: boolean;
}

/** `lastFace` is the face of the table that was shown last; it is shown again if the URL names no place. */
export function createRouter(address: LocationHash, lastFace: Face = 'plane'): Router {
  if (lastFace === 'life' && !address.read())
    address.go(pathOf({ place: 'table', face: lastFace }), 'replace', address.state());
  // A layer that was open before a reload is gone.
  const firstState: HistoryState = {
    ...(parseHistoryState(address.state()) ?? FIRST_HISTORY_STATE),
    layer: null,
  };
  const position: Position = {
    address,
    route: signal(routeOf(address.read())),
    entry: signal<HistoryState>(firstState),
    arrival: signal<Arrival | null>(null),
    reopening: signal<{ readonly layer: string } | null>(null),
    layer: null,
    isEntrySpare: firstState.isAbove,
  };
  const { route, entry, arrival, reopening } = position;
  const face = signal(lastFace);
  effect(() => {
    if (route.value.place === 'table') face.value = route.value.face;
  });
  address.replaceState(firstState);
  address.watch((path) => handleUrlChange(position, path));
  return {
    route,
    face,
    before: computed(() => {
      const { before: from, beneath = null, isAbove } = entry.value;
      // Going back from a layer first closes it; its place leads back to `beneath`.
      const before = isAbove ? beneath : from;
      return before && { route: routeOf(before.path), layer: before.layer };
    }),
    arrival,
    step: computed(() => entry.value.step),
    reopening,
    back: address.back,
    go: (next) => go(position, next),
    openLayer: (close, name) => openLayer(position, close, name),
  };
}

/** Returns the history entry that follows the current one. */
function nextEntry({ route, entry }: Position): HistoryState {
  const { step, layer } = entry.peek();
  return { step: step + 1, before: { path: pathOf(route.peek()), layer }, layer: null, isAbove: false };
}

function arriveAt(
  { entry, route, reopening, arrival }: Position,
  next: Route,
  state: HistoryState,
  isReturn: boolean,
) {
  batch(() => {
    entry.value = state;
    route.value = next;
    reopening.value = isReturn && state.layer !== null ? { layer: state.layer } : null;
    arrival.value = { isReturn };
  });
}

/** Handles a change of the URL not made by the app: a link, or going back or forward. */
function handleUrlChange(position: Position, path: string) {
  const { address, entry, route } = position;
  const current = entry.peek();
  const isHere = pathOf(routeOf(path)) === pathOf(route.peek());
  const foundState = parseHistoryState(address.state());
  if (!foundState) {
    // A link to the current place adds no entry, but the state of the entry is gone.
    const nextState = isHere ? current : nextEntry(position);
    address.replaceState(nextState);
    if (!isHere) leaveFor(position, routeOf(path), nextState, false);
    return;
  }
  // Some browsers report the same step twice.
  if (foundState.step === current.step && isHere) return;
  const isSkipped = position.isEntrySpare && isHere && foundState.step < current.step;
  position.isEntrySpare = false;
  if (isSkipped) {
    entry.value = foundState;
    return address.back();
  }
  leaveFor(position, routeOf(path), foundState, true);
}

function leaveFor(position: Position, next: Route, state: HistoryState, isReturn: boolean) {
  const closingLayer = position.layer;
  position.layer = null;
  position.isEntrySpare = state.isAbove;
  const isSamePlace = pathOf(next) === pathOf(position.route.peek());
  if (isSamePlace && state.layer === null) position.entry.value = state;
  else arriveAt(position, next, state, isReturn);
  closingLayer?.close();
}

function go(position: Position, next: Route) {
  const { address, entry, route } = position;
  const currentPlace = route.peek().place;
  const isReturnToPlane = next.place === 'table' && next.face === 'plane' && currentPlace === 'table';
  // Going back never leads from a game to the form it was started with.
  const isGameStart = next.place === 'table' && currentPlace === 'newGame';
  // The entry of an open layer is replaced.
  const replacesEntry = position.layer !== null || position.isEntrySpare || isReturnToPlane || isGameStart;
  const { beneath, ...current } = entry.peek();
  const state = replacesEntry ? { ...current, layer: null, isAbove: false } : nextEntry(position);
  address.go(pathOf(next), replacesEntry ? 'replace' : 'push', state);
  position.layer = null;
  position.isEntrySpare = false;
  arriveAt(position, next, state, false);
}

function openLayer(position: Position, close: () => void, name?: string | null): () => void {
  const { address, entry, route, reopening } = position;
  const openedLayer = { close };
  const current = entry.peek();
  if (!position.layer && !position.isEntrySpare) {
    const layerEntry = {
      ...nextEntry(position),
      layer: name ?? null,
      isAbove: true,
      beneath: current.before,
    };
    address.go(pathOf(route.peek()), 'push', layerEntry);
    entry.value = layerEntry;
  } else if (name !== undefined && current.layer !== name) nameLayer(position, name);
  position.layer = openedLayer;
  position.isEntrySpare = false;
  reopening.value = null;
  return () => {
    if (position.layer !== openedLayer) return;
    position.layer = null;
    position.isEntrySpare = true;
    nameLayer(position, null);
  };
}

function nameLayer({ address, entry }: Position, name: string | null) {
  entry.value = { ...entry.peek(), layer: name };
  address.replaceState(entry.peek());
}
