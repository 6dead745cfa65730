import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { NextAction } from '../../../rules/table/next-action';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { sharedTurnNames } from '../../parts/shared-turn-names';
import { useFirstPaintWords } from '../../parts/words';
import { WhoRolls } from '../lazy-components';
import styles from './ActionBar.module.css';
import { RollButton } from './RollButton';

interface TurnActionsProps {
  game: Game;
  action: Extract<NextAction, { kind: 'takeTurn' }>;
  isRolling: boolean;
  ignoresTaps: boolean;
  /** Rolls the die; `player` is the one who rolls if a team shares the turn. */
  onRoll: (player?: PlayerId) => void;
}

/** Shows the die and the button for the next turn; if a team shares the turn, the die asks which head rolls. */
export function TurnActions({
  game,
  isRolling,
  onRoll,
  action: { players, canRoll, nextPlayer },
  ignoresTaps,
}: TurnActionsProps) {
  const words = useFirstPaintWords();
  const liveGame = useLiveGame();
  const [isChoosingRoller, setChoosingRoller] = useState(false);
  const nextPlayerNames =
    nextPlayer === null ? null : sharedTurnNames(words, game.seats, game.history.table.turn, nextPlayer);
  const nextTurnText = nextPlayerNames ?? words.table.passTurn;
  const isTeamTurn = players.length > 1;
  // Of two lines, which break between words, one may be longer.
  const lineLength = Math.max(
    nextTurnText.length / 1.5,
    ...nextTurnText.split(' ').map(({ length }) => length),
  );
  if (isChoosingRoller && canRoll && isTeamTurn) {
    return (
      <WhoRolls
        {...{ game, players, isRolling }}
        onCancel={() => setChoosingRoller(false)}
        onRoll={(roller) => {
          setChoosingRoller(false);
          onRoll(roller);
        }}
      />
    );
  }
  return (
    <>
      {canRoll && (
        <RollButton
          {...{ game, isRolling, ignoresTaps }}
          player={players[0] ?? null}
          onRoll={() => (isTeamTurn ? setChoosingRoller(true) : onRoll())}
        />
      )}
      <Button
        class={styles.nextTurnButton}
        ignoresTaps={ignoresTaps}
        disabled={isRolling}
        label={nextPlayerNames === null ? nextTurnText : words.table.nextLabel(nextPlayerNames)}
        onClick={() => liveGame.play({ kind: 'beginNextTurn' })}
      >
        <span class={styles.texts}>
          {nextPlayerNames !== null && <span class={styles.detail}>{words.table.next}</span>}{' '}
          <span class={styles.fittedTitle} style={{ '--letters': lineLength }}>
            {nextTurnText}
          </span>
        </span>
      </Button>
    </>
  );
}
