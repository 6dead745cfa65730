import { bindWords } from './bind-words';

/** Binds the words of all texts in a dictionary, and of those that its functions return. */
export function bindDictionary<Words extends object>(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, said]) => [key, bindSaid(said)])) as Words;
}

function bindSaid(said: string | object): string | object {
  if (typeof said === 'string') return bindWords(said);
  return typeof said === 'function'
    ? (...given: unknown[]) => bindWords(said(...given))
    : bindDictionary(said);
}
