/** A number with a minus sign as long as the plus. */
export function amount(total: number): string {
  return total < 0 ? `−${-total}` : `${total}`;
}
