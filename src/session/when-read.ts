import { effect, type ReadonlySignal } from '@preact/signals';

/** What is read from the phone in the background, once it is there: until then the signal says null. */
export function whenRead<Value>(value: ReadonlySignal<Value | null>): Promise<Value> {
  return new Promise((read) => {
    const stop = effect(() => {
      if (value.value === null) return;
      read(value.value);
      queueMicrotask(() => stop());
    });
  });
}
