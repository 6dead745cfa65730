import { type ReadonlySignal, signal } from '@preact/signals';

/** The voices installed on the device. Voices that use a server are left out, so that texts stay on the device. */
export interface Voices {
  /** The languages that can be read aloud, as codes ("en"). */
  readonly languages: ReadonlySignal<readonly string[]>;
  /** Reads texts aloud in order. Calls `ended` at the end, whether all were read or reading was interrupted. */
  read(texts: readonly string[], language: string, onEnd: () => void): void;
  stop(): void;
}

const languageOf = ({ lang }: SpeechSynthesisVoice) => lang.slice(0, 2).toLowerCase();

export function createVoices(): Voices {
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  const localVoices = () => synthesis?.getVoices().filter(({ localService }) => localService) ?? [];
  const availableLanguages = () => [...new Set(localVoices().map(languageOf))];
  const languages = signal<readonly string[]>(availableLanguages());
  synthesis?.addEventListener?.('voiceschanged', () => {
    languages.value = availableLanguages();
  });
  return {
    languages,
    read(texts, language, onEnd) {
      const voices = localVoices().filter((voice) => languageOf(voice) === language);
      const voice = voices.find((candidate) => candidate.default) ?? voices[0];
      if (!synthesis || !voice) return onEnd();
      synthesis.cancel();
      for (const [index, text] of texts.entries()) {
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.voice = voice;
        utterance.lang = voice.lang;
        utterance.onerror = onEnd;
        if (index === texts.length - 1) utterance.onend = onEnd;
        synthesis.speak(utterance);
      }
    },
    stop() {
      synthesis?.cancel();
    },
  };
}
