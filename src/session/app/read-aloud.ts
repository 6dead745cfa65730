/** Reads cards aloud with a voice of the device, if it has one for the language. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../content/bilingual';
import type { Voices } from '../../device/output/voices';

export interface ReadAloud {
  /** Codes of the languages with a voice. */
  readonly languages: ReadonlySignal<readonly string[]>;
  /** The id of what is being read, or null. */
  readonly idBeingRead: ReadonlySignal<string | null>;
  /** Reads these texts in order; stops any reading in progress. */
  read(id: string, texts: readonly string[], language: Language): void;
  stop(): void;
}

export function createReadAloud(voices: Voices): ReadAloud {
  const idBeingRead = signal<string | null>(null);
  let latestReading = 0;
  return {
    languages: voices.languages,
    idBeingRead,
    read(id, texts, language) {
      latestReading += 1;
      const thisReading = latestReading;
      idBeingRead.value = id;
      // Starting to read ends the previous reading, which also calls back.
      voices.read(texts, language, () => {
        if (thisReading === latestReading) idBeingRead.value = null;
      });
    },
    stop() {
      latestReading += 1;
      idBeingRead.value = null;
      voices.stop();
    },
  };
}
