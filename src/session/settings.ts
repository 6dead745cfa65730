/** The user's choices, alive: shown at once, kept in the background. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../content/bilingual';
import type { SavedSettings, SettingsStore } from '../storage/settings';
import { openedOnce } from './opened-once';

export type { SavedDraft, SavedLands, SavedNewGame, SavedRulebook } from '../storage/settings';

export interface Settings {
  readonly values: ReadonlySignal<SavedSettings>;
  /** The language in use: the chosen one, or the phone's. */
  readonly language: ReadonlySignal<Language>;
  change(changes: Partial<SavedSettings>): void;
}

export interface SettingsPorts {
  /** Opened anew after a failure. */
  readonly store: () => Promise<SettingsStore>;
  /** What is known of them before the store is open. */
  readonly firstLook: Pick<SavedSettings, 'language' | 'theme' | 'facing' | 'die'>;
  readonly phoneLanguage: Language | null;
}

export function createSettings({ store, firstLook, phoneLanguage }: SettingsPorts): Settings {
  const values = signal<SavedSettings>({
    keepAwake: true,
    newGame: null,
    lands: null,
    rulebook: null,
    landList: null,
    draft: null,
    sharedDeck: null,
    ...firstLook,
  });
  let changedBeforeOpening: Partial<SavedSettings> = {};

  async function read(): Promise<SettingsStore> {
    const opened = await store();
    values.value = { ...values.peek(), ...(await opened.read()), ...changedBeforeOpening };
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
      changedBeforeOpening = { ...changedBeforeOpening, ...changes };
      values.value = { ...values.peek(), ...changes };
      save();
    },
  };
}
