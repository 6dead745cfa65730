/** Finds rules by number: as they are numbered, as they were, half typed, typed in any style, or the nearest there is. */
import type { IndexedEntry } from './rule-index';
import { inOtherLayout, termOf } from './rule-words';

/** Entries by their places, and how surely they are meant: 1 is a rule's own number. */
export type FindByNumber = (typed: string) => ReadonlyMap<number, number>;

const OWN = 1;
/** What is told about a rule bears its number too. */
const ABOUT = 0.8;
const FORMER = 0.7;
const BEGINNING = 0.5;
const NEAR = 0.3;
const MOST_NEAR = 6;
/** Shorter ones are amounts: "20 life". */
const SHORTEST = 3;
const RULE = /^(\d{3})(?:\.(\d+)([a-z]?))?$/;

export function createRuleNumbers(entries: readonly IndexedEntry[]): FindByNumber {
  const numbered = entries.flatMap(({ entry: { id, number, formerly = [] } }, place) => [
    ...(number === null ? [] : [{ place, number, sure: id === number ? OWN : ABOUT }]),
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

  /** Rules of the same chapter, or else of the nearest, the nearest first. */
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
    const number = termOf(typed);
    const inLatinLayout = typed.replace(/\p{L}+$/u, inOtherLayout);
    const withDot = number.replace(/^(\d{3})(\d{1,2}[a-z]?)$/, '$1.$2');
    for (const one of [number, inLatinLayout, withDot]) {
      const found = known(one);
      if (found.size > 0) return found;
    }
    return nearest(withDot);
  };
}

/** Where a rule's number stands among all, and the place of its letter below it. */
function orderOf(number: string): { readonly rule: number; readonly letter: number } | null {
  const [, chapter, rule = '0', letter = ''] = number.match(RULE) ?? [];
  if (chapter === undefined) return null;
  return {
    rule: Number(chapter) * 100 + Number(rule),
    letter: letter === '' ? 0 : letter.charCodeAt(0) - 96,
  };
}
