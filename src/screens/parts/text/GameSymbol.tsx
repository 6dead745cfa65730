import type { Language } from '../../../content/bilingual';
import { classNames } from '../../../design/class-names';
import styles from './GameSymbol.module.css';
import { drawingOf, type SymbolDrawing } from './game-symbol';
import { PlanarSymbol } from './PlanarSymbol';
import { nameOfSymbol } from './symbol-words';

interface GameSymbolProps {
  /** The symbol as written in text: "{T}", "({2/W}),". */
  symbolWithPunctuation: string;
  language: Language;
  /** The text before the symbol, which determines its grammatical form. */
  textBefore?: string | undefined;
}

/** A symbol drawn as on cards. Screen readers speak its name in the language of the text; it is copied as "{T}". */
export function GameSymbol({ symbolWithPunctuation, language, textBefore = '' }: GameSymbolProps) {
  const [opening = '', symbol = '', closing = ''] = symbolWithPunctuation.split(/[{}]/);
  const drawing = drawingOf(symbol);
  if (!drawing) return <>{symbolWithPunctuation}</>;
  return (
    <span class={styles.unbroken}>
      {opening}
      <span
        class={classNames(styles.symbol, styles[drawing.kind])}
        role="img"
        aria-label={nameOfSymbol(symbol, language, textBefore + opening)}
      >
        <span class={styles.copiedText} aria-hidden="true">
          {`{${symbol}}`}
        </span>
        <Drawing drawing={drawing} />
      </span>
      {closing}
    </span>
  );
}

/** Diameter of a disc, in units of the drawing. */
const DISC_SIZE = 100;
/** Size of the box in which glyphs are drawn. */
const GLYPH_VIEWBOX_SIZE = 32;
const GLYPH_SIZE = 70;
/** The size of the tap glyph, which is small in its box. */
const TAP_GLYPH_SIZE = 88;
const HALF_GLYPH_SIZE = 42;
/** The size of digits side by side, and the distance between them. */
const DIGIT_SIZE = 52;
const DIGIT_DISTANCE = 34;

function Drawing({ drawing }: { drawing: SymbolDrawing }) {
  switch (drawing.kind) {
    case 'chaos':
      return <PlanarSymbol name="chaos" />;
    case 'disc': {
      const { discColor, glyphs } = drawing;
      const [glyph = '', ...otherGlyphs] = glyphs;
      const width =
        otherGlyphs.length > 0
          ? Math.max(DISC_SIZE, DIGIT_DISTANCE * glyphs.length + DISC_SIZE / 3)
          : DISC_SIZE;
      return (
        <svg viewBox={`0 0 ${width} ${DISC_SIZE}`} aria-hidden="true">
          <rect
            class={styles[discColor]}
            x={1.5}
            y={1.5}
            width={width - 3}
            height={DISC_SIZE - 3}
            rx={DISC_SIZE / 2}
          />
          {otherGlyphs.length === 0 ? (
            <Glyph
              glyph={glyph}
              size={glyph === 'tap' ? TAP_GLYPH_SIZE : GLYPH_SIZE}
              x={DISC_SIZE / 2}
              y={DISC_SIZE / 2}
            />
          ) : (
            glyphs.map((digit, index) => (
              <Glyph
                key={index}
                glyph={digit}
                size={DIGIT_SIZE}
                x={width / 2 + DIGIT_DISTANCE * (index - (glyphs.length - 1) / 2)}
                y={DISC_SIZE / 2}
              />
            ))
          )}
        </svg>
      );
    }
    case 'split':
      return (
        <svg viewBox={`0 0 ${DISC_SIZE} ${DISC_SIZE}`} aria-hidden="true">
          {drawing.halves.map(({ discColor, glyph }, index) => (
            <g key={index}>
              <path
                class={styles[discColor]}
                d={`M15.7 84.3A48.5 48.5 0 0 ${index === 0 ? 1 : 0} 84.3 15.7z`}
              />
              <Glyph
                glyph={glyph}
                size={HALF_GLYPH_SIZE}
                x={index === 0 ? 31 : 69}
                y={index === 0 ? 31 : 69}
              />
            </g>
          ))}
        </svg>
      );
  }
}

/** A glyph centered on a point. Empty, but of the same size, until the sprite is loaded. */
function Glyph({ glyph, size, x, y }: { glyph: string; size: number; x: number; y: number }) {
  return (
    <use
      href={`#symbol-${glyph}`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / GLYPH_VIEWBOX_SIZE})`}
    />
  );
}
