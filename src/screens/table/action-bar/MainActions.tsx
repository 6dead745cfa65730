import { Button } from '../../../design/Button';
import { nextAction } from '../../../rules/table/next-action';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { useFirstPaintWords } from '../../parts/words';
import { AbilityActions, PendingQuestion } from '../lazy-components';
import styles from './ActionBar.module.css';
import { TurnActions } from './TurnActions';

export interface MainActionsProps {
  game: Game;
  isRolling: boolean;
  /** Rolls the die; `player` is the one who rolls if a team shares the turn. */
  onRoll: (player?: PlayerId) => void;
  /** Shows the plane; null if it is already shown or there is none. */
  onShowPlane: (() => void) | null;
}

/** Shows the button of the next action, or the die and the button for the next turn. */
export function MainActions(props: MainActionsProps & { ignoresTaps: boolean }) {
  const { game, isRolling, ignoresTaps, onShowPlane } = props;
  const words = useFirstPaintWords();
  const liveGame = useLiveGame();
  const action = nextAction(game.history.table);
  const primaryProps = {
    variant: 'primary',
    class: styles.primaryButton,
    disabled: isRolling,
    ignoresTaps,
  } as const;
  switch (action.kind) {
    case 'revealStartingPlane':
      return (
        <Button {...primaryProps} onClick={() => liveGame.play({ kind: 'revealStartingPlane' })}>
          {words.table.reveal}
        </Button>
      );
    case 'settleChoice':
    case 'chooseDestination':
      return onShowPlane ? (
        <Button {...primaryProps} onClick={onShowPlane}>
          {action.kind === 'settleChoice' ? words.table.settleChoice : words.table.whereTo}
        </Button>
      ) : (
        <PendingQuestion {...props} action={action} />
      );
    case 'resolveAbility':
      return <AbilityActions {...props} />;
    case 'startNewGame':
    case 'keepDie':
    case 'waitForMarker':
      return <PendingQuestion {...props} action={action} />;
    case 'takeTurn':
      return <TurnActions {...props} action={action} />;
  }
}
