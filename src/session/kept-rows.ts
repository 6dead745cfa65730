/** What the user has made, alive: a change is shown at once and kept in the background. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { CopiedRows } from '../storage/copied-rows';
import type { StorageFailure } from '../storage/failure';

interface Row {
  readonly id: string;
  /** When it was last changed, in milliseconds. */
  readonly touchedAt: number;
}

export interface KeptRows<Kept extends Row> {
  /** The latest changed first; null until they are read. */
  readonly rows: ReadonlySignal<readonly Kept[] | null>;
  /** How many are there that this version cannot read. */
  readonly unreadable: ReadonlySignal<number>;
  /** Why what is shown could not be stored, or null. */
  readonly failure: ReadonlySignal<StorageFailure | null>;
  find(id: string): Kept | undefined;
  put(row: Kept): void;
  remove(id: string): void;
}

export function createKeptRows<Kept extends Row>(
  store: () => Promise<CopiedRows<Kept>>,
  whyFailed: (error: unknown) => StorageFailure,
): KeptRows<Kept> {
  const rows = signal<readonly Kept[] | null>(null);
  const unreadable = signal(0);
  const failure = signal<StorageFailure | null>(null);
  /** Changes on their way to the store: until they are there, what it tells is older than what is shown. */
  let underWay = 0;

  const fail = (error: unknown) => {
    rows.value ??= [];
    failure.value = whyFailed(error);
  };

  const inOrder = (all: readonly Kept[]) =>
    all.toSorted((one, other) => other.touchedAt - one.touchedAt || (one.id < other.id ? -1 : 1));

  const others = (id: string) => (rows.peek() ?? []).filter((row) => row.id !== id);

  store()
    .then((opened) =>
      opened.watch((found) => {
        unreadable.value = found.unreadable;
        if (underWay === 0) rows.value = inOrder(found.rows);
      }, fail),
    )
    .catch(fail);

  async function keep(write: (opened: CopiedRows<Kept>) => Promise<void>) {
    underWay += 1;
    try {
      await write(await store());
      failure.value = null;
    } catch (error) {
      fail(error);
    } finally {
      underWay -= 1;
    }
  }

  return {
    rows,
    unreadable,
    failure,
    find: (id) => rows.peek()?.find((row) => row.id === id),
    put(row) {
      rows.value = inOrder([...others(row.id), row]);
      keep((opened) => opened.put(row));
    },
    remove(id) {
      rows.value = others(id);
      keep((opened) => opened.remove(id));
    },
  };
}
