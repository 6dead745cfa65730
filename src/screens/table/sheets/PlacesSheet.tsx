import { Sheet } from '../../../design/Sheet';
import { PlaceBar } from '../../parts/page/PlaceBar';
import { useWords } from '../../parts/words';
import styles from './PlacesSheet.module.css';

/** Shows the tabs of the app while the tab bar is hidden to make room for the game. */
export function PlacesSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet title={words.places.label} closeLabel={words.close} onClose={onClose}>
      <div
        class={styles.tiles}
        onClickCapture={(event) => {
          // The table is already on screen, whichever of its faces is shown.
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
