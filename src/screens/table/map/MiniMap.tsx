import { useMemo } from 'preact/hooks';
import { isOnMap, isSameSquare } from '../../../rules/planar/eternities-map/eternities-map';
import { cardIdOfCopy, type PlanarCardId } from '../../../rules/planar/planar-card';
import type { EternitiesMap, Square } from '../../../rules/planar/planar-state';
import type { Catalog } from '../../../session/cards/catalog';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { paletteOfCard } from '../../parts/plane-art/draw-card-art';
import styles from './MapBoard.module.css';

/** The radius of the small map: all of the bounded map, and everything remembered of the open one. */
const RADIUS = 3;
const SIZE = 2 * RADIUS + 1;
/** A square with a gap around it and rounded corners, in units of the map. */
const SQUARE_SHAPE = { width: 0.9, height: 0.9, rx: 0.2 } as const;

export interface MiniMapProps {
  map: EternitiesMap;
  /** The square being viewed, if the players are elsewhere. */
  viewedSquare?: Square;
}

/** Draws the whole map in colors; it is decorative, since every square is also available as text. */
export function MiniMap({ map, viewedSquare }: MiniMapProps) {
  const { catalog } = usePlanarCards();
  const loadedCatalog = catalog.value;
  const coloredSquares = useMemo(
    () => map.otherSquares.map((square) => ({ square, color: colorOf(square.cards[0], loadedCatalog) })),
    [map.otherSquares, loadedCatalog],
  );
  const center = map.kind === 'open' ? map.at : { x: 0, y: 0 };
  const positionOf = ({ x, y }: Square) => ({ x: x - center.x + RADIUS, y: y - center.y + RADIUS });
  return (
    <svg class={styles.mini} viewBox={`-0.3 -0.3 ${SIZE + 0.6} ${SIZE + 0.6}`} aria-hidden="true">
      {map.kind === 'sevenBySeven' && <rect class={styles.miniEdge} width={SIZE} height={SIZE} />}
      {coloredSquares.map(({ square, color }) => (
        <rect key={`${square.x} ${square.y}`} {...positionOf(square)} {...SQUARE_SHAPE} fill={color} />
      ))}
      <rect class={styles.miniHere} {...positionOf(map.at)} {...SQUARE_SHAPE} />
      {viewedSquare && !isSameSquare(viewedSquare, map.at) && isOnMap(map.kind, viewedSquare) && (
        <rect class={styles.miniViewed} {...positionOf(viewedSquare)} {...SQUARE_SHAPE} />
      )}
    </svg>
  );
}

/** Returns the main color of a plane's picture. */
function colorOf(card: PlanarCardId | undefined, catalog: Catalog | null): string {
  const facts = card && catalog?.factsOf(card);
  return paletteOfCard(cardIdOfCopy(card ?? ''), facts?.planarType ?? null).sky[2];
}
