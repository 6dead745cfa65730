import { Button } from '../../../design/Button';
import type { EternitiesMap } from '../../../rules/planar/planar-state';
import { useWords } from '../../parts/words';
import { MiniMap } from './lazy-mini-map';
import styles from './MapBoard.module.css';

/** Shows a small map that opens the large one. */
export function MapButton({ map, onClick }: { map: EternitiesMap; onClick: () => void }) {
  const words = useWords();
  return (
    <Button class={styles.button} label={words.map.title} onClick={onClick}>
      <MiniMap map={map} />
    </Button>
  );
}
