/** Finds rules by current, former or partial number in any notation, or the nearest number. */
import type { IndexedEntry } from './rule-index';
import { stemOf, switchKeyboardLayout } from './rule-words';

/** Entries by index, with a certainty: 1 is a rule's own number. */
export type FindByNumber = (typed: string) => ReadonlyMap<number, number>;

const OWN = 1;
/** Notes about a rule have its number too. */
const NOTE_CERTAINTY = 0.8;
const FORMER = 0.7;
const BEGINNING = 0.5;
const NEAR = 0.3;
const MOST_NEAR = 6;
/** Shorter numbers are amounts: "20 life". */
const SHORTEST = 3;
const RULE = /^(\d{3})(?:\.(\d+)([a-z]?))?$/;

export function createRuleNumbers(entries: readonly IndexedEntry[]): FindByNumber {
  const numbered = entries.flatMap(({ entry: { id, number, formerly = [], covers = [] } }, place) => [
    ...(number === null ? [] : [{ place, number, sure: id === number ? OWN : NOTE_CERTAINTY }]),
    ...covers.map((other) => ({ place, number: other, sure: NOTE_CERTAINTY })),
    ...formerly.map((before) => ({ place, number: before, sure: FORMER })),
  ]);

  function matching(isMeant: (other: string) => boolean, sureness = 1) {
    const found = new Map<number, number>();
    for (const { place, number: other, sure } of numbered) {
      if (isMeant(other)) found.set(place, Math.max(found.get(place) ?? 0, sure * sureness));
    }
    return found;
  }

  function known(number: string): ReadonlyMap<number, number> {
    const exact = matching((other) => other === number);
    if (number.length < SHORTEST) return exact;
    const longer = matching((other) => other !== number && other.startsWith(number), BEGINNING);
    return new Map([...longer, ...exact]);
  }

  /** Rules of the same section, or else of the nearest one, nearest first. */
  function nearest(number: string): ReadonlyMap<number, number> {
    const wanted = orderOf(number);
    if (wanted === null) return new Map();
    const near = numbered
      .flatMap(({ place, number: other, sure }) => {
        const order = sure === OWN ? orderOf(other) : null;
        return order === null
          ? []
          : [
              {
                place,
                away: Math.abs(order.rule - wanted.rule) + Math.abs(order.letter - wanted.letter) / 32,
              },
            ];
      })
      .sort((one, other) => one.away - other.away)
      .slice(0, MOST_NEAR);
    return new Map(near.map(({ place, away }) => [place, NEAR / (1 + away)]));
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

/** The position of a rule's number, and of its letter. */
function orderOf(number: string): { readonly rule: number; readonly letter: number } | null {
  const [, chapter, rule = '0', letter = ''] = number.match(RULE) ?? [];
  if (chapter === undefined) return null;
  return {
    rule: Number(chapter) * 100 + Number(rule),
    letter: letter === '' ? 0 : letter.charCodeAt(0) - 96,
  };
}
