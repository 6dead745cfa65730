/** A number, or as much as there could ever be. */
export type Amount = number | 'infinite';

/** With a minus sign as long as the plus; the infinite as its sign. */
export function amount(total: Amount): string {
  if (total === 'infinite') return '∞';
  return total < 0 ? `−${-total}` : `${total}`;
}

/** A change with its sign: +3, −7. */
export function signed(by: number): string {
  return by < 0 ? amount(by) : `+${amount(by)}`;
}
