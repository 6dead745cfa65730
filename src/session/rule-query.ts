/**
 * What is typed into the search of the rules, word by word as it may have been meant: a number in any style, a word or its
 * beginning, what players say for it, the wrong layout of the keyboard, a slip.
 */
import { playerWords } from '../content/rulebook/player-words';
import { createNearWords } from './near-words';
import { type RuleIndex, wordsBeginning } from './rule-index';
import { inOneAlphabet, inOtherLayout, isNumber, plainly, termOf } from './rule-words';

/** One word: the terms that may be meant by it, and how surely (1 is the word itself). */
export interface MeantWord {
  readonly terms: ReadonlyMap<string, number>;
  /** Words that only make a question of the others weigh less. */
  readonly isTelling: boolean;
  /** As typed, where it is one. */
  readonly number: string | null;
}

const SHORTEST_QUERY = 2;
/** Shorter ones would be the beginning of anything. */
const SHORTEST_SLIP = 3;
/** Words that begin with the same stem are of one family: «планарный», «планарно»; not with shorter ones. */
const SHORTEST_STEM = 5;
const LONGEST_QUERY = 200;
/** Typed words that are kept: who types on asks for the same ones at every letter. */
const MOST_REMEMBERED = 100;
const SAID = 0.9;
const OTHER_LAYOUT = 0.9;
/** A word that goes on is surer the less of it is missing. */
const beginningOf = (typed: string, word: string) => 0.45 + (0.45 * typed.length) / word.length;

/** Words that make a question of what is looked for. */
const questionWords = new Set(
  (
    'a an and are as at be by can could do does doesnt done dont for from get had happen happened happens has have how i if in is it its let many may me mean means ' +
    'much my of on or our please re rule rules s should so t than that the their them then there they this to us was we what when ' +
    'where which while who whom whose why will with would you your cr ' +
    'а без бы был была было быть в будет вам во вообще вот все всё вы где да делать делает для до его ее если есть еще же за и из или им их к как какая ' +
    'какие какого каком какой когда кого кому кто куда ли меня мне можно мой моя мы на надо нам нас наш не него нельзя нет ни но нужно ' +
    'нужны о об он она они от откуда п под по почему правила правило при про происходит пункт с свой со сколько стоит так такое такой там то тогда ' +
    'того только ты у уже чего чей чем что чтобы чья эта это этот я'
  ).split(' '),
);

export const isTelling = (plain: string) => !questionWords.has(plain);

const TYPED_WORD = /\d+(?:\.\d+)?[a-zа-яё]*|\p{L}\d(?!\d)|[\p{L}[\];'`,.]+/giu;

/** A word without the signs around it, and without an apostrophe in it: "don't". */
const bareOf = (typed: string) =>
  plainly(typed)
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
    .replace(/'s$/, '')
    .replace(/(?<=[a-z])'(?=[a-z])/g, '') || typed;

const saidFor = new Map<string, readonly string[]>();
for (const [said, ...written] of playerWords) saidFor.set(wordsOf(said).map(termOf).join(' '), written);

function wordsOf(said: string): readonly string[] {
  return said.split(' ');
}

/** Numbers as they are spoken of: "901,9", "901.9 b", "901 9", "901-9", "901.15.c". */
function withNumbersJoined(typed: string): string {
  return typed
    .replace(/(?<!\d)(\d{3})\s*[,/:–-]\s*(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(/(?<!\d)(\d{3})\s+(\d{1,2})(?=\s*\p{L}?$)/gu, '$1.$2')
    .replace(/(\d+\.\d+)[\s.]+(\p{L})(?!\p{L})/gu, '$1$2');
}

export interface RuleQueries {
  read(typed: string): readonly MeantWord[];
}

export function createRuleQueries({ words, postings }: RuleIndex): RuleQueries {
  const saidWords = playerWords.flatMap(([said]) => (said.includes(' ') ? [] : [said]));
  const near = createNearWords([...words.filter((word) => !isNumber(word)), ...saidWords]);
  const remembered = new Map<string, readonly MeantWord[]>();

  /** Terms for a word as it is written, and for what players mean by it; several words when they say several in one. */
  function written(plain: string, goesOn: boolean, likeness: number): readonly Map<string, number>[] {
    const places: Map<string, number>[] = [new Map()];
    const add = (place: number, term: string, sure: number) => {
      if (!postings.has(term)) return;
      places[place] ??= new Map();
      const terms = places[place];
      if (terms) terms.set(term, Math.max(terms.get(term) ?? 0, sure));
    };
    const term = termOf(plain);
    add(0, term, likeness);
    for (const phrase of saidFor.get(term) ?? []) {
      for (const [place, word] of wordsOf(phrase).entries()) add(place, termOf(word), SAID * likeness);
    }
    if (goesOn && plain.length >= SHORTEST_QUERY) {
      for (const word of wordsBeginning(words, plain)) {
        add(0, termOf(word), likeness * beginningOf(plain, word));
      }
    }
    if (term.length >= SHORTEST_STEM) {
      for (const word of wordsBeginning(words, term))
        add(0, termOf(word), likeness * beginningOf(term, word));
    }
    return places.filter(({ size }) => size > 0);
  }

  function meantBy(typed: string, goesOn: boolean): readonly Map<string, number>[] {
    const plain = inOneAlphabet(bareOf(typed));
    const itself = written(plain, goesOn, 1);
    if (itself.length > 0) return itself;
    for (const other of [inOtherLayout(plainly(typed)), inOtherLayout(plain)]) {
      if (other.length < SHORTEST_SLIP) continue;
      const found = written(plainly(other), goesOn, OTHER_LAYOUT);
      if (found.length > 0) return found;
    }
    const half = plain.length >= SHORTEST_SLIP ? written(plain, true, 1) : [];
    if (half.length > 0) return half;
    const together: Map<string, number>[] = [];
    for (const { word, likeness } of near.to(plain)) {
      for (const [place, terms] of written(word, false, likeness).entries()) {
        together[place] = new Map([...(together[place] ?? []), ...terms]);
      }
    }
    return together;
  }

  function read(word: string, next: string | undefined, isQuestion: boolean): readonly MeantWord[] {
    const key = `${word} ${next ?? ''} ${isQuestion}`;
    const before = remembered.get(key);
    if (before) return before;
    const telling = isQuestion || isTelling(bareOf(word));
    const meant =
      isNumber(word) && !saidFor.has(termOf(word))
        ? [{ terms: new Map([[termOf(word), 1]]), isTelling: true, number: word }]
        : meantBy(word, next === undefined && telling).map((terms) => ({
            terms,
            isTelling: telling,
            number: null,
          }));
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, meant);
    return meant;
  }

  return {
    read(typed) {
      // Signs that are letters in the other layout belong to the word: "]f" may be «ха» half typed.
      const all = (withNumbersJoined(typed.slice(0, LONGEST_QUERY)).match(TYPED_WORD) ?? []).filter((word) =>
        /[\p{L}\d[\]]/u.test(word),
      );
      // One letter begins everything.
      if (all.join('').length < SHORTEST_QUERY) return [];
      const isQuestion = !all.some((word) => isTelling(bareOf(word)));
      return all.flatMap((word, place) => read(word, all[place + 1], isQuestion));
    },
  };
}
