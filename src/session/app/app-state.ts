/** The state of the app itself: offline support, updates, installation and storage. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Installation } from '../../device/browser/install';
import type { Updates } from '../../device/browser/updates';
import type { StorageCondition } from '../../storage/storage-condition';

/** The version, with its date and commit if the build could determine them. */
export interface Build {
  readonly version: string;
  readonly date: string | null;
  readonly commit: string | null;
}

export interface AppState extends Updates, Installation {
  readonly build: Build;
  /** Resolves when the first screen is drawn; parts that it does not need are fetched afterward. */
  readonly afterFirstScreen: Promise<void>;
  /** The last error that the app reported, or null; often a file that is gone after an update in another tab. */
  readonly failure: ReadonlySignal<unknown>;
  readonly storageCondition: ReadonlySignal<StorageCondition>;
  reportFailure(error: unknown): void;
  reload(): void;
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
  const failure = signal<unknown>(null);

  return {
    ...ports.updates,
    ...ports.installation,
    build: ports.build,
    afterFirstScreen: ports.afterFirstScreen,
    failure,
    storageCondition: ports.storageCondition,
    reload: ports.reload,
    reportFailure(error) {
      // biome-ignore lint/suspicious/noConsole: the notice does not show what a bug report needs.
      console.error(error);
      failure.value = error;
    },
  };
}
