/**
 * Finds game terms in running text in all inflections, longer forms first, except where the same words mean something
 * else.
 */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import type { Language } from '../../content/bilingual';
import type { TermEntry } from '../../content/rulebook/rule-entry';
import type { AbilityTime } from '../../rules/planar/ability-times';

/** A piece of a text, and the id of its term, or null. */
export interface TermPiece {
  readonly text: string;
  readonly termId: string | null;
}

interface SplitOptions {
  /** Terms that are not linked again; newly found ones are added. */
  readonly alreadyLinkedTermIds?: Set<string>;
  /** Names of players and cards, in which no terms are found. */
  readonly names?: readonly string[];
  /** Whether the text is a type line, in which any word may be capitalized. */
  readonly isTypeLine?: boolean;
  /** Whether a term is linked at every occurrence instead of only the first. */
  readonly linksRepeats?: boolean;
}

export interface Terms {
  termById(id: string): TermEntry | null;
  /** Splits the text into terms and other text. */
  splitByTerms(text: string, language: Language, options?: SplitOptions): readonly TermPiece[];
  /** Returns the term for an ability's label. */
  termIdOfAbilityTime(time: AbilityTime): string | null;
}

/** The words of a form, each a stem or, after "=", an exact word. Capitalized words match names only. */
interface Form {
  readonly wordKeys: readonly string[];
  /** Null for words that only look like a term. */
  readonly termId: string | null;
}

interface Word {
  readonly text: string;
  readonly start: number;
  /** The keys by which forms refer to the word. */
  readonly keys: readonly string[];
}

/** Includes commas, because some forms contain one. */
const TOKEN = /\{[^}]*\}|\d+|,|\p{L}+(?:[-\u2011]\p{L}+)*/gu;
const WORD_OR_COMMA_START = /^[\p{L},]/u;
/** What may be between the words of a form. */
const GAP = /^\s*$/;
const CAPITAL = /^\p{Lu}/u;
/** After these, and at the start of a text, capitalization has no meaning. */
const SENTENCE_START = /(?:^|[.!?:;…·•\n]["”»)]*\s*["“«(]?|["“«(])\s*$/;

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  en: englishStem,
  ru: russianStem,
};

export function createTerms(entries: readonly TermEntry[]): Terms {
  const termById = new Map(entries.map((entry) => [entry.id, entry] as const));
  const termIdByTime = new Map(
    entries.flatMap(({ id, times = [] }) => times.map((time) => [time, id] as const)),
  );
  const splitters = new Map<Language, ReturnType<typeof createSplitter>>();
  // Usually one language is used, so the other is prepared on demand.
  const splitterOf = (language: Language) => {
    const splitter = splitters.get(language) ?? createSplitter(entries, language);
    splitters.set(language, splitter);
    return splitter;
  };
  return {
    termById: (id) => termById.get(id) ?? null,
    splitByTerms: (text, language, options = {}) => splitterOf(language)(text, options),
    termIdOfAbilityTime: (time) => termIdByTime.get(time) ?? null,
  };
}

function createSplitter(entries: readonly TermEntry[], language: Language) {
  const stemOf = createStemmer(language);
  const formsByFirstWord = new Map<string, Form[]>();
  const addForm = (termId: string | null, writtenForm: string) => {
    const wordKeys = writtenForm.split(' ').map((word) => keyOf(word, stemOf));
    const [first = ''] = wordKeys;
    formsByFirstWord.set(first, [...(formsByFirstWord.get(first) ?? []), { wordKeys, termId }]);
  };
  for (const { id, forms, lookAlikes } of entries) {
    for (const form of forms[language]) addForm(id, form);
    for (const form of lookAlikes?.[language] ?? []) addForm(null, form);
  }

  /** Returns the longest form that begins with this word; of equally long ones, the most specific. */
  function formAt(text: string, words: readonly Word[], from: number): Form | null {
    const [first] = words.slice(from, from + 1);
    const candidates = first?.keys.flatMap((key) => formsByFirstWord.get(key) ?? []) ?? [];
    return candidates
      .filter((form) =>
        form.wordKeys.every((key, index) => isMatch(text, words, from + index, key, index > 0)),
      )
      .reduce<Form | null>(
        (best, form) => (best && best.wordKeys.length >= form.wordKeys.length ? best : form),
        null,
      );
  }

  return (
    text: string,
    { alreadyLinkedTermIds = new Set(), names = [], isTypeLine = false, linksRepeats = false }: SplitOptions,
  ): readonly TermPiece[] => {
    const words = wordsOf(text, names, isTypeLine, stemOf);
    const pieces: TermPiece[] = [];
    let from = 0;
    for (let index = 0; index < words.length; index += 1) {
      const form = formAt(text, words, index);
      const [first, last] = [words[index], words[index + (form?.wordKeys.length ?? 1) - 1]];
      if (!form || !first || !last) continue;
      index += form.wordKeys.length - 1;
      if (form.termId === null || alreadyLinkedTermIds.has(form.termId)) continue;
      if (!linksRepeats) alreadyLinkedTermIds.add(form.termId);
      const end = last.start + last.text.length;
      pieces.push({ text: text.slice(from, first.start), termId: null });
      pieces.push({ text: text.slice(first.start, end), termId: form.termId });
      from = end;
    }
    return [...pieces, { text: text.slice(from), termId: null }].filter((piece) => piece.text !== '');
  };
}

function isMatch(
  text: string,
  words: readonly Word[],
  index: number,
  key: string,
  mustBeAdjacent: boolean,
): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (!word?.keys.includes(key)) return false;
  return (
    !mustBeAdjacent ||
    (before !== undefined && GAP.test(text.slice(before.start + before.text.length, word.start)))
  );
}

/** Returns the words of a text, each with its keys, the exact word first. */
function wordsOf(
  text: string,
  names: readonly string[],
  isTypeLine: boolean,
  stemOf: (word: string) => string,
): readonly Word[] {
  const nameRanges = names.flatMap((name) => occurrencesOf(name, text));
  return [...text.matchAll(TOKEN)].map(({ 0: token, index: start }) => {
    const isInName = nameRanges.some(([from, to]) => start >= from && start < to);
    if (isInName || !WORD_OR_COMMA_START.test(token)) return { text: token, start, keys: [] };
    const isCapitalizedName =
      !isTypeLine && CAPITAL.test(token) && !SENTENCE_START.test(text.slice(0, start));
    const plain = normalize(token);
    const keys = [`=${plain}`, stemOf(plain)];
    const capitalKey = `^${stemOf(plain)}`;
    return {
      text: token,
      start,
      keys: !CAPITAL.test(token) ? keys : isCapitalizedName ? [capitalKey] : [...keys, capitalKey],
    };
  });
}

function occurrencesOf(name: string, text: string): readonly (readonly [start: number, end: number])[] {
  const occurrences: [number, number][] = [];
  if (name === '') return occurrences;
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + name.length)) {
    occurrences.push([start, start + name.length]);
  }
  return occurrences;
}

function keyOf(written: string, stemOf: (word: string) => string): string {
  if (written.startsWith('=')) return `=${normalize(written.slice(1))}`;
  const stem = stemOf(normalize(written));
  return CAPITAL.test(written) ? `^${stem}` : stem;
}

/** Treats ё as е, and a hyphen at which no line breaks as any other. */
function normalize(word: string): string {
  return word.toLowerCase().replaceAll('ё', 'е').replaceAll('\u2011', '-');
}

/** Caches stems, because the same words recur. */
function createStemmer(language: Language): (word: string) => string {
  const cache = new Map<string, string>();
  return (word) => {
    const cached = cache.get(word);
    if (cached !== undefined) return cached;
    const stem = stemmers[language](word);
    cache.set(word, stem);
    return stem;
  };
}
