import type { ReadonlySignal } from '@preact/signals';
import type { StorageFailure } from '../../lib/storage-failure';
import type { SaveRequest } from '../../storage/game/write-game';

/** Whether the games of this tab are stored. */
export interface Saving {
  /** Why the game is only in memory, or null. */
  readonly saveFailure: ReadonlySignal<StorageFailure | null>;
  readonly isSaving: ReadonlySignal<boolean>;
  retrySaving(): void;
  /** Submits all unsaved changes, because the page may be closed; returns the saves that cannot be submitted yet. */
  flushAndReturnUnsaved(): readonly SaveRequest[];
}
