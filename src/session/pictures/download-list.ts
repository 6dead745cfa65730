/** The cards whose pictures were requested from Scryfall, as rows that all tabs share. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { DownloadRow, DownloadStore } from '../../storage/pictures/picture-downloads';

export interface DownloadList {
  readonly rows: ReadonlySignal<ReadonlyMap<string, DownloadRow>>;
  rowsInOrder(): readonly DownloadRow[];
  wantedRows(): readonly DownloadRow[];
  setAll(rows: readonly DownloadRow[]): void;
  /** Adds the rows of cards that are not in the list. */
  addMissing(rows: readonly DownloadRow[]): void;
  /** Shows and stores the row; resolves to false if the list was dismissed, in this tab or another. */
  change(row: DownloadRow): Promise<boolean>;
  /** Replaces the stored list with this one. */
  write(): Promise<void>;
  /** Leaves the download to another tab and stores the rows that are missing from its list. */
  leaveToOtherTab(): Promise<void>;
}

export const isWanted = ({ state }: DownloadRow): boolean => state === 'wanted';

export function createDownloadList(openStore: () => Promise<DownloadStore>): DownloadList {
  const rows = signal<ReadonlyMap<string, DownloadRow>>(new Map());
  const rowsInOrder = () => [...rows.peek().values()].toSorted((first, second) => first.place - second.place);
  const entriesByCard = (listed: readonly DownloadRow[]) => listed.map((row) => [row.card, row] as const);
  return {
    rows,
    rowsInOrder,
    wantedRows: () => rowsInOrder().filter(isWanted),
    setAll(newRows) {
      rows.value = new Map(entriesByCard(newRows));
    },
    addMissing(missingRows) {
      rows.value = new Map([...entriesByCard(missingRows), ...rows.peek()]);
    },
    async change(row) {
      if (rows.peek().has(row.card)) rows.value = new Map(rows.peek()).set(row.card, row);
      return (await openStore()).change(row);
    },
    async write() {
      await (await openStore()).replaceAll(rowsInOrder());
    },
    async leaveToOtherTab() {
      await (await openStore()).add(rowsInOrder());
    },
  };
}
