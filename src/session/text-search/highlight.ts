import { stemOf, WORD } from './stems';

/** A piece of a text, and whether it is highlighted. */
export interface HighlightPiece {
  readonly text: string;
  readonly isHighlighted: boolean;
}

/** Splits a text at highlighted words. */
export function highlight(text: string, terms: ReadonlySet<string>): readonly HighlightPiece[] {
  const pieces: HighlightPiece[] = [];
  let from = 0;
  for (const match of terms.size > 0 ? text.matchAll(WORD) : []) {
    // Symbols are not split.
    if (text[match.index - 1] === '{' || !terms.has(stemOf(match[0]))) continue;
    pieces.push(
      { text: text.slice(from, match.index), isHighlighted: false },
      { text: match[0], isHighlighted: true },
    );
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from), isHighlighted: false }].filter((piece) => piece.text !== '');
}
