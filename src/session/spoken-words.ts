import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../content/bilingual';
import type { Words } from '../i18n/en';

export interface Speech {
  readonly language: Language;
  readonly words: Words;
}

/** Follows the chosen language: its words replace the old ones as soon as they are loaded, both at once. */
export function followLanguage(
  first: Speech,
  chosen: ReadonlySignal<Language>,
  loadWords: (language: Language) => Promise<Words>,
): ReadonlySignal<Speech> {
  const speech = signal(first);
  effect(() => {
    const language = chosen.value;
    if (language === speech.peek().language) return;
    loadWords(language).then(
      (words) => {
        if (chosen.peek() === language) speech.value = { language, words };
      },
      () => {
        // The file could not be had: the language before goes on speaking.
      },
    );
  });
  return speech;
}
