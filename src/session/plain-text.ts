/** Texts that somebody else has written, as they may stand among ours. */

/** Characters that turn the direction of the text around them, and letters that are written from right to left. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** More marks on one letter than any writing has: they would cover the lines around. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;
const INVISIBLE = /^[\u200b-\u200d\u2060\ufeff\s]*$/;
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What somebody typed, without what turns or covers the text around it; empty where nothing of it can be seen. */
export function asPlainText(typed: string): string {
  const plain = typed.replaceAll(TURNING, '').replaceAll(HEAPED, '$1').trim();
  return INVISIBLE.test(plain) ? '' : plain;
}

/** The name as it may stand in a sentence of ours: whatever is in it, the rest of the sentence keeps its order. */
export function withoutTurning(name: string): string {
  const plain = asPlainText(name);
  return LEFTWARD.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** As much of a text as there is room for; no letter is cut in half. */
export function fitted(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
}
