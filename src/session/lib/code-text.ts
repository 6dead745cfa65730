/**
 * The text of a QR code: a prefix, which other camera apps show first, then bytes in 41 of the 45 characters that QR
 * codes encode compactly, without those that make camera apps see a link. Two bytes become three characters; a single
 * last byte becomes two.
 */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-';
const BASE = CHARACTERS.length;
const BYTE_VALUE_COUNT = 256;

/** 'foreign': not a code of this app. 'newer': of a later version. 'damaged': altered or incomplete. */
export type CodeFailure = 'foreign' | 'newer' | 'damaged';

export function writeCodeText(prefix: string, bytes: Uint8Array): string {
  return `${prefix} ${encodeBase41(bytes)}`;
}

/**
 * Returns whether a text starts with a code. Codes can also arrive as text, one per line and possibly wrapped by a
 * messaging app.
 */
export function hasCodePrefix(prefix: string, text: string): boolean {
  return text.trimStart().startsWith(prefix);
}

export function splitCodeTexts(prefix: string, text: string): readonly string[] {
  return text
    .split(prefix)
    .filter((part) => part.trim() !== '')
    .map((part) => prefix + part);
}

/** Returns null for characters that no code has. */
export function readCodeText(prefix: string, text: string): Uint8Array | null {
  return decodeBase41(text.replace(prefix, '').replaceAll(/\s/g, ''));
}

export function encodeBase41(bytes: Uint8Array): string {
  let digits = '';
  for (let offset = 0; offset < bytes.length; offset += 2) {
    const [first = 0, second] = bytes.subarray(offset, offset + 2);
    digits +=
      second === undefined ? encodeNumber(first, 2) : encodeNumber(first * BYTE_VALUE_COUNT + second, 3);
  }
  return digits;
}

/** Returns null for text that was not encoded this way. */
export function decodeBase41(digits: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let offset = 0; offset < digits.length; offset += 3) {
    const group = digits.slice(offset, offset + 3);
    let number = 0;
    for (const digit of group) {
      const value = CHARACTERS.indexOf(digit);
      if (value < 0) return null;
      number = number * BASE + value;
    }
    const valueLimit = group.length === 3 ? BYTE_VALUE_COUNT * BYTE_VALUE_COUNT : BYTE_VALUE_COUNT;
    if (group.length === 1 || number >= valueLimit) return null;
    if (group.length === 3) bytes.push(Math.floor(number / BYTE_VALUE_COUNT));
    bytes.push(number % BYTE_VALUE_COUNT);
  }
  return Uint8Array.from(bytes);
}

function encodeNumber(number: number, digitCount: number): string {
  let digits = '';
  for (let remaining = number; digits.length < digitCount; remaining = Math.floor(remaining / BASE)) {
    digits = CHARACTERS.charAt(remaining % BASE) + digits;
  }
  return digits;
}
