import type { Language } from '../../../content/bilingual';
import { withNoBreakSpaces } from '../../../i18n/no-break-spaces';
import { useLanguage } from '../words';
import { GameSymbol } from './GameSymbol';
import { SYMBOL_WITH_PUNCTUATION } from './game-symbol';

interface TextWithSymbolsProps {
  text: string;
  /** The language of the text, if it is not the current one. */
  language?: Language | undefined;
}

/** Rules text with its symbols drawn: {2}, {R}, {T}, {CHAOS}. */
export function TextWithSymbols({ text, language }: TextWithSymbolsProps) {
  const currentLanguage = useLanguage();
  const pieces = withNoBreakSpaces(text).split(SYMBOL_WITH_PUNCTUATION);
  return (
    <>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <GameSymbol
            key={index}
            symbolWithPunctuation={piece}
            language={language ?? currentLanguage}
            textBefore={pieces.slice(0, index).join('')}
          />
        ),
      )}
    </>
  );
}
