import { useId, useMemo } from 'preact/hooks';
import type { CustomPlanarType } from '../../../content/planes/planar-types';
import { drawCardArt } from '../plane-art/draw-card-art';
import type { SceneColor, Shape } from '../plane-art/scene-shapes';
import { SCENE_SIZE } from '../plane-art/scene-size';

interface PaintingProps {
  id: string;
  planarType: string | CustomPlanarType | null;
  /** Leaves out details too small to see. */
  small: boolean;
}

/** The drawing of a card, inside its SVG. */
export function Painting({ id, planarType, small }: PaintingProps) {
  const art = useMemo(() => drawCardArt(id, planarType), [id, planarType]);
  const idPrefix = useId();
  const { sky, light, mist } = art.palette;
  const [top, middle, low] = sky;
  const cssColorOf = (color: SceneColor) => {
    if (typeof color === 'number') return art.palette.landAt(color);
    return color === 'glow' || color === 'mist' ? `url(#${idPrefix}${color})` : art.palette[color];
  };
  const { scale, x, y } = art.landTransform;
  const draw = (shapes: readonly Shape[]) =>
    shapes
      .filter(({ isDetail }) => !small || !isDetail)
      .map((shape, index) => renderShape(shape, cssColorOf(shape.color), index));
  const SkyGradient = art.isPhenomenon ? 'radialGradient' : 'linearGradient';
  const skyColors = art.isPhenomenon ? [low, middle, top] : [top, middle, low, low];
  return (
    <>
      <defs>
        <SkyGradient id={`${idPrefix}sky`} {...(art.isPhenomenon ? { r: 0.7 } : { x2: 0, y2: 1 })}>
          {skyColors.map((color, index) => (
            <stop key={index} offset={[0, 0.32, 0.6, 1][index]} stop-color={color} />
          ))}
        </SkyGradient>
        <radialGradient id={`${idPrefix}glow`}>
          <stop stop-color={light} stop-opacity="0.75" />
          <stop offset="0.4" stop-color={light} stop-opacity="0.25" />
          <stop offset="1" stop-color={light} stop-opacity="0" />
        </radialGradient>
        <linearGradient id={`${idPrefix}mist`} x2="0" y2="1">
          <stop stop-color={mist} stop-opacity="0" />
          <stop offset="0.6" stop-color={mist} stop-opacity="0.6" />
          <stop offset="1" stop-color={mist} stop-opacity="0" />
        </linearGradient>
      </defs>
      <rect width={SCENE_SIZE} height={SCENE_SIZE} fill={`url(#${idPrefix}sky)`} />
      <g
        transform={art.isMirrored ? `matrix(-1 0 0 1 ${SCENE_SIZE} 0)` : undefined}
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        {draw(art.skyShapes)}
        <g transform={`matrix(${scale} 0 0 ${scale} ${x} ${y})`}>{draw(art.shapes)}</g>
      </g>
    </>
  );
}

function renderShape({ d, width, opacity }: Shape, color: string, key: number) {
  const visibleOpacity = opacity === 1 ? undefined : opacity;
  return width ? (
    <path key={key} d={d} fill="none" stroke={color} stroke-width={width} opacity={visibleOpacity} />
  ) : (
    <path key={key} d={d} fill={color} opacity={visibleOpacity} />
  );
}
