/** The title that people write above a list: "Мой куб 2026". */

/** A card line of a list. */
export interface CardLine {
  /** Its index among all lines. */
  readonly lineIndex: number;
  /** Whether the line has more than a name: a count or a cost. */
  readonly hasMoreThanName: boolean;
  readonly isSideboard: boolean;
}

/**
 * Returns whether the first card line of a list may instead be its title: it is set apart from the others, or only they
 * have more than a name. Only a caller that knows card names can decide. Headings are not among the card lines.
 */
export function beginsWithTitle(cards: readonly CardLine[], firstHeadingIndex: number | undefined): boolean {
  const [first, second, third] = cards;
  if (!first || !second || first.hasMoreThanName || second.isSideboard) return false;
  if (firstHeadingIndex !== undefined && firstHeadingIndex < second.lineIndex)
    return firstHeadingIndex > first.lineIndex;
  if (cards.every(({ hasMoreThanName }, index) => index === 0 || hasMoreThanName)) return true;
  // In some lists every card is set apart.
  return second.lineIndex > first.lineIndex + 1 && third?.lineIndex === second.lineIndex + 1;
}
