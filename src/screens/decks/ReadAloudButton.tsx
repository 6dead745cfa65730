import { useEffect } from 'preact/hooks';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { IconButton } from '../../design/Button';
import { useSession } from '../../session/session';
import { useReadAloud } from '../parts/use-read-aloud';
import { useLanguage } from '../parts/words';

/** Reads the card aloud or stops, and stops when the reader leaves it or changes the language. */
export function ReadAloudButton({ facts }: { facts: PlanarCardFacts }) {
  const { readAloud } = useSession();
  const language = useLanguage();
  useEffect(() => readAloud.stop, [readAloud, facts, language]);
  const reading = useReadAloud(facts);
  return (
    reading && (
      <IconButton
        icon={reading.isReading ? 'silence' : 'voice'}
        label={reading.label}
        onClick={reading.press}
      />
    )
  );
}
