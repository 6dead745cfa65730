import { HighlightedText } from '../parts/text/HighlightedText';
import { withHyphensInLongest } from '../parts/text/soft-hyphens';
import { useLanguage } from '../parts/words';
import type { FoundWord } from './catalog-search/matching-line';
import { highlightTitle } from './catalog-search/matching-titles';

/** A name, type line or set of a card, with the words by which the card was found marked. */
export function MarkedTitle({ title, words }: { title: string; words: readonly FoundWord[] }) {
  const language = useLanguage();
  const pieces = highlightTitle(title, words);
  return (
    <HighlightedText
      pieces={pieces.map((piece) => ({ ...piece, text: withHyphensInLongest(piece.text) }))}
      language={language}
    />
  );
}
