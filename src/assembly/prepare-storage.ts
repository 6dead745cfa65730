/** Storage work that starts before the store is open; loaded in the same chunk as the store. */
import { openStorage } from '../storage/open-storage';
import { createConditionReporter } from '../storage/storage-condition';
import { type PendingSources, savePendingOnPageHide } from './save-pending-on-page-hide';

/**
 * Returns a reporter of the storage condition, which works before the store is open, and a function that opens the
 * store.
 */
export function prepareStorage(pendingSources: PendingSources) {
  savePendingOnPageHide(pendingSources);
  const condition = createConditionReporter();
  return { condition, open: () => openStorage({ condition }) };
}
