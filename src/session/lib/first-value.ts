import { effect, type ReadonlySignal } from '@preact/signals';

/** Resolves with the first value of a signal that is not null. */
export function firstValue<Value>(source: ReadonlySignal<Value | null>): Promise<Value> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (source.value === null) return;
      resolve(source.value);
      queueMicrotask(() => stop());
    });
  });
}
