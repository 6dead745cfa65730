import { usePlanarCards } from '../../session/contexts/use-planar-cards';
import { cardName, useLanguage } from './words';

/** Returns a function that names a card in the current language. */
export function useCardName(): (card: string) => string {
  const { catalog } = usePlanarCards();
  const language = useLanguage();
  return (card) => cardName(catalog.value, language, card);
}
