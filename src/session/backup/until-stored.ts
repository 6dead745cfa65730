import { computed, type ReadonlySignal } from '@preact/signals';
import type { StorageFailure } from '../../storage/database/storage-failure';
import { firstValue } from '../lib/first-value';

export interface Saving {
  /** Starts to save everything that is not stored yet. */
  readonly flush: () => void;
  readonly isSaving: ReadonlySignal<boolean>;
  readonly saveFailure: ReadonlySignal<StorageFailure | null>;
}

/** Resolves when everything is stored or saving has failed. */
export async function untilStored({ flush, isSaving, saveFailure }: Saving): Promise<void> {
  flush();
  await firstValue(computed(() => (isSaving.value && saveFailure.value === null ? null : true)));
}
