/**
 * Keeps in localStorage, until the next start, changes of rows that are not stored when the page goes: WebKit drops
 * transactions under way with their page, and before a database is open there are none. Of each row, the latest
 * change is kept.
 */

export const KEPT_PREFIX = 'planar-table.kept.';

/** What is kept, in groups: the settings by field, rows by id in a database of this name. */
export const keptGroups = {
  settings: 'settings',
  decks: 'planar-table-decks',
  ownCards: 'planar-table-own-cards',
} as const;

/** Values by key; null for a row that was removed. */
export type Changes = ReadonlyMap<string, unknown>;

const nameOf = (group: string, key: string) => `${KEPT_PREFIX}${group}.${key}`;
const textOf = (value: unknown) => JSON.stringify({ value });

/** Keeps changes of a group whose outcome the page may not live to see; short ones first, as space may run out. */
export function keepChanges(group: string, changes: Changes): void {
  const texts = Array.from(changes, ([key, value]) => ({ name: nameOf(group, key), text: textOf(value) }));
  for (const { name, text } of texts.sort((one, other) => one.text.length - other.text.length)) {
    try {
      localStorage.setItem(name, text);
    } catch {
      // No space or no permission: nothing more can be done for this one.
    }
  }
}

/** Returns the changes that earlier pages kept of a group. */
export function keptChanges(group: string): Changes {
  const begin = nameOf(group, '');
  try {
    const names = Object.keys(globalThis.localStorage ?? {}).filter((name) => name.startsWith(begin));
    return new Map(names.map((name) => [name.slice(begin.length), valueIn(localStorage.getItem(name))]));
  } catch {
    // Without permission nothing was kept.
    return new Map();
  }
}

/** Undefined if the text is damaged. */
function valueIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '').value;
  } catch {
    return undefined;
  }
}

/** Stores changes in place of what is kept of the same rows, which is older. */
export async function storeInsteadOfKept(
  group: string,
  changes: Changes,
  store: () => Promise<unknown>,
): Promise<void> {
  for (const [key, value] of changes) replaceKept(nameOf(group, key), value);
  await store();
  for (const [key, value] of changes) forgetKept(nameOf(group, key), value);
}

function replaceKept(name: string, value: unknown): void {
  try {
    if (localStorage.getItem(name) === null) return;
    localStorage.removeItem(name);
    localStorage.setItem(name, textOf(value));
  } catch {
    // Without space the older change is gone nevertheless.
  }
}

/** Forgets a change that is stored, unless a later one is kept. */
function forgetKept(name: string, value: unknown): void {
  try {
    const text = localStorage.getItem(name);
    if (text !== null && text === textOf(value)) localStorage.removeItem(name);
  } catch {
    // Without permission nothing was kept.
  }
}
