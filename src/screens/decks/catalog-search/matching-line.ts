import { type Language, otherLanguage } from '../../../content/bilingual';
import type { PlanarAbility, PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import { type HighlightPiece, highlightWhere } from '../../../session/text-search/highlight';
import { abilityStemsOf, SEARCH_TOKEN, timeStemsOf } from './card-search-text';
import { cardStemOf } from './card-stems';
import { everydayPassagesIn } from './everyday-words';
import type { SearchWord } from './search-words';

/** A word of the query, and how much it says about a card. */
export interface FoundWord extends SearchWord {
  /** Higher if fewer cards have it. */
  readonly rarity: number;
}

type TextWord = Pick<FoundWord, 'stems' | 'rarity'>;

/** The ability by which a card was found, as far as a row of the catalog shows it. */
export interface MatchingLine {
  readonly times: readonly { readonly time: AbilityTime; readonly isHighlighted: boolean }[];
  readonly language: Language;
  readonly pieces: readonly HighlightPiece[];
}

/** A stretch of a text that could be shown. */
interface Stretch {
  readonly text: string;
  readonly score: number;
}

/** Characters of the text that are visible on a narrow phone, and those that the label of a time takes. */
const MAX_VISIBLE_LENGTH = 54;
const LABEL_LENGTH = 8;
/** How much the words of a stretch count, by where it begins. */
const WEIGHTS = { sentence: 1, clause: 0.97, middle: 0.8 };
/** The label of a time is beside the text: a word there is a worse reason to show an ability. */
const LABEL_WEIGHT = 0.9;
/** Less than any weight of a stretch: the other language is shown only if it has more of the words. */
const OTHER_LANGUAGE_WEIGHT = 0.75;

const SENTENCE_START = /(?<=^|[.!?…][”»")]*\s+)[^\s]/gu;
const CLAUSE_START = /(?<=[,;:—–(]\s*)[^\s(]/gu;
const WORD_START = /(?<=^|\s)[^\s]/gu;

/** Times whose labels say no more than the text. */
const impliedTimes: readonly AbilityTime[] = ['static', 'trigger', 'activated'];

/**
 * Returns the stretch of an ability with the most of these words, the rarest first, preferably in the reader's
 * language; null if none has any.
 */
export function findMatchingLine(
  { abilities }: PlanarCardFacts,
  words: readonly TextWord[],
  readerLanguage: Language,
): MatchingLine | null {
  if (words.length === 0) return null;
  const stems = new Set(words.flatMap((word) => [...word.stems]));
  let best: { ability: PlanarAbility; language: Language; stretch: Stretch } | null = null;
  for (const ability of abilities) {
    const abilityStems = abilityStemsOf(ability);
    const wordsInTimes = words.filter((word) => hasCommon(word.stems, abilityStems.times));
    const wordsInText = words.filter((word) => !wordsInTimes.includes(word));
    const timesScore = LABEL_WEIGHT * Math.max(0, ...wordsInTimes.map(({ rarity }) => rarity));
    for (const language of [readerLanguage, otherLanguage(readerLanguage)]) {
      const hasAny = words.some((word) => hasCommon(word.stems, abilityStems[language]));
      if (timesScore === 0 && !hasAny) continue;
      const visibleLength = MAX_VISIBLE_LENGTH - LABEL_LENGTH * shownTimesOf(ability).length;
      const stretch = bestStretch(
        ability.text[language],
        wordsInText.length > 0 ? wordsInText : words,
        visibleLength,
      );
      const score = timesScore + stretch.score * (language === readerLanguage ? 1 : OTHER_LANGUAGE_WEIGHT);
      if (score > (best?.stretch.score ?? 0))
        best = { ability, language, stretch: { text: stretch.text, score } };
    }
  }
  return (
    best && {
      times: shownTimesOf(best.ability).map((time) => ({
        time,
        isHighlighted: hasCommon(timeStemsOf(time), stems),
      })),
      language: best.language,
      pieces: highlightFound(best.stretch.text, stems),
    }
  );
}

const shownTimesOf = ({ when }: PlanarAbility) => when.filter((time) => !impliedTimes.includes(time));

/** Returns where to begin so that the rarest words are in sight, with a whole sentence or clause if that fits. */
function bestStretch(text: string, words: readonly TextWord[], visibleLength: number): Stretch {
  const stemsAt = stemsIn(text);
  const matches = [...text.matchAll(SEARCH_TOKEN)].flatMap((match) => {
    const word = words.find(({ stems }) => stemsAt(match).some((stem) => stems.has(stem)));
    return word ? [{ word, from: match.index, to: match.index + match[0].length }] : [];
  });
  let best: Stretch = { text, score: 0 };
  const consider = (from: number, weight: number) => {
    const wordsInSight = new Set(
      matches
        .filter((match) => match.from >= from && match.to <= from + visibleLength)
        .map(({ word }) => word),
    );
    const score = weight * [...wordsInSight].reduce((sum, { rarity }) => sum + rarity, 0);
    if (score <= best.score) return;
    best = { text: weight === WEIGHTS.sentence ? text.slice(from) : `…${text.slice(from)}`, score };
  };
  for (const { index } of text.matchAll(SENTENCE_START)) consider(index, WEIGHTS.sentence);
  for (const { index } of text.matchAll(CLAUSE_START)) consider(index, WEIGHTS.clause);
  const wordStarts = [...text.matchAll(WORD_START)].map(({ index }) => index);
  for (const { to } of matches) {
    const start = wordStarts.find((wordStart) => wordStart >= to - visibleLength);
    if (start !== undefined) consider(start, WEIGHTS.middle);
  }
  return best;
}

function highlightFound(text: string, stems: ReadonlySet<string>): readonly HighlightPiece[] {
  const stemsAt = stemsIn(text);
  return highlightWhere(text, SEARCH_TOKEN, (match) => stemsAt(match).some((stem) => stems.has(stem)));
}

/** Returns a function that returns the stems of a word in the text, as it is written and as players say it. */
function stemsIn(text: string): (match: RegExpExecArray) => readonly string[] {
  const passages = everydayPassagesIn(text);
  return ({ index, 0: word }) => [
    cardStemOf(word),
    ...passages.filter(({ from, to }) => from <= index && index < to).flatMap(({ stems }) => stems),
  ];
}

const hasCommon = (first: ReadonlySet<string>, second: ReadonlySet<string>) =>
  [...first].some((stem) => second.has(stem));
