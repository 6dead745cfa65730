import { useRef } from 'preact/hooks';
import { lazyComponent } from '../lazy-component';
import { SCENE_SIZE } from '../plane-art/scene-size';
import type { PaintingProps } from './Painting';
import { useIsNearViewport } from './use-is-near-viewport';

interface PlaneArtProps extends PaintingProps {
  class?: string | undefined;
}

/** The drawing code is loaded after the table itself. */
const Painting = lazyComponent(async () => (await import(/* in painting */ './Painting')).Painting);

/** The generated art of a card, filling its container; decorative, because everything it shows is beside it as text. */
export function PlaneArt({ class: className, ...card }: PlaneArtProps) {
  const svg = useRef<SVGSVGElement>(null);
  // Small pictures are in long lists.
  const isNear = useIsNearViewport(svg, card.small === true);
  return (
    <svg
      ref={svg}
      class={className}
      viewBox={`0 0 ${SCENE_SIZE} ${SCENE_SIZE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {isNear && <Painting {...card} />}
    </svg>
  );
}
