/**
 * Saves in localStorage, until the next start, changes of rows that are not stored when the page closes: WebKit drops
 * transactions in progress with their page, and before a database is open there are none. Only the latest change of
 * each row is saved.
 */
import { CUSTOM_CARDS_DATABASE_NAME, DECKS_DATABASE_NAME } from '../database/database-names';
import { toStoredForm, toStoredName } from '../stored-names/settings-and-card-names';

/** All versions use this prefix. */
export const PENDING_CHANGE_PREFIX = 'planar-table.kept.';

/** The groups of changes: the settings by field, and rows by id in the database of this name. */
export const pendingGroups = {
  settings: 'settings',
  decks: DECKS_DATABASE_NAME,
  customCards: CUSTOM_CARDS_DATABASE_NAME,
} as const;

/** Values by key; null for a row that was removed. */
export type Changes = ReadonlyMap<string, unknown>;

const nameOf = (group: string, key: string) =>
  `${PENDING_CHANGE_PREFIX}${group}.${group === pendingGroups.settings ? toStoredName(key) : key}`;
/** Only the names of settings are translated; those of the other rows are the same in the code. */
const textOf = (group: string, value: unknown) =>
  JSON.stringify({ value: group === pendingGroups.settings ? toStoredForm(value) : value });

/** Saves changes of a group that may not be stored before the page closes, short ones first in case space runs out. */
export function savePendingChanges(group: string, changes: Changes): void {
  const texts = Array.from(changes, ([key, value]) => ({
    name: nameOf(group, key),
    text: textOf(group, value),
  }));
  for (const { name, text } of texts.sort((one, other) => one.text.length - other.text.length)) {
    try {
      localStorage.setItem(name, text);
    } catch {
      // No space or no permission: nothing more can be done for this change.
    }
  }
}

/** Returns the changes of a group that earlier pages left. */
export function readPendingChanges(group: string): Changes {
  const prefix = nameOf(group, '');
  try {
    const names = Object.keys(globalThis.localStorage ?? {}).filter((name) => name.startsWith(prefix));
    return new Map(names.map((name) => [name.slice(prefix.length), parseValue(localStorage.getItem(name))]));
  } catch {
    // Without permission nothing was saved.
    return new Map();
  }
}

/** Returns undefined if the text is damaged. */
function parseValue(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '').value;
  } catch {
    return undefined;
  }
}

/** Stores changes, and discards older pending changes of the same rows. */
export async function storeAndClearPending(
  group: string,
  changes: Changes,
  store: () => Promise<unknown>,
): Promise<void> {
  for (const [key, value] of changes) replacePending(nameOf(group, key), textOf(group, value));
  await store();
  for (const [key, value] of changes) clearPending(nameOf(group, key), textOf(group, value));
}

function replacePending(name: string, text: string): void {
  try {
    if (localStorage.getItem(name) === null) return;
    localStorage.removeItem(name);
    localStorage.setItem(name, text);
  } catch {
    // Without space, the older change is gone all the same.
  }
}

/** Discards a change that is stored, unless a later one is pending. */
function clearPending(name: string, text: string): void {
  try {
    if (localStorage.getItem(name) === text) localStorage.removeItem(name);
  } catch {
    // Without permission nothing was saved.
  }
}
