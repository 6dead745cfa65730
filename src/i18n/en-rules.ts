import { count } from './en-counts';

/** The words of the rulebook's place; the rules themselves are content. */
export const enRules = {
  rules: {
    title: 'Rules',
    asOf: (date: string) => `Comprehensive Rules as of ${date}, in our own words; sheets are ours`,
    search: 'A word or a number',
    found: (n: number) => `Found: ${count(n, { one: 'entry', other: 'entries' })}`,
    best: 'Best answers',
    more: (n: number) => `Show ${n} more`,
    nothing: 'Nothing found. Try another word, in either language.',
    reading: 'Reading',
    readings: { one: 'English', both: 'English and Russian' },
    lastRead: 'Read last',
    marked: 'Marked',
    mark: 'Mark this rule',
    unmark: 'Take the mark off',
    formerly: (numbers: readonly string[]) => `formerly ${numbers.join(', ')}`,
    related: 'See also',
    before: 'Previous',
    after: 'Next',
    /** Leads on from what a word means. */
    wholeRule: (number: string) => `The whole rule: ${number}`,
    readOn: 'More in the rules',
    termsOfCard: 'Words on this card',
    unknown: 'This rule is not in the book',
    /** What the number of a rule of one's own is called among rules of others. */
    numbered: {
      comprehensive: (number: string) => number,
      cube: (number: string) => `Cube ${number}`,
      landlessMtg: (number: string) => `Landless MTG, point ${number}`,
      ours: (number: string) => number,
    },
    /** Whose rules, with the day of the Comprehensive Rules they are or go by. */
    sources: {
      comprehensive: (date: string) => `Comprehensive Rules, ${date}`,
      cube: (date: string) => `Landless cube, read by the Comprehensive Rules, ${date}`,
      landlessMtg: (date: string) => `Landless MTG 1.1, read by the Comprehensive Rules, ${date}`,
      ours: (date: string) => `Planar Table, by the Comprehensive Rules, ${date}`,
    },
    size: 'Text size',
    sizes: { normal: 'Normal', large: 'Large', largest: 'Very large' },
    print: 'Print',
    printAll: 'Print all cheat sheets',
  },
};
