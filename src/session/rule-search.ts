/**
 * Finds rules by word or by number in both languages at once: word forms, ё and е, beginnings of words, slips of the finger and of
 * the keyboard's layout, letters of the other alphabet, and numbers in any style.
 */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import MiniSearch, { type Query } from 'minisearch';
import type { RuleChapter, RuleEntry } from '../content/rulebook/rule-entry';

export interface RuleHit {
  readonly entry: RuleEntry;
  readonly chapter: RuleChapter;
  /** Words as the index keeps them, for marking them in the texts. */
  readonly terms: ReadonlySet<string>;
}

export interface RuleSearch {
  /** The best first: entries that have the most of the words. What only makes a question of them is passed over. */
  find(typed: string): readonly RuleHit[];
}

/** A piece of a text, and whether it is what was looked for. */
export interface MarkedPiece {
  readonly text: string;
  readonly isHit: boolean;
}

const MOST_HITS = 40;
const LONGEST_QUERY = 200;
/** Shorter ones would be the beginning of anything. */
const SHORTEST_SLIP = 3;
const SHORTEST_QUERY = 2;
/** What a word means can be asked wherever it stands; who searches wants the rule first. */
const BEHIND_THE_RULES = 0.8;
const WORD = /\d+(?:\.\d+)?[a-zа-яё]*|[\p{L}]+/giu;
const NUMBER = /^\d/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;

/** Letters that look alike. */
const latinFor: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
};
const cyrillicFor = Object.fromEntries(Object.entries(latinFor).map(([russian, latin]) => [latin, russian]));
/** After a number, letters that only sound alike too: "901.9б". */
const letterAfterNumber: Readonly<Record<string, string>> = { ...latinFor, б: 'b', д: 'd' };

/** What players say, and what the rules say instead. */
const alsoCalled: readonly (readonly [said: string, written: string])[] = [
  ['мулиган', 'пересдача'],
  ['планарный', 'измерений'],
  ['плейн', 'измерение'],
  ['планшифт', 'переход'],
  ['тапнуть', 'повернуть'],
  ['каунтер', 'жетон'],
  ['токен', 'фишка'],
  ['кладбон', 'кладбище'],
  ['ленд', 'земля'],
  ['пачка', 'стек'],
  ['концед', 'сдаться'],
  ['роллить', 'бросить'],
  ['ролл', 'бросок'],
];

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const writtenFor = (term: string): readonly string[] =>
  alsoCalled.flatMap(([said, written]) => (termOf(said) === term ? [termOf(written)] : []));

/** The words of a text as the index keeps them: numbers as they are written, words by their stems. */
function termOf(word: string): string {
  const plain = word.toLowerCase().replaceAll('ё', 'е');
  if (NUMBER.test(plain)) {
    return plain.replace(/[а-я]/g, (letter) => letterAfterNumber[letter] ?? letter);
  }
  const one = inOneAlphabet(plain);
  return CYRILLIC.test(one) ? russianStem(one) : englishStem(one);
}

/** A word in which two alphabets meet, in the one that most of its letters belong to. */
function inOneAlphabet(word: string): string {
  if (!CYRILLIC.test(word) || !LATIN.test(word)) return word;
  const letters = [...word];
  const isRussian = letters.filter((letter) => CYRILLIC.test(letter)).length * 2 >= letters.length;
  const alike = isRussian ? cyrillicFor : latinFor;
  return letters.map((letter) => alike[letter] ?? letter).join('');
}

/** What the same keys would have typed in the other layout. */
function inOtherLayout(word: string): string {
  const [from, to] = CYRILLIC.test(word) ? [cyrillicKeys, latinKeys] : [latinKeys, cyrillicKeys];
  return [...word.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** Words as they may have been meant with two neighbouring letters exchanged. */
function transposed(word: string): readonly string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
}

/** Words that make a question of what is looked for. */
const questionWords = new Set(
  (
    'a an and are at be by can could do does for from had has have how i if in is it many may me mean means much my of on ' +
    'or rule rules should so than that the their them then there they this to us was we what when where which who whom ' +
    'why will with would you your ' +
    'а без был была было быть в во вы где да для до его ее если есть же за и из или их к как какая какие какой когда кто ли ' +
    'меня мне можно мой моя на надо наш не нельзя нет но о об он она они от по под почему правила правило при про с со сколько ' +
    'стоит так такое там то тогда того только у уже чего чем что чтобы это этот я'
  ).split(' '),
);

/** Numbers as they are spoken of: "901,9", "901.9 b", "правило 901.9б". */
function withNumbersJoined(typed: string): string {
  return typed.replace(/(\d)[,](\d)/g, '$1.$2').replace(/(\d+\.\d+)\s+(\p{L})(?!\p{L})/gu, '$1$2');
}

export function createRuleSearch(chapters: readonly RuleChapter[]): RuleSearch {
  const places = chapters.flatMap((chapter) => chapter.entries.map((entry) => ({ entry, chapter })));
  const index = new MiniSearch<{ id: number } & Record<string, unknown>>({
    fields: ['numbers', 'titles', 'texts'],
    storeFields: [],
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: termOf,
    searchOptions: {
      boost: { numbers: 10, titles: 5 },
      boostDocument: (id) => (places[id]?.chapter.id === 'terms' ? BEHIND_THE_RULES : 1),
      processTerm: (term) => term,
    },
  });
  index.addAll(
    places.map(({ entry: { number, formerly = [], title, text, example, changed } }, id) => ({
      id,
      numbers: [number ?? '', ...formerly].join(' '),
      titles: `${title.en} ${title.ru}`,
      texts: [text, example, changed].map((said) => (said ? `${said.en} ${said.ru}` : '')).join(' '),
    })),
  );

  const isKnown = (term: string) =>
    index.search(term, { prefix: true, tokenize: (text) => [text] }).length > 0;

  /** What may have been meant by a word: itself when anything begins so, else what a slip may have made of it. */
  function meantBy(typed: string): Query {
    const word = typed.replace(/^[[\];'`,]+|[[\];'`,]+$/g, '') || typed;
    const term = termOf(word);
    if (NUMBER.test(term)) return exactly(term, { prefix: term.length >= SHORTEST_SLIP });
    const letters = inOneAlphabet(word.toLowerCase().replaceAll('ё', 'е'));
    const whole = [term, letters, ...writtenFor(term)].filter(isKnown);
    if (whole.length > 0)
      return { combineWith: 'OR', queries: whole.map((one) => exactly(one, { prefix: true })) };
    const slips = [inOtherLayout(typed), inOtherLayout(word), ...transposed(word.toLowerCase())]
      .map(termOf)
      .filter((slip) => slip.length >= SHORTEST_SLIP && isKnown(slip));
    if (slips.length > 0)
      return { combineWith: 'OR', queries: slips.map((one) => exactly(one, { prefix: true })) };
    return exactly(term, { prefix: false, fuzzy: term.length < 4 ? false : term.length < 9 ? 1 : 2 });
  }

  function exactly(term: string, options: { prefix: boolean; fuzzy?: false | number }): Query {
    return { queries: [term], tokenize: (text: string) => [text], ...options };
  }

  return {
    find(typed) {
      // Signs that are letters in the other layout belong to the word: "]f" may be «ха» half typed.
      const all =
        withNumbersJoined(typed.slice(0, LONGEST_QUERY)).match(
          /\d+(?:\.\d+)?[a-zа-яё]*|[\p{L}[\];'`,]+/giu,
        ) ?? [];
      const telling = all.filter((word) => !questionWords.has(word.toLowerCase().replaceAll('ё', 'е')));
      const words = telling.length > 0 ? telling : all;
      // One letter begins everything.
      if (words.length === 0 || words.join('').length < SHORTEST_QUERY) return [];
      const found = mostWordsFirst(words.map((word) => index.search(meantBy(word))));
      return found.slice(0, MOST_HITS).flatMap(({ id, terms }) => {
        const place = places[id as number];
        return place ? [{ ...place, terms: new Set(terms) }] : [];
      });
    },
  };
}

interface Found {
  readonly id: unknown;
  readonly score: number;
  readonly terms: readonly string[];
}

/**
 * Puts together what was found for each word: entries that have the most of the words, the best of them first, and after them
 * those that lack one more.
 */
function mostWordsFirst(perWord: readonly (readonly Found[])[]): readonly Found[] {
  const together = new Map<unknown, Found & { readonly words: number }>();
  for (const found of perWord) {
    for (const { id, score, terms } of found) {
      const before = together.get(id);
      together.set(id, {
        id,
        score: score + (before?.score ?? 0),
        terms: [...(before?.terms ?? []), ...terms],
        words: 1 + (before?.words ?? 0),
      });
    }
  }
  const all = [...together.values()];
  const most = Math.max(0, ...all.map(({ words }) => words));
  const least = most > 2 ? most - 1 : most;
  return all
    .filter(({ words }) => words >= least)
    .sort((one, other) => other.words - one.words || other.score - one.score);
}

/** A text cut where marked words begin and end. */
export function marked(text: string, terms: ReadonlySet<string>): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    // A symbol stays whole.
    if (text[match.index - 1] === '{' || !terms.has(termOf(match[0]))) continue;
    pieces.push({ text: text.slice(from, match.index), isHit: false }, { text: match[0], isHit: true });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from), isHit: false }].filter((piece) => piece.text !== '');
}
