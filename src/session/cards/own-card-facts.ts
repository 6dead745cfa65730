/** Converts an own card to the facts that the table, catalog and deck builder use. */
import { type Bilingual, languages } from '../../content/bilingual';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isPlanarType } from '../../content/planes/planar-types';
import type { OwnCard, OwnText } from '../../storage/decks/own-card-schema';
import { isolateDirection, sanitizeText } from '../lib/plain-text';

const NAMELESS: Bilingual = { en: 'Card without a name', ru: 'Карта без названия' };

const known = new WeakMap<OwnCard, PlanarCardFacts>();

/** Returns the same object for the same unchanged card. */
export function factsOfOwnCard(card: OwnCard): PlanarCardFacts {
  const facts = known.get(card) ?? asFacts(card);
  known.set(card, facts);
  return facts;
}

function asFacts({ id, kind, name, abilities, counters, removedAt, ...card }: OwnCard): PlanarCardFacts {
  return {
    id,
    kind,
    name: inBothLanguages(name, isolateDirection) ?? NAMELESS,
    planarType: kind === 'plane' ? planarTypeOf(id, card) : null,
    printings: [],
    abilities: abilities.flatMap(({ when, text, act }) => {
      const said = inBothLanguages(text, sanitizeText);
      return said ? [{ when, text: said, ...(act && { acts: [act] }) }] : [];
    }),
    ...(counters && {
      counters: {
        name: inBothLanguages(counters.name, isolateDirection) ?? COUNTERS,
        ...(counters.walkAt !== null && { walkAt: counters.walkAt }),
      },
    }),
    ...(removedAt !== null && { isRemoved: true }),
  };
}

const COUNTERS: Bilingual = { en: 'Counters', ru: 'Жетоны' };

function planarTypeOf(
  id: string,
  { planarType, drawnLike }: Pick<OwnCard, 'planarType' | 'drawnLike'>,
): PlanarCardFacts['planarType'] {
  if (typeof planarType === 'string' && isPlanarType(planarType)) return planarType;
  const said = typeof planarType === 'string' ? { en: planarType, ru: planarType } : planarType;
  return { name: inBothLanguages(said, isolateDirection), drawnLike: drawnLike ?? id };
}

/** Fills a missing language with the other one's text; null if both are missing. */
function inBothLanguages(text: OwnText, plain: (text: string) => string): Bilingual | null {
  const [en = '', ru = ''] = languages.map((language) => plain(text[language]));
  return en || ru ? { en: en || ru, ru: ru || en } : null;
}
