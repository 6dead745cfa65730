let isUsed = false;

/** Notes that a key acted at the table, until the page is closed. */
export function noteKey(): void {
  isUsed = true;
}

/** A phone without a mouse or a trackpad rarely has keys. */
export const isKeyboardLikely = () => isUsed || matchMedia('(any-pointer: fine)').matches;
