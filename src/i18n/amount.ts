/** A number with a minus sign as long as the plus. */
export function amount(total: number): string {
  return total < 0 ? `−${-total}` : `${total}`;
}

/** A change with its sign: +3, −7. */
export function signed(by: number): string {
  return by < 0 ? amount(by) : `+${amount(by)}`;
}
