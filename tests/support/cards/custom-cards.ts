import type { PlanarCardId } from '../../../src/rules/planar/planar-card';
import type { CustomCard } from '../../../src/storage/decks/custom-card-schema';

/** Creates a custom card, a plane with Russian text only. */
export function customCard({
  id = 'own:kitchen',
  ...changes
}: Partial<Omit<CustomCard, 'id'>> & { readonly id?: string } = {}): CustomCard {
  return {
    id: id as PlanarCardId,
    kind: 'plane',
    name: { en: '', ru: 'Кухня' },
    planarType: { en: '', ru: 'Квартира' },
    drawnLike: null,
    abilities: [
      { when: ['static'], text: { en: '', ru: 'Существа получают +1/+1.' }, act: null },
      {
        when: ['chaos'],
        text: { en: '', ru: 'Вы получаете 2 жизни.' },
        act: { kind: 'life', who: 'controller', by: 2 },
      },
    ],
    counters: null,
    touchedAt: 1,
    removedAt: null,
    ...changes,
  };
}
