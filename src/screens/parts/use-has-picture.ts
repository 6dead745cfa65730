import { printedCard } from '../../rules/planar/planar-card';
import { useSession } from '../../session/session';

/** Whether a card has a picture that can be shown; until that is known, whether it showed one when the app was left. */
export function useHasPicture(id: string): boolean {
  const { pictures, picturesAtHand, pictured } = useSession();
  const card = printedCard(id);
  const facts = pictures.value?.facts.value;
  if (!facts) return pictured.value.includes(card);
  return facts.has(card) && picturesAtHand.value?.decoded.value.get(card)?.picture !== null;
}
