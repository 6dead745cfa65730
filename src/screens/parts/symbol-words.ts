import type { Language } from '../../content/bilingual';
import { symbolNames } from '../../i18n/symbol-names';
import { halvesOf } from './game-symbol';

/** What a symbol is called aloud, in the form that fits what a text says before it. */
export function nameOfSymbol(symbol: string, language: Language, before = ''): string {
  const names = symbolNames[language];
  if (symbol === 'T') return names.tap;
  if (symbol === 'CHAOS') return names.chaos;
  if (symbol === 'P') return names.phyrexian;
  const { halves, orLife } = halvesOf(symbol);
  return names.mana(halves, orLife, before);
}

/** A text with its symbols, for the ear. */
export function withSymbolsNamed(text: string, language: Language): string {
  return text.replace(/\{([^{}\s]+)\}/g, (_, symbol: string, at: number) =>
    nameOfSymbol(symbol, language, text.slice(0, at)),
  );
}
