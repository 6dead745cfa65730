/** The user's choices, alive: shown at once, kept in the background. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../content/bilingual';
import type { SavedSettings } from '../storage/saved-settings';
import type { SettingsStore } from '../storage/settings';
import { openedOnce } from './opened-once';

export type {
  SavedClock,
  SavedDraft,
  SavedGroup,
  SavedLands,
  SavedNewGame,
  SavedPlayer,
  SavedRulebook,
  SavedSettings,
} from '../storage/saved-settings';

export type Change = (values: SavedSettings) => Partial<SavedSettings>;

export interface Settings {
  readonly values: ReadonlySignal<SavedSettings>;
  /** The language in use: the chosen one, or the phone's. */
  readonly language: ReadonlySignal<Language>;
  /** New values, or how they follow from those there are: also from those that are still to be read. */
  change(changes: Partial<SavedSettings> | Change): void;
}

export interface SettingsPorts {
  /** Opened anew after a failure. */
  readonly store: () => Promise<SettingsStore>;
  /** What is known of them before the store is open. */
  readonly firstLook: Pick<SavedSettings, 'language' | 'theme' | 'facing' | 'panels' | 'die'>;
  readonly phoneLanguage: Language | null;
}

export function createSettings({ store, firstLook, phoneLanguage }: SettingsPorts): Settings {
  const initial: SavedSettings = {
    keepAwake: true,
    vibrates: true,
    firstView: 'picture',
    pictureTurns: 0,
    newGame: null,
    regulars: [],
    lands: null,
    rulebook: null,
    landList: null,
    draft: null,
    sharedDeck: null,
    clock: null,
    ...firstLook,
  };
  const values = signal(initial);
  let changedBeforeOpening: readonly Change[] = [];
  let isRead = false;

  async function read(): Promise<SettingsStore> {
    const opened = await store();
    const found: SavedSettings = { ...initial, ...(await opened.read()) };
    for (const change of changedBeforeOpening) Object.assign(found, change(found));
    values.value = found;
    isRead = true;
    return opened;
  }

  const open = openedOnce(read);

  // Whoever writes hears of a failure; nobody else has to.
  open().catch(() => {});

  async function save() {
    try {
      await (await open()).write(values.peek());
    } catch {
      // Nothing to be told: the choice holds until the app is closed, and a lost game is reported elsewhere.
    }
  }

  return {
    values,
    language: computed(() => values.value.language ?? phoneLanguage ?? 'en'),
    change(changes) {
      const change = typeof changes === 'function' ? changes : () => changes;
      if (!isRead) changedBeforeOpening = [...changedBeforeOpening, change];
      values.value = { ...values.peek(), ...change(values.peek()) };
      save();
    },
  };
}
