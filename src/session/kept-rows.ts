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
  /** What the store has not taken yet, by id, and null for what is removed: shown all the same. */
  const unkept = new Map<string, Kept | null>();
  /** What it has refused, to be tried again with every change. */
  const refused = new Set<string>();

  const fail = (error: unknown) => {
    rows.value ??= [];
    failure.value = whyFailed(error);
  };

  const inOrder = (all: readonly Kept[]) =>
    all.toSorted((one, other) => other.touchedAt - one.touchedAt || (one.id < other.id ? -1 : 1));

  const withUnkept = (found: readonly Kept[]) => [
    ...found.filter(({ id }) => !unkept.has(id)),
    ...[...unkept.values()].filter((row) => row !== null),
  ];

  const others = (id: string) => (rows.peek() ?? []).filter((row) => row.id !== id);

  store()
    .then((opened) =>
      opened.watch((found) => {
        unreadable.value = found.unreadable;
        if (underWay === 0) rows.value = inOrder(withUnkept(found.rows));
      }, fail),
    )
    .catch(fail);

  async function keep(id: string, change: Kept | null) {
    unkept.set(id, change);
    underWay += 1;
    try {
      const opened = await store();
      await write(opened, id);
      for (const other of [...refused]) await write(opened, other);
      failure.value = null;
    } catch (error) {
      if (unkept.has(id)) refused.add(id);
      fail(error);
    } finally {
      underWay -= 1;
    }
  }

  /** What it has become by now. */
  async function write(opened: CopiedRows<Kept>, id: string) {
    const change = unkept.get(id);
    if (change === undefined) return;
    await (change === null ? opened.remove(id) : opened.put(change));
    refused.delete(id);
    if (unkept.get(id) === change) unkept.delete(id);
  }

  return {
    rows,
    unreadable,
    failure,
    find: (id) => rows.peek()?.find((row) => row.id === id),
    put(row) {
      rows.value = inOrder([...others(row.id), row]);
      keep(row.id, row);
    },
    remove(id) {
      rows.value = others(id);
      keep(id, null);
    },
  };
}
