/** What a player sees of a download of pictures. */
import type { ReadonlySignal } from '@preact/signals';
import type { DownloadFailure, DownloadRow } from '../../storage/pictures/picture-downloads';
import type { StopReason } from './download-batches';
import { isWanted } from './download-list';
import type { RunningDownload } from './download-run';
import type { Delay } from './picture-fetching';

export interface Download {
  readonly totalCount: number;
  /** The state of each requested card. */
  readonly stateByCard: ReadonlyMap<string, DownloadRow['state']>;
  readonly receivedCount: number;
  /** Bytes received. */
  readonly receivedBytes: number;
  readonly failedCards: readonly { readonly card: string; readonly failure: DownloadFailure }[];
  readonly state:
    | { readonly kind: 'running'; readonly delay: Delay | null }
    | { readonly kind: 'paused'; readonly stopReason: StopReason }
    | { readonly kind: 'ended' };
}

/** Describes the download of these rows; null if there are none. */
export function downloadOf(
  rows: readonly DownloadRow[],
  running: RunningDownload | null,
  stopReason: ReadonlySignal<StopReason>,
): Download | null {
  if (rows.length === 0) return null;
  return {
    totalCount: rows.length,
    stateByCard: new Map(rows.map(({ card, state }) => [card, state])),
    receivedCount: rows.filter(({ state }) => state === 'received').length,
    receivedBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    failedCards: rows.flatMap(({ card, state }) =>
      state === 'wanted' || state === 'received' ? [] : [{ card, failure: state }],
    ),
    state: stateOf(rows, running, stopReason),
  };
}

function stateOf(
  rows: readonly DownloadRow[],
  running: RunningDownload | null,
  stopReason: ReadonlySignal<StopReason>,
): Download['state'] {
  if (running) return { kind: 'running', delay: running.delay };
  const isDone = !rows.some(isWanted);
  return isDone ? { kind: 'ended' } : { kind: 'paused', stopReason: stopReason.value };
}
