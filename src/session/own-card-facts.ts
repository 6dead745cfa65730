/** A card of the user's own as the table, the catalogue and the deck builder know cards. */
import { type Bilingual, languages } from '../content/bilingual';
import type { PlanarCardFacts } from '../content/planes/planar-card-facts';
import { isPlanarType } from '../content/planes/planar-types';
import type { OwnCard, OwnText } from '../storage/own-card';
import { asPlainText, withoutTurning } from './plain-text';

const NAMELESS: Bilingual = { en: 'Card without a name', ru: 'Карта без названия' };

const known = new WeakMap<OwnCard, PlanarCardFacts>();

/** The same facts for the same card, as long as it is not changed. */
export function factsOfOwnCard(card: OwnCard): PlanarCardFacts {
  const facts = known.get(card) ?? asFacts(card);
  known.set(card, facts);
  return facts;
}

function asFacts({ id, kind, name, abilities, counters, removedAt, ...card }: OwnCard): PlanarCardFacts {
  return {
    id,
    kind,
    name: inBoth(name, withoutTurning) ?? NAMELESS,
    planarType: kind === 'plane' ? planarTypeOf(id, card) : null,
    printings: [],
    abilities: abilities.flatMap(({ when, text, act }) => {
      const said = inBoth(text, asPlainText);
      return said ? [{ when, text: said, ...(act && { acts: [act] }) }] : [];
    }),
    ...(counters && {
      counters: {
        name: inBoth(counters.name, withoutTurning) ?? COUNTERS,
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
  return { name: inBoth(said, withoutTurning), drawnLike: drawnLike ?? id };
}

/** Where one language has no text it has that of the other; null where neither has one. */
function inBoth(text: OwnText, plain: (text: string) => string): Bilingual | null {
  const [en = '', ru = ''] = languages.map((language) => plain(text[language]));
  return en || ru ? { en: en || ru, ru: ru || en } : null;
}
