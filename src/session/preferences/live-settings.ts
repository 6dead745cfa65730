/** The settings as a signal: changes show at once and are stored in the background. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../content/bilingual';
import type { TabChannel } from '../../device/browser/tab-channel';
import { memoizeAsync } from '../../lib/memoize-async';
import { isDebouncedField } from '../../settings/debounced-fields';
import type { SavedSettings } from '../../settings/saved-settings';
import type { FirstPaintSettings } from '../../storage/settings/boot-hints';
import type { SettingsStore } from '../../storage/settings/settings-store';

export type SettingsUpdater = (values: SavedSettings) => Partial<SavedSettings>;

export interface Settings {
  readonly values: ReadonlySignal<SavedSettings>;
  /** The language in use: the chosen one, or that of the phone. */
  readonly language: ReadonlySignal<Language>;
  /**
   * Changes settings, by value or by a function of the current ones; changes made before the stored settings are read
   * are applied to them afterward.
   */
  change(changes: Partial<SavedSettings> | SettingsUpdater): void;
  /** Immediately stores debounced fields, because the page may be closed. */
  flush(): void;
  /** The fields whose current values may not be stored yet. */
  readonly unsavedFields: Pick<ReadonlyMap<keyof SavedSettings, unknown>, 'keys'>;
  /** Resolves when the stored settings are loaded; rejects if they cannot be read. */
  whenRead(): Promise<unknown>;
}

export interface SettingsPorts {
  /** Opens the store; called again after a failure. */
  readonly openStore: () => Promise<SettingsStore>;
  /** Settings known before the store is open. */
  readonly firstPaintSettings: FirstPaintSettings;
  readonly phoneLanguage: Language | null;
  readonly tabChannel: TabChannel;
}

/** After this time without typing, debounced fields are stored. */
const DEBOUNCE_DELAY_MS = 400;

type Field = keyof SavedSettings;

/** The settings of a user who has not chosen anything yet. */
const defaults: Omit<SavedSettings, keyof FirstPaintSettings> = {
  keepAwake: true,
  vibrates: true,
  defaultCardView: 'picture',
  pictureQuarterTurns: 0,
  singleKeyShortcuts: true,
  lastReleaseNotesRead: null,
  lastNewGame: null,
  newGameDraft: null,
  regulars: [],
  lands: null,
  rulebook: null,
  pastedCardList: null,
  randomDraft: null,
  sharedDeckGame: null,
  clock: null,
};

export function createSettings(ports: SettingsPorts): Settings {
  const { openStore, firstPaintSettings, phoneLanguage, tabChannel } = ports;
  const initial: SavedSettings = { ...defaults, ...firstPaintSettings };
  const values = signal(initial);
  let updatesBeforeOpening: readonly SettingsUpdater[] = [];
  let storeIfOpen: SettingsStore | null = null;

  const openAndRead = memoizeAsync(async () => {
    const store = await openStore();
    const loaded: SavedSettings = { ...initial, ...(await store.read()) };
    for (const update of updatesBeforeOpening) Object.assign(loaded, update(loaded));
    values.value = loaded;
    storeIfOpen = store;
    return store;
  });

  // A write reports the failure; nothing else needs it.
  openAndRead().catch(() => {});

  /** For each field, the change that has to be stored. */
  const unsavedFields = new Map<Field, readonly Field[]>();

  const saveSchedule = createSaveSchedule(async (changedFields) => {
    for (const field of changedFields) unsavedFields.set(field, changedFields);
    try {
      // An open store is called within the same task, because the page may be closed right after.
      const store = storeIfOpen ?? (await openAndRead());
      await store.write(values.peek(), changedFields);
      if (!changedFields.every(isDebouncedField)) tabChannel.post('changed');
      for (const field of changedFields)
        if (unsavedFields.get(field) === changedFields) unsavedFields.delete(field);
    } catch {
      // Nothing to report: the change lasts until the app is closed, and an unsaved game is reported elsewhere.
    }
  });

  // Otherwise the next change here would bring back what was chosen before in another tab.
  tabChannel.onMessage(async () => {
    const stored = (await storeIfOpen?.read().catch(() => null)) ?? {};
    const chosenElsewhere = Object.entries(stored).filter(
      ([field]) => !isDebouncedField(field) && !unsavedFields.has(field as Field),
    );
    values.value = { ...values.peek(), ...Object.fromEntries(chosenElsewhere) };
  });

  return {
    values,
    whenRead: openAndRead,
    language: computed(() => values.value.language ?? phoneLanguage ?? 'en'),
    change(changes) {
      const update = typeof changes === 'function' ? changes : () => changes;
      if (!storeIfOpen) updatesBeforeOpening = [...updatesBeforeOpening, update];
      const changedValues = update(values.peek());
      values.value = { ...values.peek(), ...changedValues };
      saveSchedule.schedule(Object.keys(changedValues) as Field[]);
    },
    flush: saveSchedule.flush,
    unsavedFields,
  };
}

/** Saves choices at once, and debounced fields after a pause. */
function createSaveSchedule(save: (fields: readonly Field[]) => void) {
  const pendingFields = new Set<Field>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    if (pendingFields.size > 0) save([...pendingFields]);
    pendingFields.clear();
  }

  function schedule(changedFields: readonly Field[]) {
    const immediateFields = changedFields.filter((field) => !isDebouncedField(field));
    if (immediateFields.length > 0) save(immediateFields);
    for (const field of changedFields.filter(isDebouncedField)) pendingFields.add(field);
    clearTimeout(timer);
    if (pendingFields.size > 0) timer = setTimeout(flush, DEBOUNCE_DELAY_MS);
  }

  return { schedule, flush };
}
