import { replaceGlobals } from './fake-globals';

/** A storage whose keys are its own enumerable properties, as in browsers. */
class FakeStorage {
  [name: string]: unknown;
}
Object.defineProperties(FakeStorage.prototype, {
  getItem: {
    value(this: FakeStorage, name: string) {
      return this[name] ?? null;
    },
  },
  setItem: {
    value(this: FakeStorage, name: string, text: string) {
      this[name] = text;
    },
  },
  removeItem: {
    value(this: FakeStorage, name: string) {
      delete this[name];
    },
  },
});

/** Replaces localStorage with an empty one until `restoreGlobals` is called. */
export function replaceLocalStorage(): Record<string, unknown> {
  const storage = new FakeStorage();
  replaceGlobals({ localStorage: storage });
  return storage;
}
