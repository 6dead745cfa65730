/**
 * The text of a QR code: a sign, which other camera apps show first, then bytes in 41 of the 45 characters that QR
 * codes pack densely, without those that make camera apps see a link. Two bytes are three characters, a single last
 * byte is two.
 */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-';
const BASE = LETTERS.length;
const BYTE = 256;

/** 'foreign': not a code of this app. 'newer': of a later version. 'damaged': altered or incomplete. */
export type CodeTrouble = 'foreign' | 'newer' | 'damaged';

export function writeCodeText(sign: string, bytes: Uint8Array): string {
  return `${sign} ${bytesToLetters(bytes)}`;
}

/** Codes can also arrive as text, one per line and perhaps wrapped by a messenger. */
export function hasSign(sign: string, text: string): boolean {
  return text.trimStart().startsWith(sign);
}

export function splitCodeTexts(sign: string, text: string): readonly string[] {
  return text
    .split(sign)
    .filter((part) => part.trim() !== '')
    .map((part) => sign + part);
}

/** Returns null for letters that no code has. */
export function readCodeText(sign: string, text: string): Uint8Array | null {
  return lettersToBytes(text.replace(sign, '').replaceAll(/\s/g, ''));
}

export function bytesToLetters(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2);
    letters += second === undefined ? inLetters(first, 2) : inLetters(first * BYTE + second, 3);
  }
  return letters;
}

/** Returns null for text that was not encoded this way. */
export function lettersToBytes(letters: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let at = 0; at < letters.length; at += 3) {
    const group = letters.slice(at, at + 3);
    let number = 0;
    for (const letter of group) {
      const value = LETTERS.indexOf(letter);
      if (value < 0) return null;
      number = number * BASE + value;
    }
    if (group.length === 1 || number >= (group.length === 3 ? BYTE * BYTE : BYTE)) return null;
    if (group.length === 3) bytes.push(Math.floor(number / BYTE));
    bytes.push(number % BYTE);
  }
  return Uint8Array.from(bytes);
}

function inLetters(number: number, count: number): string {
  let letters = '';
  for (let rest = number; letters.length < count; rest = Math.floor(rest / BASE)) {
    letters = LETTERS.charAt(rest % BASE) + letters;
  }
  return letters;
}
