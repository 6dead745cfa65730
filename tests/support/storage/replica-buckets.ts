import { IDBFactory } from 'fake-indexeddb';
import type { ReplicaBucket } from '../../../src/storage/replica/replica-bucket';

/** Creates a replica bucket that is not used elsewhere in this process. */
export function freshReplicaBucket(factory = new IDBFactory()): ReplicaBucket {
  let isMade = false;
  return {
    async openOrCreate() {
      isMade = true;
      return factory;
    },
    openExisting: async () => (isMade ? factory : null),
  };
}
