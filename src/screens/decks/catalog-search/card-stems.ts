/** Stems of words as a catalog search compares them. */
import { normalize, stemOf } from '../../../session/text-search/stems';

/** Words that say nothing about a card; their stems are those of names: «Ная» and «на», "they" and "the". */
const functionWords = new Set(
  (
    'a an and any are as at be been but by can did do does for from had has have he her his how i if in into is it its itself may my nor not of on ' +
    'one or our she so than that the their them then there these they this those though to unless until up was were what when where which ' +
    'while who whose will with would you your ' +
    'а без бы в вам вами вас ваш ваша ваше вашего вашей ваши вашим ваших вашу во вы для до его ее если есть еще же за и из или им ими их к как ' +
    'какая какие какой ко когда который которая которое которые кто ли либо мой моя на над нам нас не него нее ней нем нет ни них но о об он ' +
    'она они оно от перед по под пока при про с свое своего своей свои своих свой свою себе себя со та так такой там те тем тех то того ' +
    'той только том тому тот ту ты у уже чей чем что чтобы чья эта эти этим этих это этого этой этом этому этот эту я'
  ).split(' '),
);

const MIN_STRONG_LENGTH = 3;

export const isFunctionWord = (word: string) => functionWords.has(normalize(word));

/** Whether a word is on too many cards, or the beginning of too many words, to say what a search is for. */
export const isWeakWord = (word: string) =>
  isFunctionWord(word) || (word.length < MIN_STRONG_LENGTH && !/\d/.test(word));

/**
 * Returns the stem of a word of a card or of a query. Function words stay whole and apart, and so does "removal", which
 * means more than "remove" on a card.
 */
export function cardStemOf(word: string): string {
  const normalizedWord = normalize(word);
  if (functionWords.has(normalizedWord)) return `=${normalizedWord}`;
  return normalizedWord === 'removal' ? normalizedWord : stemOf(word);
}
