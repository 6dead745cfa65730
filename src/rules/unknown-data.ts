/**
 * Data that only a later version of the app understands: it is kept in the game, shown as unknown, and does nothing.
 */

declare const unknownValueBrand: unique symbol;

/** A value of a closed list that a later version has extended: a string that can only be kept and compared. */
export interface UnknownValue {
  readonly [unknownValueBrand]: true;
}

/** Returns the value if it is on the list of this version; null for an unknown one. */
export function knownValue<Value>(list: readonly Value[], value: Value | UnknownValue): Value | null {
  return list.find((known) => known === value) ?? null;
}

/** A move or happening as it is stored: of an unknown kind, or about something unknown. */
export interface UnknownRecord {
  readonly kind: 'unknown';
  readonly stored: unknown;
}
