import { outline as chaos } from 'mana-font/svg/chaos.svg?outline';
import { outline as planeswalker } from 'mana-font/svg/planeswalker.svg?outline';

const outlines = { chaos, planeswalker };

/** The two symbols of the planar die as printed, in the current text color. */
export function PlanarSymbol({ name, size }: { name: keyof typeof outlines; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
