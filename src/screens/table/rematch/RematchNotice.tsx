import { Button, IconButton } from '../../../design/Button';
import { Toast } from '../../../design/Toast';
import { withNoBreakSpaces } from '../../../i18n/no-break-spaces';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useGameLibrary } from '../../../session/contexts/use-live-game';
import { useWords } from '../../parts/words';
import styles from '../TurnStatus.module.css';

/** Long enough to notice that the rematch was a mistake. */
const SHOWN_MS = 10_000;

/** Says who goes first in a rematch, and offers to go back to the game before it. */
export function RematchNotice({
  gameIdBeforeRematch,
  startingPlayerName,
}: {
  gameIdBeforeRematch: string;
  startingPlayerName: string;
}) {
  const words = useWords();
  const { reportFailure } = useAppState();
  const { forgetGameBeforeRematch: forget, resume } = useGameLibrary();
  return (
    <Toast shownMs={SHOWN_MS} onClose={forget}>
      <span class={styles.rematch}>
        {withNoBreakSpaces(words.turnStatus.rematchBegun(startingPlayerName))}
        <Button
          onClick={() => {
            forget();
            resume(gameIdBeforeRematch).catch(reportFailure);
          }}
        >
          {words.turnStatus.backToPreviousGame}
        </Button>
        <IconButton icon="close" label={words.close} onClick={forget} />
      </span>
    </Toast>
  );
}
