import { printedCard } from '../../../rules/planar/planar-card';
import { useFirstPaintLayout } from '../../../session/contexts/use-first-paint-layout';
import { usePictures } from '../../../session/contexts/use-pictures';

/** Returns whether a card has a picture; until this is known, whether it showed one when the app was closed. */
export function useHasPicture(id: string): boolean {
  const pictures = usePictures();
  const { picturedCards } = useFirstPaintLayout();
  const card = printedCard(id);
  const facts = pictures.value?.library.facts.value;
  if (!facts) return picturedCards.value.includes(card);
  return facts.has(card) && pictures.value?.bitmaps.bitmaps.value.get(card)?.picture !== null;
}
