import { useEffect } from 'preact/hooks';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { useFirstPaintLayout } from '../../../session/contexts/use-first-paint-layout';
import { usePictures } from '../../../session/contexts/use-pictures';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import { cardsAhead } from './cards-ahead';

/** Decodes the pictures of face-up and possible next cards, and saves which are shown for the next start. */
export function usePictureDecoding(planar: PlanarZone): void {
  const pictures = usePictures();
  const { cardsShownWithPicture } = useFirstPaintLayout();
  const { settings } = usePreferences();
  const { terms } = useRulebook();
  // The terms are the last thing that a start loads.
  const isStartupDone = terms.value !== null;
  const mayDecode = isStartupDone || cardsShownWithPicture.value.length > 0;
  useEffect(() => {
    if (mayDecode) pictures.request();
  }, [mayDecode, pictures.request]);

  const pictureFacts = pictures.value?.library.factsByCard.value;
  const bitmaps = pictures.value?.bitmaps;
  const isPictureFirst = settings.values.value.defaultCardView === 'picture';
  const faceUpCards = planar.faceUp.map(({ card }) => cardIdOfCopy(card));
  const joinedIdsToDecode = [...faceUpCards, ...(isPictureFirst ? cardsAhead(planar) : [])].join();
  useEffect(() => bitmaps?.request(joinedIdsToDecode.split(',')), [bitmaps, joinedIdsToDecode]);

  const joinedShownIds =
    pictureFacts && isPictureFirst ? faceUpCards.filter((card) => pictureFacts.has(card)).join() : '';
  useEffect(() => {
    if (pictureFacts) cardsShownWithPicture.value = joinedShownIds === '' ? [] : joinedShownIds.split(',');
  }, [cardsShownWithPicture, pictureFacts, joinedShownIds]);
}
