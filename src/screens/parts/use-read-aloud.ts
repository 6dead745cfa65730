import type { Language } from '../../content/bilingual';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { Words } from '../../i18n/en';
import { useSession } from '../../session/session';
import { withSymbolsNamed } from './symbol-words';
import { useLanguage, useWords } from './words';

interface Reading {
  readonly isReading: boolean;
  /** What pressing does now. */
  readonly label: string;
  readonly press: () => void;
}

/** Reading a card aloud. Null where the phone has no voice of its own for the language, or the card is not known. */
export function useReadAloud(facts: PlanarCardFacts | null | undefined): Reading | null {
  const words = useWords();
  const language = useLanguage();
  const { readAloud, catalogue } = useSession();
  if (!facts || !readAloud.languages.value.includes(language)) return null;
  const isReading = readAloud.reading.value === facts.id;
  const planarType = catalogue.value?.planarTypeOf(facts)?.[language];
  return {
    isReading,
    label: isReading ? words.stopReading : words.readAloud,
    press: () =>
      isReading
        ? readAloud.stop()
        : readAloud.read(facts.id, asSpoken(facts, planarType, language, words), language),
  };
}

function asSpoken(
  { name, kind, abilities }: PlanarCardFacts,
  planarType: string | undefined,
  language: Language,
  words: Words,
): readonly string[] {
  return [
    `${name[language]}. ${[words.kinds[kind], planarType].filter(Boolean).join(', ')}.`,
    ...abilities.map(({ when, text }) => {
      const times = when.map((time) => words.when[time]).join(', ');
      return `${times}. ${withSymbolsNamed(text[language], language)}`;
    }),
  ];
}
