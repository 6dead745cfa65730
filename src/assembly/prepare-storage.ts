/** Storage work that starts before the store is open; loaded in the same chunk as the store. */
import { type AppStorage, openStorage } from '../storage/open-storage';
import { type ConditionReporter, createConditionReporter } from '../storage/storage-condition';
import { savePendingOnPageHide } from './save-pending-on-page-hide';

export interface PreparedStorage {
  readonly condition: ConditionReporter;
  readonly open: () => Promise<AppStorage>;
  readonly savePendingOnPageHide: typeof savePendingOnPageHide;
}

export function prepareStorage(): PreparedStorage {
  const condition = createConditionReporter();
  return { condition, open: () => openStorage({ condition }), savePendingOnPageHide };
}
