import { onPageHide } from '../device/browser/visibility';
import type { Saving } from '../session/game/saving';
import type { Settings } from '../session/preferences/live-settings';
import { pendingGroups, savePendingChanges } from '../storage/pending/pending-changes';
import { savePendingGames } from '../storage/pending/pending-games';
import type { LazyServices } from './lazy-services';

export interface PageHideSources {
  readonly saving: Saving;
  readonly settings: Settings;
  readonly services: Pick<LazyServices, 'decks' | 'customCards'>;
}

/** Saves all changes that are not stored yet for the next start, whenever the page may be about to close. */
export function savePendingOnPageHide({ saving, settings, services }: PageHideSources): void {
  onPageHide(() => {
    savePendingGames(saving.flushAndReturnUnsaved());
    settings.flush();
    const values = settings.values.peek();
    savePendingChanges(
      pendingGroups.settings,
      new Map([...settings.unsavedFields.keys()].map((field) => [field, values[field]])),
    );
    const { decks, customCards } = services;
    if (decks.value) savePendingChanges(pendingGroups.decks, decks.value.unsavedRows);
    if (customCards.value) savePendingChanges(pendingGroups.customCards, customCards.value.unsavedRows);
  });
}
