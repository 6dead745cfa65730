/** The facts about all cards that come with the app, read into memory when they are first asked for. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { CardNames } from '../../storage/cards/card-names';
import { createNameFinder, type NameFinder } from './names/name-finder';

/** Milliseconds that an answer waits for the file, and until a missing one is asked for again. */
const LONGEST_WAIT = 2000;
const UNTIL_NEXT_TRY = 10_000;

export type BuiltInCards =
  | { readonly kind: 'onItsWay' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'there'; readonly cards: number; readonly asOf: string };

/** Answers the cards of the file; null if it cannot be fetched or read. */
export type ReadNames = () => Promise<CardNames | null>;

interface BuiltInFinder {
  readonly state: ReadonlySignal<BuiltInCards>;
  /** Null while the file is still on its way, or if it cannot be fetched. */
  finder(): Promise<NameFinder | null>;
}

export function createBuiltInCards(readNames: ReadNames): BuiltInFinder {
  const state = signal<BuiltInCards>({ kind: 'onItsWay' });
  let opening: Promise<NameFinder | null> | null = null;
  let missingSince = Number.POSITIVE_INFINITY;

  async function open(): Promise<NameFinder | null> {
    const names = await readNames().catch(() => null);
    const finder = names && (await createNameFinder(names));
    state.value = finder ? { kind: 'there', cards: finder.count, asOf: finder.asOf } : { kind: 'missing' };
    if (!finder) missingSince = performance.now();
    return finder;
  }

  return {
    state,
    finder() {
      if (performance.now() - missingSince > UNTIL_NEXT_TRY) opening = null;
      if (!opening) missingSince = Number.POSITIVE_INFINITY;
      opening ??= open();
      if (state.peek().kind === 'there') return opening;
      const late = new Promise<null>((give) => setTimeout(give, LONGEST_WAIT, null));
      return Promise.race([opening, late]);
    },
  };
}
