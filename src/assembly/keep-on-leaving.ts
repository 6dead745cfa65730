import { onPageHide } from '../device/browser/visibility';
import type { LiveGame } from '../session/game/live-game';
import type { Settings } from '../session/preferences/settings';
import { keepSavesUnderWay } from '../storage/game/unsaved-games';
import { keepChanges, keptGroups } from '../storage/kept-changes';
import type { LazyServices } from './lazy-services';

/** Keeps all changes that are not stored yet for the next start, whenever the page may be about to close. */
export function keepOnLeaving(
  liveGame: LiveGame,
  settings: Settings,
  { decks, ownCards }: Pick<LazyServices, 'decks' | 'ownCards'>,
): void {
  onPageHide(() => {
    keepSavesUnderWay(liveGame.flushSaves());
    settings.flush();
    const values = settings.values.peek();
    keepChanges(
      keptGroups.settings,
      new Map([...settings.unsaved.keys()].map((field) => [field, values[field]])),
    );
    if (decks.value) keepChanges(keptGroups.decks, decks.value.unsaved);
    if (ownCards.value) keepChanges(keptGroups.ownCards, ownCards.value.unsaved);
  });
}
