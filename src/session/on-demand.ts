import { type ReadonlySignal, signal } from '@preact/signals';
import { openedOnce } from './opened-once';

/** A part of the app that is put together when somebody asks for it. */
export interface OnDemand<Part> {
  /** Null until it is there. */
  readonly part: ReadonlySignal<Part | null>;
  /** The same for whoever asks; after a failure the next one has it tried again. */
  open(): Promise<Part>;
}

export function onDemand<Part>(assemble: () => Promise<Part>): OnDemand<Part> {
  const part = signal<Part | null>(null);
  const open = openedOnce(async () => {
    const assembled = await assemble();
    part.value = assembled;
    return assembled;
  });
  return { part, open };
}
