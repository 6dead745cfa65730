import { stemOf, WORD } from './stems';

/** A piece of a text, and whether it is highlighted. */
export interface HighlightPiece {
  readonly text: string;
  readonly isHighlighted: boolean;
}

/** Splits a text at the words with these stems, which are highlighted; `pattern` finds the words. */
export function highlight(
  text: string,
  stems: ReadonlySet<string>,
  pattern: RegExp = WORD,
): readonly HighlightPiece[] {
  return highlightWhere(text, pattern, (match) => stems.has(stemOf(match[0])));
}

/** Splits a text at the matches of a pattern that are to be highlighted. */
export function highlightWhere(
  text: string,
  pattern: RegExp,
  isWanted: (match: RegExpExecArray) => boolean,
): readonly HighlightPiece[] {
  const pieces: HighlightPiece[] = [];
  let pieceStart = 0;
  for (const match of text.matchAll(pattern)) {
    // Symbols such as {CHAOS} are never split.
    if (text[match.index - 1] === '{' || !isWanted(match)) continue;
    pieces.push(
      { text: text.slice(pieceStart, match.index), isHighlighted: false },
      { text: match[0], isHighlighted: true },
    );
    pieceStart = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(pieceStart), isHighlighted: false }].filter(
    (piece) => piece.text !== '',
  );
}
