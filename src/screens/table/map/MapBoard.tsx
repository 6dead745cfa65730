import { classNames } from '../../../design/class-names';
import { Icon } from '../../../design/Icon';
import {
  cardsOn,
  directionOfWalk,
  directionTo,
  isOnMap,
  isSameSquare,
} from '../../../rules/planar/eternities-map/eternities-map';
import type { EternitiesMap, PlanarZone, Square } from '../../../rules/planar/planar-state';
import { CardThumbnail } from '../../parts/card/CardThumbnail';
import { longestUnbreakableLength, withSoftHyphens } from '../../parts/text/soft-hyphens';
import { useCardName } from '../../parts/use-card-name';
import { useWords } from '../../parts/words';
import styles from './MapBoard.module.css';

interface MapBoardProps {
  planar: PlanarZone;
  map: EternitiesMap;
  /** The center square, and the number of rings shown around it. */
  center: Square;
  ringCount: 1 | 2;
  selected: Square | null;
  onSelect: (square: Square) => void;
}

/**
 * Shows squares of the map, north at the top; every plane can be selected, an unknown square only as the
 * target of a hellride.
 */
export function MapBoard({ planar, map, center, ringCount, selected, onSelect }: MapBoardProps) {
  const words = useWords();
  const offsets = Array.from({ length: 2 * ringCount + 1 }, (_, index) => index - ringCount);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are not form fields
    <div
      class={classNames(styles.board, ringCount > 1 && styles.twoRings)}
      role="group"
      aria-label={words.map.title}
    >
      {offsets.flatMap((y) =>
        offsets.map((x) => {
          const square = { x: center.x + x, y: center.y + y };
          return (
            <MapSquare
              key={`${square.x} ${square.y}`}
              planar={planar}
              map={map}
              square={square}
              isOuter={Math.max(Math.abs(x), Math.abs(y)) > 1}
              isSelected={selected !== null && isSameSquare(selected, square)}
              onSelect={() => onSelect(square)}
            />
          );
        }),
      )}
    </div>
  );
}

interface MapSquareProps {
  planar: PlanarZone;
  map: EternitiesMap;
  square: Square;
  /** Whether the square is in an outer ring, which is hidden if there is no room. */
  isOuter: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

function MapSquare({ planar, map, square, isOuter, isSelected, onSelect }: MapSquareProps) {
  const words = useWords();
  const cardName = useCardName();
  const isHere = isSameSquare(square, map.at);
  const cards = cardsOn(planar, map, square);
  const canGo = map.pendingPlaneswalk !== null && directionOfWalk(map, square).ok;
  const direction = directionTo(map.at, square);
  const directionName = direction && words.map.directions[direction];
  const outerClass = isOuter && styles.outer;
  if (cards.length === 0 && !canGo) {
    const isOffMap = !isOnMap(map.kind, square);
    return (
      <p class={classNames(styles.square, styles.blank, isOffMap && styles.edge, outerClass)}>
        <span class="visually-hidden">
          {isOffMap ? words.map.edge : words.map.unseen}
          {directionName && `, ${directionName}`}
        </span>
      </p>
    );
  }
  const names = cards.map(cardName).join(' · ');
  const label = withSoftHyphens(names || words.map.hellride);
  return (
    <button
      type="button"
      class={classNames(
        styles.square,
        cards.length === 0 ? styles.unknown : styles.known,
        canGo && styles.reachable,
        isHere && styles.here,
        isSelected && styles.selected,
        outerClass,
      )}
      data-square={`${square.x} ${square.y}`}
      aria-pressed={isSelected}
      onClick={onSelect}
    >
      {cards[0] && <CardThumbnail id={cards[0]} class={styles.art} />}
      {isHere && (
        <span class={styles.hereMark}>
          <Icon name="walk" size={18} />
        </span>
      )}
      <span
        class={styles.name}
        style={{ '--part': longestUnbreakableLength(label), '--letters': label.length }}
      >
        {label}
      </span>
      <span class="visually-hidden">
        {isHere ? `, ${words.map.youAreHere}` : directionName && `, ${directionName}`}
        {cards.length === 0 && `, ${words.map.unknown}`}
      </span>
    </button>
  );
}
