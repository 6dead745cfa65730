/**
 * Data that only a later version of the app understands: it is kept in the game, shown as unknown, and does nothing.
 */

declare const unknownWordBrand: unique symbol;

/** A word of a closed list that a later version has extended: a string that can only be kept and compared. */
export interface UnknownWord {
  readonly [unknownWordBrand]: true;
}

/** Returns the word if it is on the list of this version; null for an unknown one. */
export function knownWord<Word>(words: readonly Word[], word: Word | UnknownWord): Word | null {
  return words.find((known) => known === word) ?? null;
}

/** A move or happening as it is stored: of an unknown kind, or about something unknown. */
export interface UnknownRecord {
  readonly kind: 'unknown';
  readonly stored: unknown;
}
