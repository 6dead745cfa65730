/** The title that people write above a list: "Мой куб 2026". */

/** A card line of a list. */
export interface CardLine {
  /** Its index among all lines. */
  readonly at: number;
  /** Whether the line has more than a name: a count or a cost. */
  readonly saysMore: boolean;
  readonly isSideboard: boolean;
}

/**
 * Returns whether the first card line of a list may instead be its title: it is set apart from the others, or only they
 * have more than a name. Only a caller that knows card names can decide. `heading` is the index of the first heading.
 */
export function beginsWithTitle(cards: readonly CardLine[], heading: number | undefined): boolean {
  const [first, second, third] = cards;
  if (!first || !second || first.saysMore || second.isSideboard) return false;
  if (heading !== undefined && heading < second.at) return heading > first.at;
  if (cards.every(({ saysMore }, index) => index === 0 || saysMore)) return true;
  // In some lists every card is set apart.
  return second.at > first.at + 1 && third?.at === second.at + 1;
}
