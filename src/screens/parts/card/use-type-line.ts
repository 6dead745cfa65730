import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useLanguage, useWords } from '../words';

/** Returns a function that gives the type line of a card: its kind and, for a plane, its planar type. */
export function useTypeLine(): (facts: PlanarCardFacts) => string {
  const { kinds } = useWords();
  const { catalog } = usePlanarCards();
  const language = useLanguage();
  return (facts) => {
    const planarType = catalog.value?.planarTypeOf(facts);
    return planarType ? `${kinds[facts.kind]}\u00a0— ${planarType[language]}` : kinds[facts.kind];
  };
}
