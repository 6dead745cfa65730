/** Removes from names what may be typed differently: case, accents, punctuation. */
import { nameKey } from '../../../rules/landless/name-key';

/** Separates names in a joined text; no name contains it. */
export const NAME_SEPARATOR = '\n';

export const SPACE = 32;
export const SLASH = 47;
const LINE_BREAK = 10;
/** Codes for characters that are left out, and for those that become several letters. */
const DROPPED = 1;
const SEVERAL_LETTERS = 2;
const LAST_LATIN_1 = 0xff;

/**
 * The code that replaces each character; 0 until first needed. A table, because a million characters are read at once.
 */
const replacements = new Uint16Array(0x1_0000);
const lettersByCode = new Map<number, string>();

function replacementOf(code: number): number {
  const knownReplacement = replacements[code];
  if (knownReplacement) return knownReplacement;
  const replacement = computeReplacement(code);
  replacements[code] = replacement;
  return replacement;
}

function computeReplacement(code: number): number {
  if (code === SLASH || code === LINE_BREAK) return code;
  const plain = nameKey(String.fromCharCode(code)).replace(/['".]/g, '');
  if (plain.length > 1) {
    lettersByCode.set(code, plain);
    return SEVERAL_LETTERS;
  }
  if (/[\p{L}\p{N}]/u.test(plain)) return plain.charCodeAt(0);
  return plain === '' && !/\s/.test(String.fromCharCode(code)) ? DROPPED : SPACE;
}

/**
 * Normalizes a name, or names separated by line breaks, to letters and digits, single spaces, and halves separated by
 * "/".
 */
export function normalizeName(text: string): string {
  // A combining accent is composed with its letter first, because it may be part of it: й.
  const composed = /[\u0300-\u036f]/.test(text) ? text.normalize('NFC') : text;
  const output = new Uint16Array(2 * composed.length);
  let length = 0;
  let isSpacePending = false;
  let usedBits = 0;
  const hasStarted = () => length > 0 && output[length - 1] !== SLASH && output[length - 1] !== LINE_BREAK;
  for (let index = 0; index < composed.length; index += 1) {
    const code = replacementOf(composed.charCodeAt(index));
    if (code === DROPPED) continue;
    if (code === SPACE) {
      isSpacePending = true;
      continue;
    }
    const isSeparator = code === SLASH || code === LINE_BREAK;
    if (code === SLASH && output[length - 1] === SLASH) continue;
    if (isSpacePending && !isSeparator && hasStarted()) output[length++] = SPACE;
    isSpacePending = false;
    if (code === SEVERAL_LETTERS) {
      for (const letter of lettersByCode.get(composed.charCodeAt(index)) ?? '')
        output[length++] = letter.charCodeAt(0);
    } else {
      output[length++] = code;
      usedBits |= code;
    }
  }
  const letters = output.subarray(0, length);
  // A string of Latin-1 bytes is searched several times faster.
  return usedBits > LAST_LATIN_1
    ? new TextDecoder('utf-16le').decode(letters)
    : new TextDecoder('latin1').decode(new Uint8Array(letters));
}

/** Returns the words of a normalized name. */
export const wordsOf = (name: string) => name.split(/[ /]/).filter(Boolean);

/** Normalizes hundreds of names in a fraction of the time. */
export function normalizeNames(names: readonly string[]): readonly string[] {
  return normalizeName(names.map((name) => name.replaceAll(NAME_SEPARATOR, ' ')).join(NAME_SEPARATOR)).split(
    NAME_SEPARATOR,
  );
}
