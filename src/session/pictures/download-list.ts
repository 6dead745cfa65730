/** The cards whose pictures were asked for from Scryfall, as rows that all tabs see. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { DownloadRow, DownloadStore } from '../../storage/pictures/picture-downloads';

export interface DownloadList {
  readonly rows: ReadonlySignal<ReadonlyMap<string, DownloadRow>>;
  inOrder(): readonly DownloadRow[];
  wanted(): readonly DownloadRow[];
  setAll(all: readonly DownloadRow[]): void;
  /** Adds the rows of cards that the list lacks. */
  addMissing(rows: readonly DownloadRow[]): void;
  /** Shows and stores the row; false once all of it was put away, be it in another tab. */
  change(row: DownloadRow): Promise<boolean>;
  /** Puts the whole list in place of what is stored. */
  write(): Promise<void>;
  /** Leaves the list to another tab, which gets what it lacks. */
  handOver(): Promise<void>;
}

export function createDownloadList(store: () => Promise<DownloadStore>): DownloadList {
  const rows = signal<ReadonlyMap<string, DownloadRow>>(new Map());
  const inOrder = () => [...rows.peek().values()].toSorted((one, other) => one.place - other.place);
  const byCard = (some: readonly DownloadRow[]) => some.map((row) => [row.card, row] as const);
  return {
    rows,
    inOrder,
    wanted: () => inOrder().filter(({ state }) => state === 'wanted'),
    setAll(all) {
      rows.value = new Map(byCard(all));
    },
    addMissing(found) {
      rows.value = new Map([...byCard(found), ...rows.peek()]);
    },
    async change(row) {
      if (rows.peek().has(row.card)) rows.value = new Map(rows.peek()).set(row.card, row);
      return (await store()).change(row);
    },
    async write() {
      await (await store()).replaceAll(inOrder());
    },
    async handOver() {
      await (await store()).add(inOrder());
    },
  };
}
