import { useRef } from 'preact/hooks';
import { later } from './later';
import type { PaintingProps } from './Painting';
import { SIZE } from './plane-art/size';
import { useNearness } from './use-nearness';

interface PlaneArtProps extends PaintingProps {
  class?: string | undefined;
}

/** What draws comes after the table's own parts. */
export const painting = later(async () => (await import('./Painting')).Painting);

/** The drawn picture of a card, filling its box. Decoration: everything it could say stands beside it as text. */
export function PlaneArt({ class: box, ...card }: PlaneArtProps) {
  const picture = useRef<SVGSVGElement>(null);
  // Small pictures come in long lists.
  const isNear = useNearness(picture, card.small === true);
  return (
    <svg
      ref={picture}
      class={box}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {isNear && <painting.Component {...card} />}
    </svg>
  );
}
