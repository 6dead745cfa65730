import { classNames } from '../../design/class-names';
import { Icon } from '../../design/Icon';
import type { Words } from '../../i18n/en';
import styles from './RichText.module.css';
import { useWords } from './words';

/** Rules text with its symbols drawn: {2}, {R}, {T}, {CHAOS}. Screen readers hear their names. */
export function RichText({ text }: { text: string }) {
  const words = useWords();
  const parts = text.split(/\{([^}]+)\}/);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? part : <GameSymbol key={index} of={part} words={words} />,
      )}
    </>
  );
}

function GameSymbol({ of, words }: { of: string; words: Words }) {
  return (
    <span
      class={classNames(styles.symbol, of === 'CHAOS' ? styles.chaos : styles[of])}
      role="img"
      aria-label={symbolName(of, words)}
    >
      {of === 'CHAOS' ? <Icon name="chaos" size={14} /> : of === 'T' ? '↷' : of}
    </span>
  );
}

function symbolName(symbol: string, { symbols }: Words): string {
  if (symbol === 'T') return symbols.tap;
  if (symbol === 'CHAOS') return symbols.chaos;
  return symbols.colours[symbol] ?? symbols.generic(symbol);
}
