/** Models the keypad entry and the total it results in. */
import type { Life } from '../../../rules/life/life';
import { MAX_TOTAL } from '../../../rules/limits';

export interface KeypadEntry {
  readonly digits: string;
  readonly isNegative: boolean;
  readonly isInfinite: boolean;
}

export const NOTHING_TYPED: KeypadEntry = { digits: '', isNegative: false, isInfinite: false };

const MAX_DIGITS = `${MAX_TOTAL}`.length;

export type KeypadKey = number | 'sign' | 'erase' | 'infinite';

/** Returns the entry after one more key. */
export function typeKey(entry: KeypadEntry, key: KeypadKey): KeypadEntry {
  if (key === 'infinite') return { ...NOTHING_TYPED, isInfinite: true };
  if (entry.isInfinite) return key === 'erase' ? NOTHING_TYPED : typeKey(NOTHING_TYPED, key);
  const { digits, isNegative } = entry;
  if (key === 'sign') return { ...entry, isNegative: !isNegative };
  if (key !== 'erase') {
    return digits.length < MAX_DIGITS ? { ...entry, digits: `${Number(`${digits}${key}`)}` } : entry;
  }
  return digits === '' ? NOTHING_TYPED : { ...entry, digits: digits.slice(0, -1) };
}

/** Maps a key of the keyboard to a keypad key, or null. */
export function keypadKeyOf(key: string): KeypadKey | null {
  if (/^\d$/.test(key)) return Number(key);
  if (key === '-' || key === '−') return 'sign';
  if (key === '∞') return 'infinite';
  return key === 'Backspace' || key === 'Delete' ? 'erase' : null;
}

/** Returns the typed amount to lose or gain, whatever its sign; null if there is none. */
export function typedAmount({ digits, isInfinite }: KeypadEntry): number | null {
  return isInfinite || Number(digits) === 0 ? null : Number(digits);
}

/** Returns the typed total, or null before the first digit. */
export function typedTotal({ digits, isNegative, isInfinite }: KeypadEntry): Life | null {
  if (isInfinite) return 'infinite';
  // Adding 0 normalizes −0 to 0.
  return digits === '' ? null : Number(digits) * (isNegative ? -1 : 1) + 0;
}
