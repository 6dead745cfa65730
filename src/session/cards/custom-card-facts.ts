/** Converts a custom card to the facts that the table, catalog and deck builder use. */
import { type Bilingual, languages } from '../../content/bilingual';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { isPlanarType } from '../../content/planes/planar-types';
import type { BilingualText, CustomCard } from '../../storage/decks/custom-card-schema';
import { isolateDirection, sanitizeText } from '../lib/plain-text';

const NAME_IF_MISSING: Bilingual = { en: 'Card without a name', ru: 'Карта без названия' };

const factsByCard = new WeakMap<CustomCard, PlanarCardFacts>();

/** Returns the same object for the same unchanged card. */
export function factsOfCustomCard(card: CustomCard): PlanarCardFacts {
  const facts = factsByCard.get(card) ?? convert(card);
  factsByCard.set(card, facts);
  return facts;
}

function convert({ id, kind, name, abilities, counters, removedAt, ...card }: CustomCard): PlanarCardFacts {
  return {
    id,
    kind,
    name: inBothLanguages(name, isolateDirection) ?? NAME_IF_MISSING,
    planarType: kind === 'plane' ? planarTypeOf(id, card) : null,
    printings: [],
    abilities: abilities.flatMap(({ when, text, act }) => {
      const abilityText = inBothLanguages(text, sanitizeText);
      return abilityText ? [{ when, text: abilityText, ...(act && { acts: [act] }) }] : [];
    }),
    ...(counters && {
      counters: {
        name: inBothLanguages(counters.name, isolateDirection) ?? COUNTER_NAME_IF_MISSING,
        ...(counters.walkAt !== null && { threshold: counters.walkAt }),
      },
    }),
    ...(removedAt !== null && { isRemoved: true }),
  };
}

const COUNTER_NAME_IF_MISSING: Bilingual = { en: 'Counters', ru: 'Жетоны' };

function planarTypeOf(
  id: string,
  { planarType, drawnLike }: Pick<CustomCard, 'planarType' | 'drawnLike'>,
): PlanarCardFacts['planarType'] {
  if (typeof planarType === 'string' && isPlanarType(planarType)) return planarType;
  const type = typeof planarType === 'string' ? { en: planarType, ru: planarType } : planarType;
  return { name: inBothLanguages(type, isolateDirection), drawnLike: drawnLike ?? id };
}

/** Fills a missing language with the other one's text; null if both are missing. */
function inBothLanguages(text: BilingualText, clean: (text: string) => string): Bilingual | null {
  const [en = '', ru = ''] = languages.map((language) => clean(text[language]));
  return en || ru ? { en: en || ru, ru: ru || en } : null;
}
