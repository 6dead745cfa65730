/**
 * Tracks which place of the app is shown. Views of the table replace each other in the history; other navigation adds
 * entries.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { HashHistory } from '../../device/browser/location-hash';
import { FIRST_HISTORY_STATE, type HistoryState, parseHistoryState } from './history-state';
import { pathOf, type Route, routeFromPath, type TableView } from './routes';

/** A place, and the name of the layer that was open there. */
export interface ReturnTarget {
  readonly route: Route;
  readonly sheetName: string | null;
}

/** The arrival at another place, or the return to a layer. */
export interface Arrival {
  /** Whether the user went back or forward. */
  readonly isHistoryTraversal: boolean;
}

export interface Router {
  readonly route: ReadonlySignal<Route>;
  /** The view of the table that is shown, or was shown last. */
  readonly tableView: ReadonlySignal<TableView>;
  /** Whether the form of a new game is shown, or was left for another tab: a return to the table returns to it. */
  readonly isNewGameBegun: ReadonlySignal<boolean>;
  /** Where going back leads, if known. */
  readonly returnTarget: ReadonlySignal<ReturnTarget | null>;
  readonly arrival: ReadonlySignal<Arrival | null>;
  /** Position in this tab's history. An open layer is one step further than its place. */
  readonly historyStep: ReadonlySignal<number>;
  /** The layer to reopen, because it was open here before. */
  readonly layerToReopen: ReadonlySignal<{ readonly layer: string } | null>;
  go(route: Route): void;
  back(): void;
  /**
   * Adds a history entry for an opened layer, so that going back calls `close`. Returns a function to call when the
   * layer is closed in any other way; it has no effect after going back. A layer with a name is reopened when the user
   * returns to it, and one whose name is null is not; without a name, the name of the layer below is kept.
   */
  openLayer(close: () => void, layerName?: string | null): () => void;
}

/** The user's position: the route, its history entry, and the layer open above it. */
interface Position {
  readonly hashHistory: HashHistory;
  readonly route: Signal<Route>;
  readonly entry: Signal<HistoryState>;
  readonly arrival: Signal<Arrival | null>;
  readonly layerToReopen: Signal<{ readonly layer: string } | null>;
  layer: { readonly close: () => void } | null;
  /** Whether the entry of a closed layer remains: the next layer reuses it, and going back skips it. */
  hasLeftoverEntry: boolean;
}

/** `lastView` is the view of the table that was shown last; it is shown again if the URL names no place. */
export function createRouter(hashHistory: HashHistory, lastView: TableView = 'plane'): Router {
  if (lastView === 'life' && !hashHistory.read())
    hashHistory.go(pathOf({ place: 'table', view: lastView }), 'replace', hashHistory.state());
  // A layer that was open before a reload is gone.
  const firstEntry: HistoryState = {
    ...(parseHistoryState(hashHistory.state()) ?? FIRST_HISTORY_STATE),
    layer: null,
  };
  const position: Position = {
    hashHistory,
    route: signal(routeFromPath(hashHistory.read())),
    entry: signal<HistoryState>(firstEntry),
    arrival: signal<Arrival | null>(null),
    layerToReopen: signal<{ readonly layer: string } | null>(null),
    layer: null,
    hasLeftoverEntry: firstEntry.isLayerEntry,
  };
  const { route, entry, arrival, layerToReopen } = position;
  const tableView = signal(lastView);
  const isNewGameBegun = signal(false);
  effect(() => {
    const shown = route.value;
    if (shown.place === 'table') tableView.value = shown.view;
    if (shown.place === 'table' || shown.place === 'newGame')
      isNewGameBegun.value = shown.place === 'newGame';
  });
  hashHistory.replaceState(firstEntry);
  hashHistory.watch((path) => handleUrlChange(position, path));
  return {
    route,
    tableView,
    isNewGameBegun,
    returnTarget: computed(() => {
      const { returnTarget: ownTarget, returnTargetOfPlace = null, isLayerEntry } = entry.value;
      // Going back from a layer first closes the layer.
      const target = isLayerEntry ? returnTargetOfPlace : ownTarget;
      return target && { route: routeFromPath(target.path), sheetName: target.layer };
    }),
    arrival,
    historyStep: computed(() => entry.value.step),
    layerToReopen,
    back: hashHistory.back,
    go: (nextRoute) => go(position, nextRoute),
    openLayer: (close, layerName) => openLayer(position, close, layerName),
  };
}

/** Returns the history entry that follows the current one. */
function createNextEntry({ route, entry }: Position): HistoryState {
  const { step, layer } = entry.peek();
  return {
    step: step + 1,
    returnTarget: { path: pathOf(route.peek()), layer },
    layer: null,
    isLayerEntry: false,
  };
}

function arriveAt(
  { entry, route, layerToReopen, arrival }: Position,
  nextRoute: Route,
  nextEntry: HistoryState,
  isHistoryTraversal: boolean,
) {
  batch(() => {
    entry.value = nextEntry;
    route.value = nextRoute;
    layerToReopen.value = isHistoryTraversal && nextEntry.layer !== null ? { layer: nextEntry.layer } : null;
    arrival.value = { isHistoryTraversal };
  });
}

/** Handles a change of the URL not made by the app: a link, or going back or forward. */
function handleUrlChange(position: Position, path: string) {
  const { hashHistory, entry, route } = position;
  const current = entry.peek();
  const isSamePath = pathOf(routeFromPath(path)) === pathOf(route.peek());
  const arrivedEntry = parseHistoryState(hashHistory.state());
  if (!arrivedEntry) {
    // A link to the current place adds no entry, but the state of the entry is gone.
    const newEntry = isSamePath ? current : createNextEntry(position);
    hashHistory.replaceState(newEntry);
    if (!isSamePath) leaveFor(position, routeFromPath(path), newEntry, false);
    return;
  }
  // Some browsers report the same step twice.
  if (arrivedEntry.step === current.step && isSamePath) return;
  const shouldSkipEntry = position.hasLeftoverEntry && isSamePath && arrivedEntry.step < current.step;
  position.hasLeftoverEntry = false;
  if (shouldSkipEntry) {
    entry.value = arrivedEntry;
    return hashHistory.back();
  }
  leaveFor(position, routeFromPath(path), arrivedEntry, true);
}

function leaveFor(
  position: Position,
  nextRoute: Route,
  nextEntry: HistoryState,
  isHistoryTraversal: boolean,
) {
  const closingLayer = position.layer;
  position.layer = null;
  position.hasLeftoverEntry = nextEntry.isLayerEntry;
  const isSamePath = pathOf(nextRoute) === pathOf(position.route.peek());
  if (isSamePath && nextEntry.layer === null) position.entry.value = nextEntry;
  else arriveAt(position, nextRoute, nextEntry, isHistoryTraversal);
  closingLayer?.close();
}

/** Going back never leads from a game to the form it was started with, nor from a deck to where it was received. */
const placeAfterForm: Partial<Record<Route['place'], Route['place']>> = {
  newGame: 'table',
  receive: 'myDecks',
};

function go(position: Position, nextRoute: Route) {
  const { hashHistory, entry, route } = position;
  const currentPlace = route.peek().place;
  const isReturnToPlane =
    nextRoute.place === 'table' && nextRoute.view === 'plane' && currentPlace === 'table';
  const isFormDone = placeAfterForm[currentPlace] === nextRoute.place;
  // The entry of an open layer is replaced.
  const replacesEntry = position.layer !== null || position.hasLeftoverEntry || isReturnToPlane || isFormDone;
  const { returnTargetOfPlace, ...current } = entry.peek();
  const nextEntry = replacesEntry
    ? { ...current, layer: null, isLayerEntry: false }
    : createNextEntry(position);
  hashHistory.go(pathOf(nextRoute), replacesEntry ? 'replace' : 'push', nextEntry);
  position.layer = null;
  position.hasLeftoverEntry = false;
  arriveAt(position, nextRoute, nextEntry, false);
}

function openLayer(position: Position, close: () => void, layerName?: string | null): () => void {
  const { hashHistory, entry, route, layerToReopen } = position;
  const openedLayer = { close };
  const current = entry.peek();
  if (!position.layer && !position.hasLeftoverEntry) {
    const layerEntry = {
      ...createNextEntry(position),
      layer: layerName ?? null,
      isLayerEntry: true,
      returnTargetOfPlace: current.returnTarget,
    };
    hashHistory.go(pathOf(route.peek()), 'push', layerEntry);
    entry.value = layerEntry;
  } else if (layerName !== undefined && current.layer !== layerName) setLayerName(position, layerName);
  position.layer = openedLayer;
  position.hasLeftoverEntry = false;
  layerToReopen.value = null;
  return () => {
    if (position.layer !== openedLayer) return;
    position.layer = null;
    position.hasLeftoverEntry = true;
    setLayerName(position, null);
  };
}

function setLayerName({ hashHistory, entry }: Position, layerName: string | null) {
  entry.value = { ...entry.peek(), layer: layerName };
  hashHistory.replaceState(entry.peek());
}
