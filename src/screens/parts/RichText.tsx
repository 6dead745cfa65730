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

/** The same text for the ear. */
export function withSymbolsNamed(text: string, words: Words): string {
  return text.replace(/\{([^}]+)\}/g, (_, symbol: string) => symbolName(symbol, words));
}

function GameSymbol({ of, words }: { of: string; words: Words }) {
  return (
    <span
      class={classNames(styles.symbol, of === 'CHAOS' ? styles.chaos : styles[of])}
      style={of.includes('/') ? { background: halvesOf(of) } : undefined}
      role="img"
      aria-label={symbolName(of, words)}
    >
      {of === 'CHAOS' ? <Icon name="chaos" size={14} /> : of === 'T' ? '↷' : of}
    </span>
  );
}

/** Two colours that share a symbol. */
function halvesOf(symbol: string): string {
  const [one = '', other = ''] = symbol.split('/');
  const shade = (of: string) => `var(--mana-${/^[WUBRG]$/.test(of) ? of : 'none'})`;
  const second = other === 'P' ? one : other;
  return `linear-gradient(135deg, ${shade(one)} 50%, ${shade(second)} 50%)`;
}

function symbolName(symbol: string, words: Words): string {
  const { symbols } = words;
  if (symbol === 'T') return symbols.tap;
  if (symbol === 'CHAOS') return symbols.chaos;
  if (symbol === 'S') return symbols.snow;
  const [one = '', other, ...more] = symbol.split('/');
  if (other === undefined) return symbols.colours[symbol] ?? symbols.generic(symbol);
  if (other === 'P') return symbols.phyrexian(symbolName(one, words));
  const either = symbols.either(symbolName(one, words), symbolName(other, words));
  return more.length > 0 ? symbols.phyrexian(either) : either;
}
