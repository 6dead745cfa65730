/** Returns the first supported language among the user's preferred ones, or null. */
export function preferredLanguage<Language extends string>(supported: readonly Language[]): Language | null {
  for (const preferred of navigator.languages) {
    const match = supported.find((language) => preferred.toLowerCase().split('-')[0] === language);
    if (match) return match;
  }
  return null;
}
