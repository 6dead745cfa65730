/** Loaded with the store, and at work before it is open. */
import { openStorage } from '../storage/open-storage';
import { createConditionReporter } from '../storage/storage-condition';
import { keepOnLeaving } from './keep-on-leaving';

export type WhatToKeep = Parameters<typeof keepOnLeaving>;

/** Returns the condition of the storage, also before it is open, and what opens it. */
export function prepareStorage(...whatToKeep: WhatToKeep) {
  keepOnLeaving(...whatToKeep);
  const condition = createConditionReporter();
  return { condition, open: () => openStorage(undefined, undefined, condition) };
}
