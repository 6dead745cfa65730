import { useEffect } from 'preact/hooks';
import type { Planar } from '../../rules/planar/planar';
import { printedCard } from '../../rules/planar/planar-card';
import { useSession } from '../../session/session';
import { cardsAhead } from './cards-ahead';

/** Has the pictures of what is face up decoded, and of what can be next; notes for the next start which of them show. */
export function usePicturesAtHand(planar: Planar): void {
  const { pictures, picturesAtHand, pictured, settings, terms, openPictures } = useSession();
  // Nobody waits for a picture at the start unless one stood there.
  const isTime = pictured.value.length > 0 || terms.value !== null;
  useEffect(() => {
    if (isTime) openPictures();
  }, [isTime, openPictures]);

  const facts = pictures.value?.facts.value;
  const atHand = picturesAtHand.value;
  const isPictureFirst = settings.values.value.firstView === 'picture';
  const faceUp = planar.faceUp.map(({ card }) => printedCard(card));
  const wanted = [...faceUp, ...(isPictureFirst ? cardsAhead(planar) : [])].join();
  useEffect(() => atHand?.want(wanted.split(',')), [atHand, wanted]);

  const shown = facts && isPictureFirst ? faceUp.filter((card) => facts.has(card)).join() : '';
  useEffect(() => {
    if (facts) pictured.value = shown === '' ? [] : shown.split(',');
  }, [pictured, facts, shown]);
}
