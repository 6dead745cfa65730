/**
 * Encodes bytes in 41 of the 45 characters that QR codes pack densely, without those that make camera apps see a
 * link. Two bytes are three characters, a single last byte is two.
 */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-';
const BASE = LETTERS.length;
const BYTE = 256;

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
