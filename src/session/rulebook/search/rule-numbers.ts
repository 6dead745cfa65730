/** Finds rules by current, former or partial number in any notation, or else by the closest number. */
import { switchKeyboardLayout } from '../../text-search/keyboard-layout';
import { stemOf } from '../../text-search/stems';
import type { IndexedEntry } from './rule-index';

/** Returns entries by index with a certainty from 0 to 1, which is 1 for a rule's own number. */
export type FindByNumber = (typed: string) => ReadonlyMap<number, number>;

const OWN_NUMBER_CERTAINTY = 1;
/** Notes about a rule have its number too. */
const RELATED_NUMBER_CERTAINTY = 0.8;
const FORMER_CERTAINTY = 0.7;
const PREFIX_CERTAINTY = 0.5;
const NEAREST_CERTAINTY = 0.3;
const MAX_NEAREST = 6;
/** Shorter numbers are amounts, as in "20 life". */
const MIN_PREFIX_LENGTH = 3;
const RULE_NUMBER = /^(\d{3})(?:\.(\d+)([a-z]?))?$/;

export function createRuleNumberFinder(entries: readonly IndexedEntry[]): FindByNumber {
  const entryNumbers = entries.flatMap(
    ({ entry: { id, number, formerNumbers = [], covers: coveredNumbers = [] } }, index) => [
      ...(number === null
        ? []
        : [{ index, number, certainty: id === number ? OWN_NUMBER_CERTAINTY : RELATED_NUMBER_CERTAINTY }]),
      ...coveredNumbers.map((coveredNumber) => ({
        index,
        number: coveredNumber,
        certainty: RELATED_NUMBER_CERTAINTY,
      })),
      ...formerNumbers.map((formerNumber) => ({ index, number: formerNumber, certainty: FORMER_CERTAINTY })),
    ],
  );

  function entriesWhere(matches: (entryNumber: string) => boolean, factor = 1) {
    const certainties = new Map<number, number>();
    for (const { index, number: entryNumber, certainty } of entryNumbers) {
      if (matches(entryNumber))
        certainties.set(index, Math.max(certainties.get(index) ?? 0, certainty * factor));
    }
    return certainties;
  }

  function entriesNumbered(number: string): ReadonlyMap<number, number> {
    const exactMatches = entriesWhere((entryNumber) => entryNumber === number);
    if (number.length < MIN_PREFIX_LENGTH) return exactMatches;
    const prefixMatches = entriesWhere(
      (entryNumber) => entryNumber !== number && entryNumber.startsWith(number),
      PREFIX_CERTAINTY,
    );
    return new Map([...prefixMatches, ...exactMatches]);
  }

  /** Returns rules of the same section, or else of the closest one, closest first. */
  function nearestEntries(number: string): ReadonlyMap<number, number> {
    const wantedPosition = rulePositionOf(number);
    if (wantedPosition === null) return new Map();
    const nearest = entryNumbers
      .flatMap(({ index, number: entryNumber, certainty }) => {
        const order = certainty === OWN_NUMBER_CERTAINTY ? rulePositionOf(entryNumber) : null;
        return order === null
          ? []
          : [
              {
                index,
                distance:
                  Math.abs(order.rule - wantedPosition.rule) +
                  Math.abs(order.letter - wantedPosition.letter) / 32,
              },
            ];
      })
      .sort((first, second) => first.distance - second.distance)
      .slice(0, MAX_NEAREST);
    return new Map(nearest.map(({ index, distance }) => [index, NEAREST_CERTAINTY / (1 + distance)]));
  }

  return (typed) => {
    const number = stemOf(typed);
    const latinLayoutNumber = typed.replace(/\p{L}+$/u, switchKeyboardLayout);
    const dottedNumber = number.replace(/^(\d{3})(\d{1,2}[a-z]?)$/, '$1.$2');
    for (const notation of [number, latinLayoutNumber, dottedNumber]) {
      const matches = entriesNumbered(notation);
      if (matches.size > 0) return matches;
    }
    return nearestEntries(dottedNumber);
  };
}

/** Returns the sort values of a rule's number and of its letter; null for other text. */
function rulePositionOf(number: string): { readonly rule: number; readonly letter: number } | null {
  const [, chapter, rule = '0', letter = ''] = number.match(RULE_NUMBER) ?? [];
  if (chapter === undefined) return null;
  return {
    rule: Number(chapter) * 1000 + Number(rule),
    letter: letter === '' ? 0 : letter.charCodeAt(0) - 96,
  };
}
