import { IconButton } from '../../../design/Button';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { useFirstPaintWords } from '../../parts/words';
import { AttackBanner } from '../lazy-components';
import { useTableScreen } from '../use-table-screen';
import styles from './ActionBar.module.css';
import { MainActions, type MainActionsProps } from './MainActions';
import { useLateTapGuard } from './use-late-tap-guard';

interface ActionBarProps extends MainActionsProps {
  /** Whether a sheet is open above the table. */
  isSheetOpen: boolean;
}

/**
 * Shows the actions of a turn within reach of one thumb: undo, redo, and either the pending action or the die
 * and the next turn.
 */
export function ActionBar({ isSheetOpen, ...nextActionProps }: ActionBarProps) {
  const { game } = nextActionProps;
  const words = useFirstPaintWords();
  const liveGame = useLiveGame();
  const { attack } = useTableScreen();
  const [ignoresTaps, stepThroughHistory, notePlayerEndedAttack] = useLateTapGuard(game, attack !== null);

  return (
    <div class={styles.actions} data-actions="">
      <div class={styles.history}>
        <IconButton
          icon="undo"
          variant="plain"
          label={words.table.undo}
          disabled={!liveGame.canUndo.value}
          onClick={() => stepThroughHistory(liveGame.undo)}
        />
        <IconButton
          icon="redo"
          variant="plain"
          label={words.table.redo}
          disabled={!liveGame.canRedo.value}
          onClick={() => stepThroughHistory(liveGame.redo)}
        />
      </div>
      <div class={styles.mainActions}>
        {attack ? (
          <AttackBanner {...{ game, attack, isSheetOpen }} onCancel={notePlayerEndedAttack} />
        ) : (
          <MainActions {...nextActionProps} ignoresTaps={ignoresTaps} />
        )}
      </div>
    </div>
  );
}
