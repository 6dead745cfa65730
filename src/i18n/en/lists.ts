const conjunction = new Intl.ListFormat('en');
const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });

/** "Naya, Bant, and Jund". */
export const allOf = (names: readonly string[]) => conjunction.format(names);
/** "Naya, Bant, or Jund". */
export const anyOf = (names: readonly string[]) => disjunction.format(names);
