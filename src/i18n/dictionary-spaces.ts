import { withNoBreakSpaces } from './no-break-spaces';

/** Puts no-break spaces into all texts of a dictionary, and into those that its functions return. */
export function dictionaryWithNoBreakSpaces<Words extends object>(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, entry]) => [key, entryWithNoBreakSpaces(entry)]),
  ) as Words;
}

function entryWithNoBreakSpaces(entry: string | object): string | object {
  if (typeof entry === 'string') return withNoBreakSpaces(entry);
  return typeof entry === 'function'
    ? (...given: unknown[]) => withNoBreakSpaces(entry(...given))
    : dictionaryWithNoBreakSpaces(entry);
}
