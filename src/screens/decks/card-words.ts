/** Understands a catalog search as players type it: everyday words, typing mistakes, the other keyboard layout. */
import { playerWords } from '../../content/rulebook/glossary/player-words';
import { createFuzzyMatcher, type FuzzyMatcher } from '../../session/rulebook/search/fuzzy-match';
import { normalize, stemOf, switchKeyboardLayout, wordsIn } from '../../session/rulebook/search/rule-words';

/** Russian cards give orders, while players type infinitives: forms of one verb with different stems. */
const verbs: readonly string[] = [
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
  'скопировать копировать скопируйте копия копию',
  'умереть умирать умирает смерть',
  'атаковать атака атакует атакуют',
  'перемешать тасовать перетасовать перетасуйте перетасовывает',
  'скрутить мельница милл скручивает',
];

const meanings = new Map<string, Set<string>>();
for (const group of verbs) addMeanings(group.split(' ').map(stemOf));
for (const [said, ...written] of playerWords) {
  if (!/[ =]/.test(said))
    addMeaning(
      stemOf(said),
      written.flatMap((phrase) => (phrase.includes(' ') ? [] : [stemOf(phrase)])),
    );
}

function addMeanings(stems: readonly string[]): void {
  for (const stem of stems) addMeaning(stem, stems);
}

function addMeaning(stem: string, others: readonly string[]): void {
  meanings.set(stem, new Set([...(meanings.get(stem) ?? [stem]), ...others]));
}

/** The stems that a typed word may stand for. */
export const termsFor = (word: string): readonly string[] => {
  const stem = stemOf(word);
  return [...(meanings.get(stem) ?? [stem])];
};

/** What the user may have meant by a word that no card has: in the other layout, or with a mistake. */
export function createCardWords(texts: readonly string[]): (typed: string) => readonly string[] {
  const known = new Set(texts.flatMap((text) => wordsIn(normalize(text))));
  let near: FuzzyMatcher | null = null;
  return (typed) => {
    const other = normalize(switchKeyboardLayout(typed));
    const stem = stemOf(other);
    if (meanings.has(stem) || [...known].some((word) => word.startsWith(other) || stemOf(word) === stem))
      return [other];
    near ??= createFuzzyMatcher([...known]);
    return near.to(normalize(typed)).map(({ word }) => word);
  };
}
