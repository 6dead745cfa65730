import { computed } from '@preact/signals';
import type { Saving } from '../game/saving';
import { firstValue } from '../lib/first-value';

export interface SavingPorts extends Pick<Saving, 'isSaving' | 'saveFailure'> {
  /** Starts to save everything that is not stored yet. */
  readonly flushChanges: () => void;
}

/** Resolves when everything is stored or could not be stored; an earlier failure does not end the wait. */
export async function untilSavingEnds(ports: SavingPorts): Promise<void> {
  ports.flushChanges();
  await firstValue(computed(() => (ports.isSaving.value ? null : true)));
}
