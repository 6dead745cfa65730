import { computed } from '@preact/signals';
import type { Saving } from '../game/saving';
import { firstValue } from '../lib/first-value';

export interface SavingPorts extends Pick<Saving, 'isSaving' | 'saveFailure'> {
  /** Starts to save everything that is not stored yet. */
  readonly flush: () => void;
}

/** Resolves when everything is stored or saving has failed. */
export async function untilStored({ flush, isSaving, saveFailure }: SavingPorts): Promise<void> {
  flush();
  await firstValue(computed(() => (isSaving.value && saveFailure.value === null ? null : true)));
}
