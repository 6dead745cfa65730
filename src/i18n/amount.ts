/** A number, or infinity. */
export type Amount = number | 'infinite';

/** Formats a total with a typographic minus, or as ∞. */
export function amount(total: Amount): string {
  if (total === 'infinite') return '∞';
  return total < 0 ? `−${-total}` : `${total}`;
}

/** Formats a change with its sign: +3, −7. */
export function formatSigned(change: number): string {
  return change < 0 ? amount(change) : `+${amount(change)}`;
}
