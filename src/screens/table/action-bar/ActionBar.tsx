import { IconButton } from '../../../design/Button';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { useFirstPaintWords } from '../../parts/words';
import { ArmedBanner } from '../lazy-components';
import type { ArmedCommander } from '../life/use-armed-commander';
import styles from './ActionBar.module.css';
import { NextActionButton, type NextActionProps } from './NextActionButton';
import { useLateTapGuard } from './use-late-tap-guard';

interface ActionBarProps extends NextActionProps {
  armed: ArmedCommander | null;
  /** Whether a sheet is open above the table. */
  isCovered: boolean;
  onDisarm: () => void;
}

/**
 * Shows the actions of a turn within reach of one thumb: undo, redo, and either the pending action or the die
 * and the next turn.
 */
export function ActionBar({ armed, isCovered, onDisarm, ...next }: ActionBarProps) {
  const { game } = next;
  const words = useFirstPaintWords();
  const liveGame = useLiveGame();
  const [guarded, stepThroughHistory, noteAttackEnded] = useLateTapGuard(game, armed !== null);

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
      <div class={styles.main}>
        {armed ? (
          <ArmedBanner
            {...{ game, armed, isCovered }}
            onDone={() => {
              noteAttackEnded();
              onDisarm();
            }}
            onEnd={onDisarm}
          />
        ) : (
          <NextActionButton {...next} guarded={guarded} />
        )}
      </div>
    </div>
  );
}
