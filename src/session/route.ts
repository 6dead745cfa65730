/** Which place of the app is shown. Faces of the table replace each other; going elsewhere can be gone back from. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Address } from '../device/address';
import { type Entry, entryIn, FIRST_ENTRY } from './history-entry';

export type Face = 'plane' | 'life';

export type Route =
  | { readonly place: 'table'; readonly face: Face }
  | { readonly place: 'newGame' }
  | { readonly place: 'decks'; readonly card: string | null }
  /** The user's own planar decks, or one of them. */
  | { readonly place: 'myDecks'; readonly deck: string | null }
  /** Decks that come from others; `lost`: one was shared with the app and could not be stored. */
  | { readonly place: 'receive'; readonly lost?: true }
  /** Pictures of cards: those that are there, and the ways in for more. */
  | { readonly place: 'pictures' }
  /** The planes and phenomena that the user makes, or one of them. */
  | { readonly place: 'ownCards'; readonly card: string | null }
  /** `card`: one card that was opened from a list, which going back leads to. */
  | { readonly place: 'lands'; readonly view?: 'card' }
  /** An entry of the rulebook, or all of it. */
  | { readonly place: 'rules'; readonly entry: string | null }
  | { readonly place: 'settings' };

/** A place, and the name of what lay open above it. */
export interface Stop {
  readonly route: Route;
  readonly layer: string | null;
}

/** The reader has come to another place, or back to what lay open above one. */
export interface Arrival {
  /** By going back or forward to where the reader was before. */
  readonly isReturn: boolean;
}

export interface Router {
  readonly route: ReadonlySignal<Route>;
  /** Where going back leads, as far as that is known. */
  readonly before: ReadonlySignal<Stop | null>;
  readonly arrival: ReadonlySignal<Arrival | null>;
  /** How far into the history of this tab the reader is. What opens above a place is a step further. */
  readonly step: ReadonlySignal<number>;
  /** What lay open above this place when the reader left it, to be opened again. */
  readonly reopening: ReadonlySignal<{ readonly layer: string } | null>;
  go(route: Route): void;
  back(): void;
  /**
   * Something has opened above the place: going back closes it by calling `close`. The answer is for closing it in any other
   * way; it does nothing when going back was the way. What has a name opens again for whoever comes back to it; null is for what
   * does not, and without either the name of what it lies above is kept.
   */
  openLayer(close: () => void, name?: string | null): () => void;
}

export function pathOf(route: Route): string {
  switch (route.place) {
    case 'table':
      return route.face === 'life' ? '/life' : '/';
    case 'newGame':
      return '/new';
    case 'decks':
      return route.card ? `/decks/${encodeURIComponent(route.card)}` : '/decks';
    case 'myDecks':
      return route.deck ? `/my-decks/${encodeURIComponent(route.deck)}` : '/my-decks';
    case 'receive':
      return route.lost ? '/receive/lost' : '/receive';
    case 'pictures':
      return '/pictures';
    case 'ownCards':
      return route.card ? `/own-cards/${encodeURIComponent(route.card)}` : '/own-cards';
    case 'lands':
      return route.view ? `/lands/${route.view}` : '/lands';
    case 'rules':
      return route.entry ? `/rules/${encodeURIComponent(route.entry)}` : '/rules';
    case 'settings':
      return '/settings';
  }
}

/** Any path leads somewhere: what is not known leads to the table. */
export function routeOf(path: string): Route {
  const [, place, rest] = path.split('/');
  switch (place) {
    case 'life':
      return { place: 'table', face: 'life' };
    case 'new':
      return { place: 'newGame' };
    case 'decks':
      return { place: 'decks', card: decode(rest) };
    case 'my-decks':
      return { place: 'myDecks', deck: decode(rest) };
    case 'receive':
      return rest === 'lost' ? { place: 'receive', lost: true } : { place: 'receive' };
    case 'pictures':
      return { place: 'pictures' };
    case 'own-cards':
      return { place: 'ownCards', card: decode(rest) };
    case 'lands':
      return rest === 'card' ? { place: 'lands', view: rest } : { place: 'lands' };
    case 'rules':
      return { place: 'rules', entry: decode(rest) };
    case 'settings':
      return { place: 'settings' };
    default:
      return { place: 'table', face: 'plane' };
  }
}

function decode(part: string | undefined): string | null {
  try {
    return part ? decodeURIComponent(part) : null;
  } catch {
    return null;
  }
}

export function createRouter(address: Address): Router {
  const route = signal(routeOf(address.read()));
  // What lay open above the place before a reload is gone.
  const entry = signal<Entry>({ ...(entryIn(address.kept()) ?? FIRST_ENTRY), layer: null });
  const arrival = signal<Arrival | null>(null);
  const reopening = signal<{ readonly layer: string } | null>(null);
  let layer: { readonly close: () => void } | null = null;

  /** A layer was closed and its entry is still there: the next layer takes it, and going back passes through it. */
  let isEntrySpare = entry.peek().isAbove;
  address.keep(entry.peek());

  const here = (): Entry['before'] => ({ path: pathOf(route.peek()), layer: entry.peek().layer });

  /** An entry of the history that follows the one the reader is at. */
  const following = (step: number): Entry => ({ step, before: here(), layer: null, isAbove: false });

  function arriveAt(next: Route, at: Entry, isReturn: boolean) {
    batch(() => {
      entry.value = at;
      route.value = next;
      reopening.value = isReturn && at.layer !== null ? { layer: at.layer } : null;
      arrival.value = { isReturn };
    });
  }

  address.watch((path) => {
    const now = entry.peek();
    const isHere = pathOf(routeOf(path)) === pathOf(route.peek());
    const found = entryIn(address.kept());
    if (!found) {
      // A link to where the reader is makes no entry, but what was kept with it is gone.
      const made = isHere ? now : following(now.step + 1);
      address.keep(made);
      if (!isHere) leaveFor(routeOf(path), made, false);
      return;
    }
    // Some browsers tell of the same step twice.
    if (found.step === now.step && isHere) return;
    const passes = isEntrySpare && isHere && found.step < now.step;
    isEntrySpare = false;
    if (passes) {
      entry.value = found;
      return address.back();
    }
    leaveFor(routeOf(path), found, true);
  });

  function leaveFor(next: Route, at: Entry, isReturn: boolean) {
    const closing = layer;
    layer = null;
    isEntrySpare = at.isAbove;
    const isSamePlace = pathOf(next) === pathOf(route.peek());
    if (isSamePlace && at.layer === null) entry.value = at;
    else arriveAt(next, at, isReturn);
    closing?.close();
  }

  return {
    route,
    before: computed(() => {
      const { before: from, beneath = null, isAbove } = entry.value;
      // What opens above a place is no way on from it.
      const before = isAbove ? beneath : from;
      return before && { route: routeOf(before.path), layer: before.layer };
    }),
    arrival,
    step: computed(() => entry.value.step),
    reopening,
    back: address.back,
    go(next) {
      const now = entry.peek();
      const isTurningBack = next.place === 'table' && next.face === 'plane' && route.peek().place === 'table';
      // The entry of an open layer is the one to go on from.
      const replaces = layer !== null || isEntrySpare || isTurningBack;
      const { beneath, ...left } = now;
      const at = replaces ? { ...left, layer: null, isAbove: false } : following(now.step + 1);
      address.go(pathOf(next), replaces ? 'replace' : 'push', at);
      layer = null;
      isEntrySpare = false;
      arriveAt(next, at, false);
    },
    openLayer(close, name) {
      const opened = { close };
      const now = entry.peek();
      if (!layer && !isEntrySpare) {
        const above = {
          ...following(now.step + 1),
          layer: name ?? null,
          isAbove: true,
          beneath: now.before,
        };
        address.go(pathOf(route.peek()), 'push', above);
        entry.value = above;
      } else if (name !== undefined && now.layer !== name) nameLayer(name);
      layer = opened;
      isEntrySpare = false;
      reopening.value = null;
      return () => {
        if (layer !== opened) return;
        layer = null;
        isEntrySpare = true;
        nameLayer(null);
      };
    },
  };

  function nameLayer(name: string | null) {
    entry.value = { ...entry.peek(), layer: name };
    address.keep(entry.peek());
  }
}
