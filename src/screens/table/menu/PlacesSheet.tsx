import { Sheet } from '../../../design/Sheet';
import { PlaceBar } from '../../parts/page/PlaceBar';
import { useWords } from '../../parts/words';
import styles from './PlacesSheet.module.css';

/** Shows the places of the app while the bar with them gives its room to the game. */
export function PlacesSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet title={words.places.label} closeLabel={words.close} onClose={onClose}>
      <div
        class={styles.tiles}
        onClickCapture={(event) => {
          // The table is already here, whichever of its faces is shown.
          if (!(event.target instanceof Element && event.target.closest('[aria-current]'))) return;
          event.preventDefault();
          onClose();
        }}
      >
        <PlaceBar current="table" />
      </div>
    </Sheet>
  );
}
