/** The title that people write above a list: "Мой куб 2026". */

/** A line of a list with a card on it. */
export interface CardLine {
  /** Its place among all lines. */
  readonly at: number;
  /** Whether the line says more than a name: how many of the card there are, or its cost. */
  readonly saysMore: boolean;
  readonly isSideboard: boolean;
}

/**
 * Whether the first card of a list may as well be its title: it stands apart from the others, or each of them says how
 * many there are. Only who knows the names of cards can decide. `heading` is the place of the first heading.
 */
export function beginsWithTitle(cards: readonly CardLine[], heading: number | undefined): boolean {
  const [first, second, third] = cards;
  if (!first || !second || first.saysMore || second.isSideboard) return false;
  if (heading !== undefined && heading < second.at) return heading > first.at;
  if (cards.every(({ saysMore }, index) => index === 0 || saysMore)) return true;
  // In some lists every card stands apart.
  return second.at > first.at + 1 && third?.at === second.at + 1;
}
