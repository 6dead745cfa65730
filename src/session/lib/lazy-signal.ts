import { signal } from '@preact/signals';
import { memoizeAsync } from '../../lib/memoize-async';

/** A part of the app that is assembled when it is first needed. */
export interface LazySignal<Part> {
  /** Null until it is loaded; reading it subscribes to it, as with a signal. */
  readonly value: Part | null;
  /** Returns the same part to every caller; after a failure the next call tries again. */
  load(): Promise<Part>;
  /** Loads the part in the background; a failure is reported to the app. */
  request(): void;
}

export function lazySignal<Part>(
  loadValue: () => Promise<Part>,
  reportFailure: (error: unknown) => void,
): LazySignal<Part> {
  const loadedPart = signal<Part | null>(null);
  const load = memoizeAsync(async () => {
    const part = await loadValue();
    loadedPart.value = part;
    return part;
  });
  return {
    get value() {
      return loadedPart.value;
    },
    load,
    request: () => void load().catch(reportFailure),
  };
}
