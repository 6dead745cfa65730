import type { Language } from '../../../content/bilingual';
import { classNames } from '../../../design/class-names';
import styles from './GameSymbol.module.css';
import { drawingOf, type SymbolDrawing } from './game-symbol';
import { PlanarSymbol } from './PlanarSymbol';
import { nameOfSymbol } from './symbol-words';

interface GameSymbolProps {
  /** The symbol as written in text: "{T}", "({2/W}),". */
  code: string;
  language: Language;
  /** The text before the symbol, which determines its grammatical form. */
  before?: string | undefined;
}

/** A symbol drawn as on cards. Screen readers speak its name in the language of the text; it is copied as "{T}". */
export function GameSymbol({ code, language, before = '' }: GameSymbolProps) {
  const [opening = '', symbol = '', closing = ''] = code.split(/[{}]/);
  const drawing = drawingOf(symbol);
  if (!drawing) return <>{code}</>;
  return (
    <span class={styles.together}>
      {opening}
      <span
        class={classNames(styles.symbol, styles[drawing.kind])}
        role="img"
        aria-label={nameOfSymbol(symbol, language, before + opening)}
      >
        <span class={styles.copied} aria-hidden="true">
          {`{${symbol}}`}
        </span>
        <Drawing drawing={drawing} />
      </span>
      {closing}
    </span>
  );
}

/** Diameter of a disc, in units of the drawing. */
const DISC = 100;
/** Size of the box in which glyphs are drawn. */
const FIELD = 32;
const GLYPH = 70;
/** The size of the tap glyph, which is small in its box. */
const TAP_GLYPH = 88;
const HALF_GLYPH = 42;
/** The size of digits side by side, and the distance between them. */
const DIGIT = 52;
const DIGIT_DISTANCE = 34;

function Drawing({ drawing }: { drawing: SymbolDrawing }) {
  switch (drawing.kind) {
    case 'chaos':
      return <PlanarSymbol name="chaos" />;
    case 'disc': {
      const { ground, glyphs } = drawing;
      const [glyph = '', ...otherGlyphs] = glyphs;
      const width = otherGlyphs.length > 0 ? Math.max(DISC, DIGIT_DISTANCE * glyphs.length + DISC / 3) : DISC;
      return (
        <svg viewBox={`0 0 ${width} ${DISC}`} aria-hidden="true">
          <rect class={styles[ground]} x={1.5} y={1.5} width={width - 3} height={DISC - 3} rx={DISC / 2} />
          {otherGlyphs.length === 0 ? (
            <Glyph glyph={glyph} size={glyph === 'tap' ? TAP_GLYPH : GLYPH} x={DISC / 2} y={DISC / 2} />
          ) : (
            glyphs.map((digit, index) => (
              <Glyph
                key={index}
                glyph={digit}
                size={DIGIT}
                x={width / 2 + DIGIT_DISTANCE * (index - (glyphs.length - 1) / 2)}
                y={DISC / 2}
              />
            ))
          )}
        </svg>
      );
    }
    case 'split':
      return (
        <svg viewBox={`0 0 ${DISC} ${DISC}`} aria-hidden="true">
          {drawing.halves.map(({ ground, glyph }, index) => (
            <g key={index}>
              <path class={styles[ground]} d={`M15.7 84.3A48.5 48.5 0 0 ${index === 0 ? 1 : 0} 84.3 15.7z`} />
              <Glyph glyph={glyph} size={HALF_GLYPH} x={index === 0 ? 31 : 69} y={index === 0 ? 31 : 69} />
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
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / FIELD})`}
    />
  );
}
