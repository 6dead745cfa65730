/** Makes texts from other people safe to display among the app's own. */

/** Characters that change the direction of the text around them. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** More combining marks than any script uses, which would cover neighboring lines. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** Spaces, control and filler characters, and the blank Braille pattern. */
const INVISIBLE = /^[\p{DI}\p{Cc}\p{Cf}\s\u2800]*$/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Removes characters that change the direction of the surrounding text or cover it; returns an empty string if nothing
 * visible is left.
 */
export function sanitizeText(text: string): string {
  const plain = text.replaceAll(DIRECTION_CONTROLS, '').replaceAll(STACKED_MARKS, '$1').trim();
  return INVISIBLE.test(plain) ? '' : plain;
}

/** Returns a name for use within a sentence, isolated so that it does not change the sentence's direction. */
export function isolateDirection(name: string): string {
  const plain = sanitizeText(name);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Truncates a text without cutting a character in half. */
export function truncate(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}
