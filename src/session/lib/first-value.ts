import { effect, type ReadonlySignal } from '@preact/signals';

/** Resolves with the first value of a signal that is not null. */
export function firstValue<Value>(value: ReadonlySignal<Value | null>): Promise<Value> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (value.value === null) return;
      resolve(value.value);
      queueMicrotask(() => stop());
    });
  });
}
