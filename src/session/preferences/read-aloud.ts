/** Reads cards aloud with a voice of the device, if it has one for the language. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../content/bilingual';
import type { Voices } from '../../device/output/voices';

export interface ReadAloud {
  /** Codes of the languages with a voice. */
  readonly languages: ReadonlySignal<readonly string[]>;
  /** The name of what is being read, or null. */
  readonly reading: ReadonlySignal<string | null>;
  /** Reads these texts in order; stops any reading in progress. */
  read(what: string, texts: readonly string[], language: Language): void;
  stop(): void;
}

export function createReadAloud(voices: Voices): ReadAloud {
  const languages = signal<readonly string[]>([]);
  const reading = signal<string | null>(null);
  let turn = 0;
  voices.watch((spoken) => {
    languages.value = spoken;
  });
  return {
    languages,
    reading,
    read(what, texts, language) {
      turn += 1;
      const mine = turn;
      reading.value = what;
      // Starting a reading ends the previous one, which also calls back.
      voices.read(texts, language, () => {
        if (mine === turn) reading.value = null;
      });
    },
    stop() {
      turn += 1;
      reading.value = null;
      voices.stop();
    },
  };
}
