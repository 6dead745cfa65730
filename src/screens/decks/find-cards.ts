import { languages } from '../../content/bilingual';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { planarTypes } from '../../content/planes/planar-types';
import { foldName } from '../../session/planar-names';

export const kindFilters = ['all', 'plane', 'phenomenon'] as const;
export type KindFilter = (typeof kindFilters)[number];

/** Cards whose name or planar type holds every word of the query, in either language. */
export function findCards(
  cards: readonly PlanarCardFacts[],
  query: string,
  kind: KindFilter,
): readonly PlanarCardFacts[] {
  const wanted = foldName(query).split(' ').filter(Boolean);
  return cards.filter((card) => {
    if (kind !== 'all' && card.kind !== kind) return false;
    const text = searchable(card);
    return wanted.every((word) => text.includes(word));
  });
}

const searchableTexts = new WeakMap<PlanarCardFacts, string>();

function searchable(card: PlanarCardFacts): string {
  const known = searchableTexts.get(card);
  if (known !== undefined) return known;
  const type = card.planarType && planarTypes[card.planarType];
  const text = foldName(
    languages.flatMap((language) => [card.name[language], type ? type[language] : '']).join(' '),
  );
  searchableTexts.set(card, text);
  return text;
}
