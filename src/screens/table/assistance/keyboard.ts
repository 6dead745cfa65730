let isUsed = false;

/** Records that a key was used at the table; remembered until the page is closed. */
export function noteKey(): void {
  isUsed = true;
}

/** Returns whether a keyboard is likely; a phone without a mouse or trackpad rarely has one. */
export const isKeyboardLikely = () => isUsed || matchMedia('(any-pointer: fine)').matches;
