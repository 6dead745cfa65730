import { outline as chaos } from 'mana-font/svg/chaos.svg?outline';
import { outline as planeswalker } from 'mana-font/svg/planeswalker.svg?outline';

const outlines = { chaos, planeswalker };

/** The two symbols of the planar die as they are printed, in the colour of the text around them. */
export function PlanarSymbol({ name, size }: { name: keyof typeof outlines; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
