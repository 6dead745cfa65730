/** Keeps a number and its noun on one line, in texts that get no no-break spaces later. */
export const unbroken = (numberAndNoun: string) => numberAndNoun.replace(' ', '\u00a0');
