import { count } from './counts';

/** The words of the rulebook's place; the rules themselves are content. */
export const enRules = {
  rules: {
    asOf: (date: string) => `Comprehensive Rules as of ${date}, in our own words, and our cheat sheets.`,
    search: 'Word, number, or question',
    found: (n: number) => `${count(n, { one: 'result', other: 'results' })}`,
    similar: (n: number) => `No exact match. Similar words: ${count(n, { one: 'result', other: 'results' })}`,
    best: 'Best matches',
    nothing: 'Nothing found. Try another word, in English or Russian.',
    reading: 'Language',
    readings: { one: 'English', both: 'English and Russian' },
    recentlyRead: 'Recently read',
    bookmarks: 'Bookmarks',
    mark: 'Add bookmark',
    unmark: 'Remove bookmark',
    formerly: (numbers: readonly string[]) => `formerly ${numbers.join(', ')}`,
    related: 'See also',
    previous: 'Previous',
    next: 'Next',
    /** The link from an explained term to its rule. */
    wholeRule: (number: string) => `Full rule: ${number}`,
    moreInRules: 'More in the rules',
    termsOfCard: 'Terms on this card',
    unknown: 'Rule not found',
    /** A note to a rule, after the rule's number. */
    note: (n: number) => `note ${n}`,
    /** How rules of a source are numbered, for display beside other sources. */
    numbered: {
      comprehensive: (number: string) => number,
      cube: (number: string) => `Cube ${number}`,
      landlessMtg: (number: string) => `Landless MTG, rule ${number}`,
      ours: (number: string) => number,
    },
    /** The source of a rule, with the date of the Comprehensive Rules. */
    sources: {
      comprehensive: (date: string) => `Comprehensive Rules, ${date}`,
      cube: (date: string) => `Landless cube, under the Comprehensive Rules, ${date}`,
      landlessMtg: (date: string) => `Landless MTG 1.1, under the Comprehensive Rules, ${date}`,
      ours: (date: string) => `Planar Table, based on the Comprehensive Rules, ${date}`,
    },
    size: 'Text size',
    sizes: { normal: 'Normal', large: 'Large', largest: 'Extra large' },
    print: 'Print',
    printAll: 'Print all cheat sheets',
  },
};
