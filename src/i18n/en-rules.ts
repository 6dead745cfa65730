import { count } from './en-counts';

/** The words of the rulebook's place; the rules themselves are content. */
export const enRules = {
  rules: {
    title: 'Rules',
    asOf: (date: string) => `In force from ${date}, told in our own words`,
    search: 'A word or a number',
    found: (n: number) => `Found: ${count(n, { one: 'entry', other: 'entries' })}`,
    nothing: 'Nothing found. Try another word, in either language.',
    reading: 'Reading',
    readings: { one: 'English', both: 'English and Russian' },
    lastRead: 'Read last',
    marked: 'Marked',
    mark: 'Mark this rule',
    unmark: 'Take the mark off',
    example: 'Example',
    changed: 'In older texts',
    formerly: (numbers: readonly string[]) => `formerly ${numbers.join(', ')}`,
    related: 'See also',
    before: 'Before',
    after: 'Next',
    unknown: 'This rule is not in the book',
    sources: {
      comprehensive: 'Comprehensive Rules',
      cube: 'Landless cube',
      landlessMtg: 'Landless MTG 1.1',
      ours: 'Planar Table',
    },
  },
};
