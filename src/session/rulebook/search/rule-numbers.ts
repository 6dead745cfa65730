/** Finds rules by current, former or partial number in any notation, or else by the closest number. */
import { switchKeyboardLayout } from '../../text-search/keyboard-layout';
import { stemOf } from '../../text-search/stems';
import type { IndexedEntry } from './rule-index';

/** Returns entries by index with a certainty from 0 to 1, which is 1 for a rule's own number. */
export type FindByNumber = (typed: string) => ReadonlyMap<number, number>;

const OWN = 1;
/** Notes about a rule have its number too. */
const NOTE_CERTAINTY = 0.8;
const FORMER = 0.7;
const BEGINNING = 0.5;
const NEAR = 0.3;
const MAX_NEAR = 6;
/** Shorter numbers are amounts, as in "20 life". */
const SHORTEST = 3;
const RULE = /^(\d{3})(?:\.(\d+)([a-z]?))?$/;

export function createRuleNumbers(entries: readonly IndexedEntry[]): FindByNumber {
  const numbered = entries.flatMap(({ entry: { id, number, formerNumbers = [], covers = [] } }, index) => [
    ...(number === null ? [] : [{ index, number, certainty: id === number ? OWN : NOTE_CERTAINTY }]),
    ...covers.map((other) => ({ index, number: other, certainty: NOTE_CERTAINTY })),
    ...formerNumbers.map((before) => ({ index, number: before, certainty: FORMER })),
  ]);

  function matching(isMeant: (other: string) => boolean, factor = 1) {
    const found = new Map<number, number>();
    for (const { index, number: other, certainty } of numbered) {
      if (isMeant(other)) found.set(index, Math.max(found.get(index) ?? 0, certainty * factor));
    }
    return found;
  }

  function known(number: string): ReadonlyMap<number, number> {
    const exact = matching((other) => other === number);
    if (number.length < SHORTEST) return exact;
    const longer = matching((other) => other !== number && other.startsWith(number), BEGINNING);
    return new Map([...longer, ...exact]);
  }

  /** Returns rules of the same section, or else of the closest one, closest first. */
  function nearest(number: string): ReadonlyMap<number, number> {
    const wanted = orderOf(number);
    if (wanted === null) return new Map();
    const near = numbered
      .flatMap(({ index, number: other, certainty }) => {
        const order = certainty === OWN ? orderOf(other) : null;
        return order === null
          ? []
          : [
              {
                index,
                distance: Math.abs(order.rule - wanted.rule) + Math.abs(order.letter - wanted.letter) / 32,
              },
            ];
      })
      .sort((one, other) => one.distance - other.distance)
      .slice(0, MAX_NEAR);
    return new Map(near.map(({ index, distance }) => [index, NEAR / (1 + distance)]));
  }

  return (typed) => {
    const number = stemOf(typed);
    const inLatinLayout = typed.replace(/\p{L}+$/u, switchKeyboardLayout);
    const withDot = number.replace(/^(\d{3})(\d{1,2}[a-z]?)$/, '$1.$2');
    for (const one of [number, inLatinLayout, withDot]) {
      const found = known(one);
      if (found.size > 0) return found;
    }
    return nearest(withDot);
  };
}

/** Returns the sort values of a rule's number and of its letter; null for other text. */
function orderOf(number: string): { readonly rule: number; readonly letter: number } | null {
  const [, chapter, rule = '0', letter = ''] = number.match(RULE) ?? [];
  if (chapter === undefined) return null;
  return {
    rule: Number(chapter) * 100 + Number(rule),
    letter: letter === '' ? 0 : letter.charCodeAt(0) - 96,
  };
}
