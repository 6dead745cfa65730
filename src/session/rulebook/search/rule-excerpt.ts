/** Chooses the passage of an entry that is shown below its title: the one with the most query words. */
import type { Language } from '../../../content/bilingual';
import type { RuleSentence } from './rule-index';

export interface RuleExcerpt {
  readonly text: string;
  readonly language: Language;
}

/** A query word: how rare it is, whether the entry's title contains it, and how certainly each sentence does. */
export interface WordInEntry {
  readonly rarity: number;
  readonly isInTitle: boolean;
  readonly sentenceCertainties: ReadonlyMap<number, number>;
}

/** Consecutive sentences of one paragraph. */
type Passage = readonly RuleSentence[];

/** Maximum characters; a longer sentence is shown alone and whole. */
const MAX_LENGTH = 220;
/** A passage in the reader's language is preferred unless another has more of the words. */
const READER_LANGUAGE_WEIGHT = 1.2;
/** Examples and history are less likely to answer a question than the text. */
const partWeights = { text: 1, example: 0.45, changeNote: 0.2 };
/** Players rarely ask what the app itself does, or what its authors decided where the rules are silent. */
const ABOUT_APP_WEIGHT = 0.5;
const APP_SENTENCE_START =
  /^(?:(?:In )?this app|The app|Our ruling|(?:В |Это )?приложени[ею]|В приложении|У нас так)(?=[\s:,])/i;
/** Only the rarest word of the title counts: the title is shown above, and an entry begins by repeating it. */
const TITLE_WEIGHTS = { anywhere: 0.4, textStart: 0.7 };

/**
 * Returns the best passage in the reader's language; if one in the other language has more of the words, the passage
 * at the same place. Null for an entry without sentences.
 */
export function excerptOf(
  sentences: readonly RuleSentence[],
  words: readonly WordInEntry[],
  readerLanguage: Language,
): RuleExcerpt | null {
  let bestPassage: Passage = [];
  let bestScore = -1;
  for (const passage of passagesOf(sentences)) {
    const isAboutApp = sentences.some((sentence) => makesPassageAboutApp(sentence, passage));
    const score = scoreOf(passage, words, readerLanguage) * (isAboutApp ? ABOUT_APP_WEIGHT : 1);
    if (score <= bestScore) continue;
    bestPassage = passage;
    bestScore = score;
  }
  const shownPassage = inReaderLanguage(sentences, bestPassage, readerLanguage);
  const [first] = shownPassage;
  return first ? { text: shownPassage.map(({ text }) => text).join(' '), language: first.language } : null;
}

/** Returns one passage per sentence, with as many of the following sentences of its paragraph as fit. */
function passagesOf(sentences: readonly RuleSentence[]): readonly Passage[] {
  return sentences.map((first, index) => {
    const passage = [first];
    let { length } = first.text;
    for (const nextSentence of sentences.slice(index + 1)) {
      length += nextSentence.text.length + 1;
      if (!isSameParagraph(first, nextSentence) || length > MAX_LENGTH) break;
      passage.push(nextSentence);
    }
    return passage;
  });
}

function scoreOf(passage: Passage, words: readonly WordInEntry[], readerLanguage: Language): number {
  const [first] = passage;
  if (!first) return 0;
  const startsText = first.part === 'text' && first.isFirstInPart;
  let textScore = 0;
  let titleScore = 0;
  for (const { rarity, isInTitle, sentenceCertainties } of words) {
    const certainty = Math.max(0, ...passage.map(({ index }) => sentenceCertainties.get(index) ?? 0));
    if (!isInTitle) textScore += rarity * certainty;
    else
      titleScore = Math.max(
        titleScore,
        rarity * (startsText ? TITLE_WEIGHTS.textStart : TITLE_WEIGHTS.anywhere * certainty),
      );
  }
  const languageWeight = first.language === readerLanguage ? READER_LANGUAGE_WEIGHT : 1;
  return (textScore + titleScore) * partWeights[first.part] * languageWeight;
}

/** Returns whether the passage continues a paragraph in which this sentence is about the app. */
function makesPassageAboutApp(sentence: RuleSentence, [first]: Passage): boolean {
  return (
    first !== undefined &&
    sentence.index <= first.index &&
    isSameParagraph(sentence, first) &&
    APP_SENTENCE_START.test(sentence.text)
  );
}

/** Returns the passage, or the one in the reader's language that begins as far into the same paragraph. */
function inReaderLanguage(
  sentences: readonly RuleSentence[],
  passage: Passage,
  readerLanguage: Language,
): Passage {
  const [first] = passage;
  if (!first || first.language === readerLanguage) return passage;
  const isInParagraph = ({ part, paragraphIndex }: RuleSentence) =>
    part === first.part && paragraphIndex === first.paragraphIndex;
  const paragraphSentences = sentences.filter(isInParagraph);
  const readerLanguageSentences = paragraphSentences.filter(({ language }) => language === readerLanguage);
  const otherSentences = paragraphSentences.filter(({ language }) => language !== readerLanguage);
  const startSentence =
    readerLanguageSentences[
      Math.floor((otherSentences.indexOf(first) * readerLanguageSentences.length) / otherSentences.length)
    ];
  return passagesOf(sentences).find(([sentence]) => sentence === startSentence) ?? passage;
}

function isSameParagraph(first: RuleSentence, second: RuleSentence): boolean {
  return (
    first.language === second.language &&
    first.part === second.part &&
    first.paragraphIndex === second.paragraphIndex
  );
}
