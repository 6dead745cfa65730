import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import { useFirstPaintLayout } from '../../../session/contexts/use-first-paint-layout';
import { usePictures } from '../../../session/contexts/use-pictures';

/** Returns whether a card has a picture; until this is known, whether it showed one when the app was closed. */
export function useHasPicture(copyId: string): boolean {
  const pictures = usePictures();
  const { cardsShownWithPicture } = useFirstPaintLayout();
  const cardId = cardIdOfCopy(copyId);
  const facts = pictures.value?.library.factsByCard.value;
  if (!facts) return cardsShownWithPicture.value.includes(cardId);
  return facts.has(cardId) && pictures.value?.bitmaps.bitmaps.value.get(cardId)?.picture !== null;
}
