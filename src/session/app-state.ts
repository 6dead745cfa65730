/** What is to be known about the app itself: whether it works offline, whether a new version waits, what was damaged. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Installation } from '../device/install';
import type { OfflineState, Updates } from '../device/updates';
import type { DamagedData } from '../storage/damaged';

export interface AppState {
  readonly version: string;
  readonly offline: ReadonlySignal<OfflineState>;
  readonly updateWaiting: ReadonlySignal<boolean>;
  readonly canInstall: ReadonlySignal<boolean>;
  /** A file of the app could not be had, after an update in another tab for example. */
  readonly partMissing: ReadonlySignal<boolean>;
  /** How many pieces of stored data could not be read and were set aside. */
  readonly damaged: ReadonlySignal<number>;
  takeUpdate(): void;
  /** Not now; a later word of a new version is heard again. */
  putUpdateOff(): void;
  reportMissingPart(): void;
  reload(): void;
  install(): void;
  saveDamagedAsFile(): Promise<void>;
  discardDamaged(): Promise<void>;
}

export interface AppStatePorts {
  readonly version: string;
  readonly updates: Updates;
  readonly installation: Installation;
  readonly damaged: () => Promise<DamagedData>;
  readonly saveFile: (name: string, text: string, type: string) => void;
  readonly reload: () => void;
}

export function createAppState(ports: AppStatePorts): AppState {
  const offline = signal<OfflineState>('preparing');
  const updateWaiting = signal(false);
  const canInstall = signal(false);
  const partMissing = signal(false);
  const damaged = signal(0);

  ports.updates.watch({
    offline(state) {
      offline.value = state;
    },
    updateWaiting() {
      updateWaiting.value = true;
    },
  });
  ports.installation.watch((possible) => {
    canInstall.value = possible;
  });

  ports
    .damaged()
    .then(({ watch }) =>
      watch((count) => {
        damaged.value = count;
      }),
    )
    .catch(() => {
      // The table says by itself that nothing can be stored.
    });

  return {
    version: ports.version,
    offline,
    updateWaiting,
    canInstall,
    partMissing,
    damaged,
    takeUpdate: ports.updates.takeUpdate,
    putUpdateOff() {
      updateWaiting.value = false;
    },
    reload: ports.reload,
    reportMissingPart() {
      partMissing.value = true;
    },
    install: () => void ports.installation.install(),
    async saveDamagedAsFile() {
      ports.saveFile('planar-table-damaged.json', await (await ports.damaged()).asText(), 'application/json');
    },
    async discardDamaged() {
      await (await ports.damaged()).discard();
    },
  };
}
