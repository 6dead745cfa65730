import { useMemo } from 'preact/hooks';
import type { Language } from '../../../content/bilingual';
import type { KnownCard } from '../../../rules/landless/known-card';
import { looseNameKey } from '../../../session/cards/loose-name-key';
import { hasOnlyTypedWords } from '../../../session/cards/names/intended-card';
import { soundsLike } from '../../../session/cards/names/sound-pattern';
import { hasCyrillic } from '../../../session/text-search/alphabet';
import { typosBetween } from '../../../session/text-search/edit-distance';
import { nameOfCard } from '../land-words';
import { useClosestCards } from './use-closest-cards';

/** The most unknown names for which similar cards are looked for. */
const MAX_GUESSES = 30;
/** A name with the same words in other forms, or that sounds the same, counts as more than any typos. */
const SAME_WORDS_OR_SOUND = 9;

/**
 * Returns the name of the known card that each unknown name surely means, in the language of that name. Names that
 * two cards resemble equally are left out.
 */
export function useGuesses(names: readonly string[]): ReadonlyMap<string, string> {
  const closest = useClosestCards(names.slice(0, MAX_GUESSES));
  return useMemo(() => {
    const guesses = names.flatMap((name) => {
      const guess = onlyCardMeantBy(name, closest.get(name) ?? []);
      return guess ? [[name, nameOfCard(guess, languageOf(name))] as const] : [];
    });
    return new Map(guesses);
  }, [closest, names.join('\n')]);
}

const languageOf = (name: string): Language => (hasCyrillic(name) ? 'ru' : 'en');

/** Returns the card with the fewest typos, or else the same words or sound; null unless it is the only one. */
function onlyCardMeantBy(name: string, cards: readonly KnownCard[]): KnownCard | null {
  const typos = cards.map((card) => typosIn(name, card));
  const fewest = Math.min(...typos);
  const [meant, another] = cards.filter((_, index) => typos[index] === fewest);
  return fewest === Number.POSITIVE_INFINITY || another ? null : (meant ?? null);
}

/** Returns how many typos a name has as the name of this card; infinity if it is no such name. */
function typosIn(name: string, card: KnownCard): number {
  const typos = typosBetween(looseNameKey(name), looseNameKey(nameOfCard(card, languageOf(name))));
  const isSame = hasOnlyTypedWords(name, card) || soundsLike(name, card.name);
  return typos ?? (isSame ? SAME_WORDS_OR_SOUND : Number.POSITIVE_INFINITY);
}
