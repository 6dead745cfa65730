/** The settings as a signal: changes show at once and are stored in the background. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../content/bilingual';
import type { DraftField, SavedSettings } from '../../storage/settings/saved-settings';
import type { SettingsStore } from '../../storage/settings/settings';
import { memoizeAsync } from '../lib/memoize-async';

export type {
  SavedClock,
  SavedDraft,
  SavedGroup,
  SavedLands,
  SavedNewGame,
  SavedPlayer,
  SavedRulebook,
  SavedSettings,
} from '../../storage/settings/saved-settings';

export type Change = (values: SavedSettings) => Partial<SavedSettings>;

export interface Settings {
  readonly values: ReadonlySignal<SavedSettings>;
  /** The language in use: the chosen one, or that of the phone. */
  readonly language: ReadonlySignal<Language>;
  /**
   * Changes settings, by value or by a function of the current ones; changes made before the stored settings are read
   * are applied to them afterward.
   */
  change(changes: Partial<SavedSettings> | Change): void;
  /** Immediately stores drafts that are waiting, because the page may be closed. */
  flush(): void;
  /** Resolves when the stored settings are loaded; rejects if they cannot be read. */
  whenRead(): Promise<unknown>;
}

export interface SettingsPorts {
  /** Opened again after a failure. */
  readonly store: () => Promise<SettingsStore>;
  /** Settings known before the store is open. */
  readonly bootHints: Pick<
    SavedSettings,
    'language' | 'theme' | 'facing' | 'panels' | 'die' | 'isInstallHintSeen'
  >;
  readonly phoneLanguage: Language | null;
}

/** Milliseconds without typing after which drafts are stored. */
const PAUSE_OF_DRAFTS = 400;

const drafts: Readonly<Record<DraftField, true>> = {
  lands: true,
  landList: true,
  draft: true,
  sharedDeck: true,
  rulebook: true,
};

function isDraft(field: keyof SavedSettings): boolean {
  return field in drafts;
}

export function createSettings({ store, bootHints, phoneLanguage }: SettingsPorts): Settings {
  const initial: SavedSettings = {
    keepAwake: true,
    vibrates: true,
    firstView: 'picture',
    pictureTurns: 0,
    isTapHintSeen: false,
    notesSeen: null,
    newGame: null,
    regulars: [],
    lands: null,
    rulebook: null,
    landList: null,
    draft: null,
    sharedDeck: null,
    clock: null,
    ...bootHints,
  };
  const values = signal(initial);
  let changedBeforeOpening: readonly Change[] = [];
  let isRead = false;

  async function read(): Promise<SettingsStore> {
    const reading = await store();
    const found: SavedSettings = { ...initial, ...(await reading.read()) };
    for (const change of changedBeforeOpening) Object.assign(found, change(found));
    values.value = found;
    isRead = true;
    opened = reading;
    return reading;
  }

  const open = memoizeAsync(read);

  // A write reports the failure; nothing else needs it.
  open().catch(() => {});

  let opened: SettingsStore | null = null;
  const waiting = new Set<keyof SavedSettings>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function save(changed: readonly (keyof SavedSettings)[]) {
    try {
      // An open store is called within the same task, because the page may be closed right after.
      const store = opened ?? (await open());
      await store.write(values.peek(), changed);
    } catch {
      // Nothing to report: the change lasts until the app is closed, and an unsaved game is reported elsewhere.
    }
  }

  function flush() {
    clearTimeout(timer);
    if (waiting.size > 0) save([...waiting]);
    waiting.clear();
  }

  function keep(changed: readonly (keyof SavedSettings)[]) {
    const drafts = changed.filter(isDraft);
    const chosen = changed.filter((field) => !isDraft(field));
    if (chosen.length > 0) save(chosen);
    for (const field of drafts) waiting.add(field);
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(flush, PAUSE_OF_DRAFTS);
  }

  return {
    values,
    whenRead: open,
    language: computed(() => values.value.language ?? phoneLanguage ?? 'en'),
    change(changes) {
      const change = typeof changes === 'function' ? changes : () => changes;
      if (!isRead) changedBeforeOpening = [...changedBeforeOpening, change];
      const changed = change(values.peek());
      values.value = { ...values.peek(), ...changed };
      keep(Object.keys(changed) as (keyof SavedSettings)[]);
    },
    flush,
  };
}
