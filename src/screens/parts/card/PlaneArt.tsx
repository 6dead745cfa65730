import { useRef } from 'preact/hooks';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { lazyComponent } from '../lazy-component';
import { SCENE_SIZE } from '../plane-art/scene-size';
import { useIsNearViewport } from './use-is-near-viewport';

interface PlaneArtProps {
  id: string;
  /** Leaves out details too small to see. */
  small?: boolean;
  class?: string | undefined;
}

/** The drawing code is loaded after the table itself. */
const Painting = lazyComponent(async () => (await import(/* in painting */ './Painting')).Painting);

/** The generated art of a card, filling its container; decorative, because everything it shows is beside it as text. */
export function PlaneArt({ id, small = false, class: className }: PlaneArtProps) {
  const { catalog } = usePlanarCards();
  const card = cardIdOfCopy(id);
  const svg = useRef<SVGSVGElement>(null);
  // Small pictures are in long lists.
  const isNear = useIsNearViewport(svg, small);
  return (
    <svg
      ref={svg}
      class={className}
      viewBox={`0 0 ${SCENE_SIZE} ${0.76 * SCENE_SIZE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {/* Until the catalog is loaded, a plane would be drawn as a phenomenon. */}
      {isNear && catalog.value && (
        <Painting id={card} planarType={catalog.value.factsOf(card)?.planarType ?? null} small={small} />
      )}
    </svg>
  );
}
