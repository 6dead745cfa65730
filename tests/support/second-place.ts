import { IDBFactory } from 'fake-indexeddb';
import type { SecondPlace } from '../../src/storage/second-place';

/** A place that nothing else in this process uses. */
export function freshSecondPlace(databases = new IDBFactory()): SecondPlace {
  let isMade = false;
  return {
    async open() {
      isMade = true;
      return databases;
    },
    look: async () => (isMade ? databases : null),
  };
}
