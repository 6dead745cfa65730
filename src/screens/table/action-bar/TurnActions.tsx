import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import type { NextAction } from '../../../rules/table/next-action';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { teamName } from '../../parts/team-name';
import { useFirstPaintWords } from '../../parts/words';
import { WhoRolls } from '../lazy-components';
import styles from './ActionBar.module.css';
import { RollButton } from './RollButton';

interface TurnActionsProps {
  game: Game;
  turn: Extract<NextAction, { kind: 'takeTurn' }>;
  busy: boolean;
  guarded: boolean;
  /** Rolls the die; `player` is the one who rolls if a team shares the turn. */
  onRoll: (player?: PlayerId) => void;
}

/** Shows the die and the button for the next turn; if a team shares the turn, the die asks which head rolls. */
export function TurnActions({
  game,
  busy,
  onRoll,
  turn: { players, canRoll, next },
  guarded,
}: TurnActionsProps) {
  const words = useFirstPaintWords();
  const liveGame = useLiveGame();
  const [isChoosingRoller, setChoosingRoller] = useState(false);
  const nextName = next === null ? null : teamName(words, game.seats, game.history.table.turn, next);
  const nextText = nextName ?? words.table.endTurn;
  const isTeamTurn = players.length > 1;
  // The names of a team break between words.
  const longestWordLength = Math.max(
    ...(isTeamTurn ? nextText.split(' ') : [nextText]).map(({ length }) => length),
  );
  if (isChoosingRoller && canRoll && isTeamTurn) {
    return (
      <WhoRolls
        {...{ game, players, busy }}
        onCancel={() => setChoosingRoller(false)}
        onRoll={(head) => {
          setChoosingRoller(false);
          onRoll(head);
        }}
      />
    );
  }
  return (
    <>
      {canRoll && (
        <RollButton
          {...{ game, busy, guarded }}
          player={players[0] ?? null}
          onRoll={() => (isTeamTurn ? setChoosingRoller(true) : onRoll())}
        />
      )}
      <Button
        class={styles.next}
        guarded={guarded}
        disabled={busy}
        label={nextName === null ? nextText : words.table.nextLabel(nextName)}
        onClick={() => liveGame.play({ kind: 'beginNextTurn' })}
      >
        <span class={styles.texts}>
          {nextName !== null && <span class={styles.detail}>{words.table.next}</span>}{' '}
          <span
            class={classNames(styles.what, nextName !== null && styles.name, isTeamTurn && styles.names)}
            style={{ '--letters': longestWordLength }}
          >
            {nextText}
          </span>
        </span>
      </Button>
    </>
  );
}
