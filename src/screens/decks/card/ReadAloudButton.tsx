import { useEffect } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { Button } from '../../../design/Button';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { useDevice } from '../../../session/contexts/use-device';
import { useReadAloud } from '../../parts/card/use-read-aloud';
import { useLanguage } from '../../parts/words';

/** Reads the card aloud. Stops when the reader leaves it or changes the language. */
export function ReadAloudButton({ facts }: { facts: PlanarCardFacts }) {
  const { services } = useDevice();
  const readAloud = services.value?.readAloud;
  const language = useLanguage();
  useEffect(() => readAloud?.stop, [readAloud, facts, language]);
  const reading = useReadAloud(facts);
  return (
    reading && (
      <Button variant="bare" label={reading.label} onClick={reading.toggleReading}>
        <DeferredIcon name={reading.isReading ? 'silence' : 'voice'} />
      </Button>
    )
  );
}
