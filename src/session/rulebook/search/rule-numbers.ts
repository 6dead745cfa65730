/** Finds rules by current, former or partial number in any notation, or else by the closest number. */
import { switchKeyboardLayout } from '../../text-search/keyboard-layout';
import { stemOf } from '../../text-search/stems';
import type { IndexedEntry } from './rule-index';

/** Returns entries by index with a certainty from 0 to 1, which is 1 for a rule's own number. */
export type FindByNumber = (typed: string) => ReadonlyMap<number, number>;

const OWN_CERTAINTY = 1;
/** Notes about a rule have its number too. */
const NOTE_CERTAINTY = 0.8;
const FORMER_CERTAINTY = 0.7;
const PREFIX_CERTAINTY = 0.5;
const NEAR_CERTAINTY = 0.3;
const MAX_NEAR = 6;
/** Shorter numbers are amounts, as in "20 life". */
const MIN_PREFIX_LENGTH = 3;
const RULE_NUMBER = /^(\d{3})(?:\.(\d+)([a-z]?))?$/;

export function createRuleNumbers(entries: readonly IndexedEntry[]): FindByNumber {
  const numbered = entries.flatMap(({ entry: { id, number, formerNumbers = [], covers = [] } }, index) => [
    ...(number === null
      ? []
      : [{ index, number, certainty: id === number ? OWN_CERTAINTY : NOTE_CERTAINTY }]),
    ...covers.map((other) => ({ index, number: other, certainty: NOTE_CERTAINTY })),
    ...formerNumbers.map((before) => ({ index, number: before, certainty: FORMER_CERTAINTY })),
  ]);

  function entriesWhere(isWanted: (other: string) => boolean, factor = 1) {
    const found = new Map<number, number>();
    for (const { index, number: other, certainty } of numbered) {
      if (isWanted(other)) found.set(index, Math.max(found.get(index) ?? 0, certainty * factor));
    }
    return found;
  }

  function entriesNumbered(number: string): ReadonlyMap<number, number> {
    const exact = entriesWhere((other) => other === number);
    if (number.length < MIN_PREFIX_LENGTH) return exact;
    const longer = entriesWhere((other) => other !== number && other.startsWith(number), PREFIX_CERTAINTY);
    return new Map([...longer, ...exact]);
  }

  /** Returns rules of the same section, or else of the closest one, closest first. */
  function nearestEntries(number: string): ReadonlyMap<number, number> {
    const wantedOrder = orderOf(number);
    if (wantedOrder === null) return new Map();
    const near = numbered
      .flatMap(({ index, number: other, certainty }) => {
        const order = certainty === OWN_CERTAINTY ? orderOf(other) : null;
        return order === null
          ? []
          : [
              {
                index,
                distance:
                  Math.abs(order.rule - wantedOrder.rule) + Math.abs(order.letter - wantedOrder.letter) / 32,
              },
            ];
      })
      .sort((one, other) => one.distance - other.distance)
      .slice(0, MAX_NEAR);
    return new Map(near.map(({ index, distance }) => [index, NEAR_CERTAINTY / (1 + distance)]));
  }

  return (typed) => {
    const number = stemOf(typed);
    const inLatinLayout = typed.replace(/\p{L}+$/u, switchKeyboardLayout);
    const withDot = number.replace(/^(\d{3})(\d{1,2}[a-z]?)$/, '$1.$2');
    for (const notation of [number, inLatinLayout, withDot]) {
      const found = entriesNumbered(notation);
      if (found.size > 0) return found;
    }
    return nearestEntries(withDot);
  };
}

/** Returns the sort values of a rule's number and of its letter; null for other text. */
function orderOf(number: string): { readonly rule: number; readonly letter: number } | null {
  const [, chapter, rule = '0', letter = ''] = number.match(RULE_NUMBER) ?? [];
  if (chapter === undefined) return null;
  return {
    rule: Number(chapter) * 100 + Number(rule),
    letter: letter === '' ? 0 : letter.charCodeAt(0) - 96,
  };
}
