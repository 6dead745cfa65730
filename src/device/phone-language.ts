/** The first of `spoken` among the languages the phone prefers, or null. */
export function phoneLanguage<Language extends string>(spoken: readonly Language[]): Language | null {
  for (const preferred of navigator.languages) {
    const found = spoken.find((language) => preferred.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return null;
}
