import { useId, useMemo } from 'preact/hooks';
import { printedCard } from '../../rules/planar/planar-card';
import { ART_HEIGHT, ART_WIDTH, drawPlane } from './plane-art';

interface PlaneArtProps {
  id: string;
  planarType: string | null;
  class?: string | undefined;
}

/** The drawn landscape of a card, filling its box. Decoration: everything it could say stands beside it as text. */
export function PlaneArt({ id, planarType, ...rest }: PlaneArtProps) {
  const art = useMemo(() => drawPlane(printedCard(id), planarType), [id, planarType]);
  const sky = useId();
  const glow = useId();
  return (
    <svg
      class={rest.class}
      viewBox={`0 0 ${ART_WIDTH} ${ART_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          {art.sky.map((colour, index) => (
            <stop key={colour} offset={index / 2} stop-color={colour} />
          ))}
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stop-color={art.sun.colour} stop-opacity="0.7" />
          <stop offset="1" stop-color={art.sun.colour} stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width={ART_WIDTH} height={ART_HEIGHT} fill={`url(#${sky})`} />
      {art.stars.map(({ x, y, r }) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} fill="#fff" opacity="0.7" />
      ))}
      <circle cx={art.sun.x} cy={art.sun.y} r={art.sun.r * 3.2} fill={`url(#${glow})`} />
      <circle cx={art.sun.x} cy={art.sun.y} r={art.sun.r} fill={art.sun.colour} />
      {art.rings.map(({ path, width, colour }) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke={colour}
          stroke-width={width}
          stroke-linecap="round"
          opacity="0.8"
        />
      ))}
      {art.ridges.map(({ path, colour }) => (
        <path key={path} d={path} fill={colour} />
      ))}
    </svg>
  );
}
