/** Chooses the passage of an entry that is shown below its title: the one with the most query words. */
import type { Language } from '../../../content/bilingual';
import type { RuleSentence } from './rule-index';

export interface RuleExcerpt {
  readonly text: string;
  readonly language: Language;
}

/** A query word: how rare it is, whether it is in the entry's title, and how certain its place in each sentence. */
export interface ExcerptWord {
  readonly rarity: number;
  readonly isInTitle: boolean;
  readonly sentences: ReadonlyMap<number, number>;
}

/** Sentences in a row, of one paragraph. */
type Passage = readonly RuleSentence[];

/** Characters; a longer sentence is shown alone and whole. */
const LONGEST = 220;
/** A passage in the reader's language is preferred unless another has more of the words. */
const OWN_LANGUAGE = 1.2;
/** Examples and history answer less than the text. */
const partWeights = { text: 1, example: 0.45, changed: 0.2 };
/** What the app does, or its authors have decided where the rules are silent, is rarely what players ask. */
const OF_THE_APP = 0.5;
const ABOUT_THE_APP =
  /^(?:(?:In )?this app|The app|Our ruling|(?:В |Это )?приложени[ею]|В приложении|У нас так)(?=[\s:,])/i;
/** Only the rarest word of the title counts: the title is shown above, and an entry begins with what it says. */
const TITLED = { anywhere: 0.4, beginning: 0.7 };

/**
 * Returns the best passage in the reader's language; if one in the other language has more of the words, the passage
 * at the same place. Null for an entry without sentences.
 */
export function excerptOf(
  sentences: readonly RuleSentence[],
  words: readonly ExcerptWord[],
  reader: Language,
): RuleExcerpt | null {
  let best: Passage = [];
  let most = -1;
  for (const passage of passagesOf(sentences)) {
    const isOfTheApp = sentences.some((sentence) => isAboutTheApp(sentence, passage));
    const worth = worthOf(passage, words, reader) * (isOfTheApp ? OF_THE_APP : 1);
    if (worth <= most) continue;
    best = passage;
    most = worth;
  }
  const shown = inLanguage(sentences, best, reader);
  const [first] = shown;
  return first ? { text: shown.map(({ text }) => text).join(' '), language: first.language } : null;
}

/** From each sentence, as many more of its paragraph as fit. */
function passagesOf(sentences: readonly RuleSentence[]): readonly Passage[] {
  return sentences.map((first, index) => {
    const passage = [first];
    let { length } = first.text;
    for (const next of sentences.slice(index + 1)) {
      length += next.text.length + 1;
      if (!isSameParagraph(first, next) || length > LONGEST) break;
      passage.push(next);
    }
    return passage;
  });
}

function worthOf(passage: Passage, words: readonly ExcerptWord[], reader: Language): number {
  const [first] = passage;
  if (!first) return 0;
  const isBeginning = first.part === 'text' && first.isFirst;
  let had = 0;
  let titled = 0;
  for (const { rarity, isInTitle, sentences } of words) {
    const sure = Math.max(0, ...passage.map(({ index }) => sentences.get(index) ?? 0));
    if (!isInTitle) had += rarity * sure;
    else titled = Math.max(titled, rarity * (isBeginning ? TITLED.beginning : TITLED.anywhere * sure));
  }
  return (had + titled) * partWeights[first.part] * (first.language === reader ? OWN_LANGUAGE : 1);
}

/** Whether the passage goes on with what this sentence says of the app. */
function isAboutTheApp(sentence: RuleSentence, [first]: Passage): boolean {
  return (
    first !== undefined &&
    sentence.index <= first.index &&
    isSameParagraph(sentence, first) &&
    ABOUT_THE_APP.test(sentence.text)
  );
}

/** The passage itself, or the one in the reader's language that begins as far into the same paragraph. */
function inLanguage(sentences: readonly RuleSentence[], passage: Passage, reader: Language): Passage {
  const [first] = passage;
  if (!first || first.language === reader) return passage;
  const isThere = ({ part, paragraph }: RuleSentence) => part === first.part && paragraph === first.paragraph;
  const there = sentences.filter(isThere);
  const own = there.filter(({ language }) => language === reader);
  const others = there.filter(({ language }) => language !== reader);
  const start = own[Math.floor((others.indexOf(first) * own.length) / others.length)];
  return passagesOf(sentences).find(([sentence]) => sentence === start) ?? passage;
}

function isSameParagraph(one: RuleSentence, other: RuleSentence): boolean {
  return one.language === other.language && one.part === other.part && one.paragraph === other.paragraph;
}
