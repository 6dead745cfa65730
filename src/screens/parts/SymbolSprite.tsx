import { outlines } from './outlines';

/** What stands on the discs of all symbols: drawn once, and used wherever a symbol stands. */
export function SymbolSprite() {
  return (
    <svg display="none" aria-hidden="true">
      {Object.entries(outlines).map(([glyph, outline]) => (
        <path key={glyph} id={`symbol-${glyph}`} d={outline} />
      ))}
    </svg>
  );
}
