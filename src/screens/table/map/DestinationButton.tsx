import type { ComponentChildren } from 'preact';
import { Button } from '../../../design/Button';
import {
  directionOfWalk,
  isHellride,
  laidCardsOn,
} from '../../../rules/planar/eternities-map/eternities-map';
import type { EternitiesMap } from '../../../rules/planar/planar-state';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { longestUnbreakableLength, withSoftHyphens } from '../../parts/text/soft-hyphens';
import { useCardName } from '../../parts/use-card-name';
import { useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import styles from './DestinationButton.module.css';

interface DestinationButtonProps {
  map: EternitiesMap;
  /** Shown until a square that can be reached is selected. */
  children: ComponentChildren;
}

/** Planeswalks to the square selected on the map, and names it. */
export function DestinationButton({ map, children }: DestinationButtonProps) {
  const words = useWords();
  const cardName = useCardName();
  const liveGame = useLiveGame();
  const { destination } = useTableScreen();
  const direction = destination && directionOfWalk(map, destination);
  if (!destination || !direction?.ok) return children;
  const names = laidCardsOn(map, destination).map(cardName);
  const label = isHellride(direction.value)
    ? words.map.rideTo(words.map.directions[direction.value])
    : words.map.planeswalkTo(withSoftHyphens(names.join(' · ')));
  return (
    <Button
      class={styles.go}
      variant="primary"
      onClick={() => liveGame.play({ kind: 'chooseDestination', to: destination })}
    >
      <span class={styles.label} style={{ '--part': longestUnbreakableLength(label) }}>
        {label}
      </span>
    </Button>
  );
}
