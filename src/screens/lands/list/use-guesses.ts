import { useMemo } from 'preact/hooks';
import { languages } from '../../../content/bilingual';
import type { KnownCard } from '../../../rules/landless/known-card';
import { looseNameKey } from '../../../session/cards/loose-name-key';
import { hasOnlyTypedWords } from '../../../session/cards/names/intended-card';
import { typosBetween } from '../../../session/text-search/edit-distance';
import { useLanguage } from '../../parts/words';
import { nameOfCard } from '../land-words';
import { useClosestCards } from './use-closest-cards';

/** The most unknown names for which similar cards are looked for. */
const MAX_GUESSES = 30;

/** Returns the name of the known card that each unknown name most likely means, by the name as typed. */
export function useGuesses(names: readonly string[]): ReadonlyMap<string, string> {
  const language = useLanguage();
  const closest = useClosestCards(names.slice(0, MAX_GUESSES));
  return useMemo(() => {
    const guesses = names.flatMap((name) => {
      const guess = closest.get(name)?.find((card) => isTypoOf(name, card) || hasOnlyTypedWords(name, card));
      return guess ? [[name, nameOfCard(guess, language)] as const] : [];
    });
    return new Map(guesses);
  }, [closest, language, names.join('\n')]);
}

/** Returns whether a name differs from one of the card's names by a few typos at most. */
function isTypoOf(name: string, card: KnownCard): boolean {
  const typed = looseNameKey(name);
  return languages.some((language) => typosBetween(typed, looseNameKey(nameOfCard(card, language))) !== null);
}
