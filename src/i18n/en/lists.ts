const conjunction = new Intl.ListFormat('en');
const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });

/** "Naya, Bant, and Jund", but "Naya; Urza, Lord; and Jund" because of a name with a comma. */
export const allOf = (names: readonly string[]) => format(conjunction, names);
/** "Naya, Bant, or Jund". */
export const anyOf = (names: readonly string[]) => format(disjunction, names);
/** "Naya, Bant, Jund", but "Naya; Urza, Lord; Jund". */
export const commaList = (names: readonly string[]) => names.join(names.some(hasComma) ? '; ' : ', ');

const hasComma = (name: string) => name.includes(',');

function format(list: Intl.ListFormat, names: readonly string[]): string {
  if (!names.some(hasComma)) return list.format(names);
  const parts = list.formatToParts(names);
  return parts.map(({ type, value }) => (type === 'literal' ? value.replace(/^,? /, '; ') : value)).join('');
}
