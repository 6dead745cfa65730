/** The state of the app itself: offline support, updates, installation and storage. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Installation, InstallMethod } from '../../device/browser/install';
import type { OfflineState, Updates } from '../../device/browser/updates';
import type { StorageCondition } from '../../storage/storage-condition';

/** The version, with its date and commit if the build could determine them. */
export interface Build {
  readonly version: string;
  readonly date: string | null;
  readonly commit: string | null;
}

export interface AppState {
  readonly build: Build;
  /** Resolves when the first screen is drawn; parts that it does not need are fetched afterward. */
  readonly afterFirstScreen: Promise<void>;
  readonly offlineState: ReadonlySignal<OfflineState>;
  readonly isUpdateWaiting: ReadonlySignal<boolean>;
  readonly installMethod: ReadonlySignal<InstallMethod>;
  /** The last error that the app reported, or null; often a file that is gone after an update in another tab. */
  readonly failure: ReadonlySignal<unknown>;
  readonly storageCondition: ReadonlySignal<StorageCondition>;
  activateUpdate(): void;
  /** Hides the update until a new version is announced again. */
  dismissUpdate(): void;
  reportFailure(error: unknown): void;
  reload(): void;
  install(): void;
}

export interface AppStatePorts {
  readonly build: Build;
  readonly afterFirstScreen: Promise<void>;
  readonly updates: Updates;
  readonly installation: Installation;
  readonly storageCondition: ReadonlySignal<StorageCondition>;
  readonly reload: () => void;
}

export function createAppState(ports: AppStatePorts): AppState {
  const offlineState = signal<OfflineState>('preparing');
  const isUpdateWaiting = signal(false);
  const installMethod = signal<InstallMethod>('browserMenu');
  const failure = signal<unknown>(null);

  ports.updates.watch({
    onOfflineState(state) {
      offlineState.value = state;
    },
    onUpdateWaiting() {
      isUpdateWaiting.value = true;
    },
  });
  ports.installation.watch((method) => {
    installMethod.value = method;
  });

  return {
    build: ports.build,
    afterFirstScreen: ports.afterFirstScreen,
    offlineState,
    isUpdateWaiting,
    installMethod,
    failure,
    storageCondition: ports.storageCondition,
    activateUpdate: ports.updates.activateUpdate,
    dismissUpdate() {
      isUpdateWaiting.value = false;
    },
    reload: ports.reload,
    reportFailure(error) {
      // biome-ignore lint/suspicious/noConsole: the notice does not show what a bug report needs.
      console.error(error);
      failure.value = error;
    },
    install: () => void ports.installation.install(),
  };
}
