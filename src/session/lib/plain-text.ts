/** Makes texts from other people safe to display among the app's own. */

/** Characters that change the direction of the text around them. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** More combining marks than any script uses would cover neighboring lines. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;
/** Spaces, controls and fillers; also the blank pattern of braille. */
const INVISIBLE = /^[\p{DI}\p{Cc}\p{Cf}\s\u2800]*$/u;
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Removes what would turn or cover the text around it; empty if nothing visible is left. */
export function sanitizeText(typed: string): string {
  const plain = typed.replaceAll(TURNING, '').replaceAll(HEAPED, '$1').trim();
  return INVISIBLE.test(plain) ? '' : plain;
}

/** A name for use within a sentence, without characters that change the sentence's direction. */
export function isolateDirection(name: string): string {
  const plain = sanitizeText(name);
  return LEFTWARD.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Truncates a text without cutting a character in half. */
export function truncate(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
}
