import { outlines } from './symbol-outlines';

/** The glyphs of all symbols, rendered once and referenced by each symbol. */
export function SymbolSprite() {
  return (
    <svg display="none" aria-hidden="true">
      {Object.entries(outlines).map(([glyph, outline]) => (
        <path key={glyph} id={`symbol-${glyph}`} d={outline} />
      ))}
    </svg>
  );
}
