import { useEffect } from 'preact/hooks';
import type { Language } from '../../content/bilingual';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { IconButton } from '../../design/Button';
import type { Words } from '../../i18n/en';
import { useSession } from '../../session/session';
import { withSymbolsNamed } from './symbol-words';
import { useLanguage, useWords } from './words';

/** Reads a card aloud, or stops. Not there where the phone has no voice of its own for the language. */
export function ReadAloudButton({ facts }: { facts: PlanarCardFacts }) {
  const words = useWords();
  const language = useLanguage();
  const { readAloud, catalogue } = useSession();
  useEffect(() => readAloud.stop, [readAloud, facts, language]);
  if (!readAloud.languages.value.includes(language)) return null;
  const isReading = readAloud.reading.value === facts.id;
  return (
    <IconButton
      icon={isReading ? 'silence' : 'voice'}
      label={isReading ? words.stopReading : words.readAloud}
      onClick={() =>
        isReading
          ? readAloud.stop()
          : readAloud.read(
              facts.id,
              asSpoken(facts, catalogue.value?.planarTypeOf(facts)?.[language], language, words),
              language,
            )
      }
    />
  );
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
