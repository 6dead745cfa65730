import type { Language } from '../../../content/bilingual';
import { symbolNames } from '../../../i18n/symbol-names';
import { halvesOf } from './game-symbol';

/** Returns the spoken name of a symbol, in the grammatical form that fits the text before it. */
export function nameOfSymbol(symbol: string, language: Language, textBefore = ''): string {
  const names = symbolNames[language];
  if (symbol === 'T') return names.tap;
  if (symbol === 'CHAOS') return names.chaos;
  if (symbol === 'P') return names.phyrexian;
  const { halves, payableWithLife } = halvesOf(symbol);
  return names.mana(halves, payableWithLife, textBefore);
}

/** Replaces symbols in a text with their names, for screen readers and speech. */
export function replaceSymbolsWithNames(text: string, language: Language): string {
  return text.replace(/\{([^{}\s]+)\}/g, (_, symbol: string, index: number) =>
    nameOfSymbol(symbol, language, text.slice(0, index)),
  );
}
