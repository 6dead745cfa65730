/** The sentence that tells why an entry was found. */
import type { Language } from '../../content/bilingual';
import type { RuleEntry } from '../../content/rulebook/rule-entry';
import { marked } from '../../session/rule-search';

const LONGEST = 220;

interface Sentence {
  readonly text: string;
  readonly language: Language;
  readonly hits: number;
}

/** With the most words that were looked for, in the reader's language where it has as many; null where the text has none. */
export function snippetOf(
  { text }: RuleEntry,
  terms: ReadonlySet<string>,
  reader: Language,
): { readonly text: string; readonly language: Language } | null {
  const other = reader === 'en' ? 'ru' : 'en';
  const sentences = ([reader, other] as const).flatMap((language): readonly Sentence[] =>
    text[language].split(/\n+|(?<=[.!?])\s+/).map((sentence) => ({
      text: sentence.length > LONGEST ? `${sentence.slice(0, LONGEST)}…` : sentence,
      language,
      hits: marked(sentence, terms).filter(({ isHit }) => isHit).length,
    })),
  );
  const best = sentences.reduce<Sentence>(
    (found, sentence) => (sentence.hits > found.hits ? sentence : found),
    {
      text: '',
      language: reader,
      hits: 0,
    },
  );
  return best.hits > 0 ? { text: best.text, language: best.language } : null;
}
