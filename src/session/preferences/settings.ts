/** The settings as a signal: changes show at once and are stored in the background. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../content/bilingual';
import { memoizeAsync } from '../../lib/memoize-async';
import { isDelayed } from '../../settings/delayed-fields';
import type { SavedSettings } from '../../settings/saved-settings';
import type { HintedSettings } from '../../storage/settings/boot-hints';
import type { SettingsStore } from '../../storage/settings/settings-store';

export type SettingsChange = (values: SavedSettings) => Partial<SavedSettings>;

export interface Settings {
  readonly values: ReadonlySignal<SavedSettings>;
  /** The language in use: the chosen one, or that of the phone. */
  readonly language: ReadonlySignal<Language>;
  /**
   * Changes settings, by value or by a function of the current ones; changes made before the stored settings are read
   * are applied to them afterward.
   */
  change(changes: Partial<SavedSettings> | SettingsChange): void;
  /** Immediately stores pending drafts, because the page may be closed. */
  flush(): void;
  /** The fields whose current values may not be stored yet. */
  readonly unsaved: Pick<ReadonlyMap<keyof SavedSettings, unknown>, 'keys'>;
  /** Resolves when the stored settings are loaded; rejects if they cannot be read. */
  whenRead(): Promise<unknown>;
}

export interface SettingsPorts {
  /** Opens the store; called again after a failure. */
  readonly store: () => Promise<SettingsStore>;
  /** Settings known before the store is open. */
  readonly hinted: HintedSettings;
  readonly phoneLanguage: Language | null;
}

/** Milliseconds without typing after which drafts are stored. */
const DRAFT_DELAY = 400;

type Field = keyof SavedSettings;

/** The settings of a user who has not chosen anything yet. */
const defaults: Omit<SavedSettings, keyof HintedSettings> = {
  keepAwake: true,
  vibrates: true,
  firstView: 'picture',
  pictureTurns: 0,
  isTapHintSeen: false,
  hintsSeen: [],
  singleKeys: true,
  notesSeen: null,
  newGame: null,
  nextGame: null,
  regulars: [],
  lands: null,
  rulebook: null,
  landList: null,
  draft: null,
  sharedDeck: null,
  clock: null,
};

export function createSettings({ store, hinted, phoneLanguage }: SettingsPorts): Settings {
  const initial: SavedSettings = { ...defaults, ...hinted };
  const values = signal(initial);
  let changedBeforeOpening: readonly SettingsChange[] = [];
  let opened: SettingsStore | null = null;

  const open = memoizeAsync(async () => {
    const openedStore = await store();
    const loaded: SavedSettings = { ...initial, ...(await openedStore.read()) };
    for (const change of changedBeforeOpening) Object.assign(loaded, change(loaded));
    values.value = loaded;
    opened = openedStore;
    return openedStore;
  });

  // A write reports the failure; nothing else needs it.
  open().catch(() => {});

  /** For each field, the change that has to be stored. */
  const unsaved = new Map<Field, readonly Field[]>();

  const saves = createSaveSchedule(async (changed) => {
    for (const field of changed) unsaved.set(field, changed);
    try {
      // An open store is called within the same task, because the page may be closed right after.
      const store = opened ?? (await open());
      await store.write(values.peek(), changed);
      for (const field of changed) if (unsaved.get(field) === changed) unsaved.delete(field);
    } catch {
      // Nothing to report: the change lasts until the app is closed, and an unsaved game is reported elsewhere.
    }
  });

  return {
    values,
    whenRead: open,
    language: computed(() => values.value.language ?? phoneLanguage ?? 'en'),
    change(changes) {
      const change = typeof changes === 'function' ? changes : () => changes;
      if (!opened) changedBeforeOpening = [...changedBeforeOpening, change];
      const changed = change(values.peek());
      values.value = { ...values.peek(), ...changed };
      saves.schedule(Object.keys(changed) as Field[]);
    },
    flush: saves.flush,
    unsaved,
  };
}

/** Saves choices at once, and drafts after a pause. */
function createSaveSchedule(save: (changed: readonly Field[]) => void) {
  const pendingDrafts = new Set<Field>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    if (pendingDrafts.size > 0) save([...pendingDrafts]);
    pendingDrafts.clear();
  }

  function schedule(changed: readonly Field[]) {
    const choices = changed.filter((field) => !isDelayed(field));
    if (choices.length > 0) save(choices);
    for (const field of changed.filter(isDelayed)) pendingDrafts.add(field);
    clearTimeout(timer);
    if (pendingDrafts.size > 0) timer = setTimeout(flush, DRAFT_DELAY);
  }

  return { schedule, flush };
}
