import { PlaceBar } from '../../parts/page/PlaceBar';
import { useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import styles from './PlacesSheet.module.css';
import { TableSheet } from './TableSheet';

/** Shows the tabs of the app while the tab bar is hidden to make room for the game. */
export function PlacesSheet() {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  return (
    <TableSheet title={words.places.label}>
      <div
        class={styles.tiles}
        onClickCapture={(event) => {
          // The table is already on screen, whichever of its views is shown.
          if (!(event.target instanceof Element && event.target.closest('[aria-current]'))) return;
          event.preventDefault();
          setOpenSheet(null);
        }}
      >
        <PlaceBar current="table" />
      </div>
    </TableSheet>
  );
}
