/** Interprets catalog searches as players type them: everyday words, typos, the other keyboard layout. */
import { slangMeaningEntries } from '../../../content/rulebook/glossary/player-words';
import { createFuzzyMatcher, type FuzzyMatcher } from '../../../session/text-search/fuzzy-match';
import { switchKeyboardLayout } from '../../../session/text-search/keyboard-layout';
import { normalize, wordsIn } from '../../../session/text-search/stems';
import { cardStemOf, isFunctionWord } from './card-stems';
import { everydayStems } from './everyday-words';

/** Words with different stems for one thing, such as imperatives of Russian cards and the infinitives players type. */
const synonyms: readonly string[] = [
  'взять брать добрать тянуть взятие добор возьмите возьмет берет берете берут',
  'сбросить сбрасывать сброс сбросьте сбрасывает сбросит',
  'уничтожить уничтожьте уничтожается',
  'вернуть возвращать верните возвращает вернет',
  'создать создавать создайте создает создаст',
  'пожертвовать жертвовать пожертвуйте жертвует пожертвует',
  'повернуть поворачивать поверните повернутый поворачивается',
  'развернуть разворачивать разверните разворачивает разворачиваются',
  'изгнать изгонять изгоните изгоняет изгнание',
  'положить класть положите кладет положит',
  'показать показывать покажите показывает',
  'найти искать поиск найдите ищет',
  'получить получать получаете получите получает',
  'разыграть разыгрывать разыграйте разыгрывает',
  'бросить бросать кинуть кидать бросьте бросает бросок',
  'отменить отмените отменяет',
  'потерять терять теряет теряете потеряйте',
  'copy clone скопировать копировать скопируйте копия копию клон клонировать',
  'умереть умирать умирает смерть',
  'атаковать атака атакует атакуют',
  'перемешать тасовать перетасовать перетасуйте перетасовывает',
  'скрутить мельница милл скручивает',
  'обмен обменять обменяться обменяйте поменять поменяться',
  'голосовать голосование голос голосует проголосовать',
  'пропустить пропускать пропуск пропускают',
  'sacrifice sac пожертвовать сакнуть сакать сак',
  'max maximum максимум максимальный',
];

const stemsMeantBy = new Map<string, Set<string>>();
for (const group of synonyms) relateAll(group.split(' ').map(cardStemOf));
for (const [playerWord, ...cardPhrases] of slangMeaningEntries) {
  if (!/[ =]/.test(playerWord) && !everydayStems.has(cardStemOf(playerWord)))
    relate(
      cardStemOf(playerWord),
      cardPhrases.flatMap((phrase) => (phrase.includes(' ') ? [] : [cardStemOf(phrase)])),
    );
}

function relateAll(stems: readonly string[]): void {
  for (const stem of stems) relate(stem, stems);
}

function relate(stem: string, relatedStems: readonly string[]): void {
  stemsMeantBy.set(stem, new Set([...(stemsMeantBy.get(stem) ?? [stem]), ...relatedStems]));
}

/** Returns the stems that a typed word may stand for. */
export const relatedStemsOf = (word: string): readonly string[] => {
  const stem = cardStemOf(word);
  return [...(stemsMeantBy.get(stem) ?? [stem])];
};

/** Interprets words that are on no card as typed. */
interface WordGuesser {
  /** Returns the words that a typed beginning may become. */
  completionsOf(typed: string): readonly string[];
  /** Returns what was meant in the other keyboard layout, or with a typo. */
  guessesOf(typed: string): readonly string[];
}

/** Shorter beginnings may become too many words. */
const MIN_BEGINNING_LENGTH = 3;

export function createWordGuesser(texts: readonly string[]): WordGuesser {
  const allWords = new Set(texts.flatMap((text) => wordsIn(normalize(text))));
  const knownWords = [...allWords].filter((word) => !isFunctionWord(word));
  let fuzzyMatcher: FuzzyMatcher | null = null;
  return {
    completionsOf(typed) {
      const beginning = normalize(typed);
      if (beginning.length < MIN_BEGINNING_LENGTH) return [];
      return knownWords.filter((word) => word.startsWith(beginning));
    },
    guessesOf(typed) {
      const inOtherLayout = normalize(switchKeyboardLayout(typed));
      const stem = cardStemOf(inOtherLayout);
      if (
        stemsMeantBy.has(stem) ||
        knownWords.some((word) => word.startsWith(inOtherLayout) || cardStemOf(word) === stem)
      )
        return [inOtherLayout];
      fuzzyMatcher ??= createFuzzyMatcher(knownWords);
      return fuzzyMatcher.closestTo(normalize(typed)).map(({ word }) => word);
    },
  };
}
