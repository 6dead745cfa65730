import type { Signal } from '@preact/signals';
import { createRequiredContext } from './required-context';

/** What the first paint needs to know from the last session; screens replace it by the current values. */
export interface FirstPaintLayout {
  /** The height of the ongoing effects and reminders, in CSS pixels. */
  readonly effectsAndRemindersHeight: Signal<number>;
  /** The face-up cards that show a picture. */
  readonly cardsShownWithPicture: Signal<readonly string[]>;
}

export const [FirstPaintLayoutProvider, useFirstPaintLayout] = createRequiredContext<FirstPaintLayout>();
