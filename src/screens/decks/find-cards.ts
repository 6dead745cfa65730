import { type Bilingual, languages } from '../../content/bilingual';
import { namesOf } from '../../content/planes/card-names';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isEventCard, type PlanarSetCode, planarSets } from '../../content/planes/planar-sets';
import { type PlanarType, planarTypeName } from '../../content/planes/planar-types';
import { isOwnCard } from '../../rules/planar/planar-card';
import { looseNameKey } from '../../session/cards/planar-names';
import { stemOf, wordsIn } from '../../session/rulebook/search/rule-words';
import { hasMechanic, type Mechanic } from './mechanics';

export const kindFilters = ['all', 'plane', 'phenomenon', 'event', 'own'] as const;
export type KindFilter = (typeof kindFilters)[number];

/** A search in the catalogue; null means any. */
export interface CardQuery {
  readonly text: string;
  readonly kind: KindFilter;
  readonly set: PlanarSetCode | null;
  readonly planarType: PlanarType | null;
  readonly mechanic: Mechanic | null;
}

export const everyCard: CardQuery = { text: '', kind: 'all', set: null, planarType: null, mechanic: null };

/**
 * Finds cards that contain every word of the query in either language: first those with all words in name, planar
 * type or set, then those with words in their text, in any inflection. Event cards are included on request.
 */
export function findCards(cards: readonly PlanarCardFacts[], query: CardQuery): readonly PlanarCardFacts[] {
  const { text, kind, set, planarType, mechanic } = query;
  const wanted = wordsIn(text).map((word) => ({ folded: looseNameKey(word), term: stemOf(word) }));
  const asksForEvents = kind === 'event' || wanted.length > 0 || set !== null || planarType !== null;
  const named: PlanarCardFacts[] = [];
  const saying: PlanarCardFacts[] = [];
  for (const card of cards) {
    if (!isOfKind(card, kind) || (!asksForEvents && isEventCard(card))) continue;
    if (set !== null && !card.printings.some((printing) => printing.set === set)) continue;
    if (planarType !== null && card.planarType !== planarType) continue;
    if (mechanic !== null && !hasMechanic(card, mechanic)) continue;
    const { called, said } = searchable(card);
    if (wanted.every(({ folded }) => called.includes(folded))) named.push(card);
    else if (wanted.every(({ folded, term }) => called.includes(folded) || said.has(term))) saying.push(card);
  }
  return [...named, ...saying];
}

function isOfKind(card: PlanarCardFacts, kind: KindFilter): boolean {
  if (kind === 'event') return isEventCard(card);
  if (kind === 'own') return isOwnCard(card.id);
  return kind === 'all' || card.kind === kind;
}

interface Searchable {
  /** Names, planar type and sets, folded. */
  readonly called: string;
  /** Stems of the words in the abilities. */
  readonly said: ReadonlySet<string>;
}

const searchables = new WeakMap<PlanarCardFacts, Searchable>();

function searchable(card: PlanarCardFacts): Searchable {
  const known = searchables.get(card);
  if (known) return known;
  const inBoth = (text: Bilingual) => languages.map((language) => text[language]);
  const planarType = planarTypeName(card.planarType);
  const found: Searchable = {
    called: looseNameKey(
      [
        ...namesOf(card),
        ...(planarType ? inBoth(planarType) : []),
        ...card.printings.flatMap(({ set }) => [set, ...inBoth(planarSets[set].name)]),
      ].join(' '),
    ),
    said: new Set(card.abilities.flatMap(({ text }) => inBoth(text).flatMap(wordsIn).map(stemOf))),
  };
  searchables.set(card, found);
  return found;
}
