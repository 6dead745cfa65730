import type { Language } from '../../../content/bilingual';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import type { Words } from '../../../i18n/en';
import { useDevice } from '../../../session/contexts/use-device';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { replaceSymbolsWithNames } from '../text/symbol-words';
import { useLanguage, useWords } from '../words';

interface ReadAloudControls {
  readonly isReading: boolean;
  /** The label of the button in its current state. */
  readonly label: string;
  readonly toggleReading: () => void;
}

/**
 * Returns controls for reading a card aloud; null if the device has no voice for the language, or the card is unknown.
 */
export function useReadAloud(facts: PlanarCardFacts | null | undefined): ReadAloudControls | null {
  const words = useWords();
  const language = useLanguage();
  const { services } = useDevice();
  const { catalog } = usePlanarCards();
  const readAloud = services.value?.readAloud;
  if (!facts || !readAloud?.languages.value.includes(language)) return null;
  const isReading = readAloud.idBeingRead.value === facts.id;
  const planarType = catalog.value?.planarTypeOf(facts)?.[language];
  return {
    isReading,
    label: isReading ? words.stopReading : words.readAloud,
    toggleReading: () =>
      isReading
        ? readAloud.stop()
        : readAloud.read(facts.id, spokenSentences(facts, planarType, language, words), language),
  };
}

function spokenSentences(
  { name, kind, abilities }: PlanarCardFacts,
  planarType: string | undefined,
  language: Language,
  words: Words,
): readonly string[] {
  return [
    `${name[language]}. ${[words.kinds[kind], planarType].filter(Boolean).join(', ')}.`,
    ...abilities.map(({ when, text }) => {
      const times = when.map((time) => words.when[time]).join(', ');
      return `${times}. ${replaceSymbolsWithNames(text[language], language)}`;
    }),
  ];
}
