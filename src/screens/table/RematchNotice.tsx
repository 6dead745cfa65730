import { Button, IconButton } from '../../design/Button';
import { Toast } from '../../design/Toast';
import { useGameLibrary } from '../../session/contexts/use-game-library';
import { useWords } from '../parts/words';
import styles from './TurnStatus.module.css';

/** Milliseconds in which to notice that the rematch was a mistake. */
const SHOWN_FOR = 10_000;

/** Offers to go back to the game before a rematch. */
export function RematchNotice({ previousGameId }: { previousGameId: string }) {
  const words = useWords();
  const { forgetPreviousGame: forget, resume } = useGameLibrary();
  return (
    <Toast atTop shownFor={SHOWN_FOR} onClose={forget}>
      <span class={styles.rematch}>
        {words.turnStatus.rematchBegun}
        <Button
          onClick={() => {
            forget();
            void resume(previousGameId);
          }}
        >
          {words.turnStatus.backToPreviousGame}
        </Button>
        <IconButton icon="close" label={words.close} onClick={forget} />
      </span>
    </Toast>
  );
}
