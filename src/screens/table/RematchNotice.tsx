import { Button, IconButton } from '../../design/Button';
import { Toast } from '../../design/Toast';
import { bindWords } from '../../i18n/bind-words';
import { useGameLibrary } from '../../session/contexts/use-game-library';
import { useWords } from '../parts/words';
import styles from './TurnStatus.module.css';

/** Milliseconds in which to notice that the rematch was a mistake. */
const SHOWN_FOR = 10_000;

/** Says who goes first in a rematch, and offers to go back to the game before it. */
export function RematchNotice({ previousGameId, first }: { previousGameId: string; first: string }) {
  const words = useWords();
  const { forgetPreviousGame: forget, resume } = useGameLibrary();
  return (
    <Toast shownFor={SHOWN_FOR} onClose={forget}>
      <span class={styles.rematch}>
        {bindWords(words.turnStatus.rematchBegun(first))}
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
