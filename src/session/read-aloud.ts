/** Cards read aloud by the phone's own voice, where it has one for the language. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../content/bilingual';
import type { Voices } from '../device/voices';

export interface ReadAloud {
  /** Codes of the languages that can be read. */
  readonly languages: ReadonlySignal<readonly string[]>;
  /** What is read now, by the name it was given. */
  readonly reading: ReadonlySignal<string | null>;
  /** Reads these texts one after another instead of whatever was read before. */
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
      // Breaking off one reading for the next one ends the first.
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
