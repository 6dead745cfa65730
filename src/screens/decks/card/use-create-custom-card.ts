import type { CustomCardContents } from '../../../session/cards/custom-cards';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useRouter } from '../../../session/contexts/use-router';

/** Returns a function that creates and opens a custom card and returns its id, or null until cards can be created. */
export function useCreateCustomCard(): (card: CustomCardContents) => string | null {
  const { customCards } = usePlanarCards();
  const router = useRouter();
  return (card) => {
    const id = customCards.value?.add(card) ?? null;
    if (id !== null) router.go({ place: 'customCards', card: id });
    return id;
  };
}
