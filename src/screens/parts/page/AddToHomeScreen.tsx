import common from '../../../design/common.module.css';
import { LineDrawing } from '../../../design/Icon';
import { Disclosure } from '../field/Disclosure';
import { useNewGameFormWords } from '../words';
import styles from './AddToHomeScreen.module.css';

/** The iOS share symbol: an arrow out of a box. */
const SHARE_ICON = 'M12 15V3.500M8 7l4-3.500L16 7M8.500 10.500H6V20h12v-9.500h-2.500';

/** Explains how to install the app on an iPhone or iPad, and why before the first game. */
export function AddToHomeScreen() {
  const { homeScreen } = useNewGameFormWords();
  return (
    <div class={styles.instructions}>
      <p class={styles.steps}>
        <span class={styles.unbroken}>
          {homeScreen.share}{' '}
          <span class={styles.symbol}>
            <LineDrawing path={SHARE_ICON} size={20} weight={2} />
          </span>
          ,
        </span>{' '}
        {homeScreen.add}
      </p>
      <p class={common.note}>{homeScreen.ownStorage}</p>
      <Disclosure title={homeScreen.notThere} class={common.note}>
        <p>{homeScreen.whereItIs}</p>
      </Disclosure>
    </div>
  );
}
