import { languages } from '../../content/bilingual';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isEventCard } from '../../content/planes/planar-sets';
import { planarTypes } from '../../content/planes/planar-types';

export const kindFilters = ['all', 'plane', 'phenomenon', 'event'] as const;
export type KindFilter = (typeof kindFilters)[number];

/**
 * Cards whose name or planar type holds every word of the query, in either language. Event cards are there when they are asked
 * for, by name or by kind.
 */
export function findCards(
  cards: readonly PlanarCardFacts[],
  query: string,
  kind: KindFilter,
): readonly PlanarCardFacts[] {
  const wanted = fold(query).split(' ').filter(Boolean);
  return cards.filter((card) => {
    if (!isOfKind(card, kind)) return false;
    if (kind !== 'event' && wanted.length === 0 && isEventCard(card)) return false;
    const text = searchable(card);
    return wanted.every((word) => text.includes(word));
  });
}

function isOfKind(card: PlanarCardFacts, kind: KindFilter): boolean {
  if (kind === 'event') return isEventCard(card);
  return kind === 'all' || card.kind === kind;
}

const searchableTexts = new WeakMap<PlanarCardFacts, string>();

function searchable(card: PlanarCardFacts): string {
  const known = searchableTexts.get(card);
  if (known !== undefined) return known;
  const type = card.planarType && planarTypes[card.planarType];
  const text = fold(
    languages.flatMap((language) => [card.name[language], type ? type[language] : '']).join(' '),
  );
  searchableTexts.set(card, text);
  return text;
}

/** Letters without case, accents, ё, Æ and punctuation, as people type them. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
