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
  /** Whether one head of a team that shares the turn is being chosen to roll. */
  const [isAsked, ask] = useState(false);
  const name = next === null ? null : teamName(words, game.seats, game.history.table.turn, next);
  const shown = name ?? words.table.endTurn;
  const isOfTeam = players.length > 1;
  // The names of a team break between words.
  const longestWord = Math.max(...(isOfTeam ? shown.split(' ') : [shown]).map(({ length }) => length));
  if (isAsked && canRoll && isOfTeam) {
    return (
      <WhoRolls
        {...{ game, players, busy }}
        onCancel={() => ask(false)}
        onRoll={(head) => {
          ask(false);
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
          onRoll={() => (isOfTeam ? ask(true) : onRoll())}
        />
      )}
      <Button
        class={styles.next}
        guarded={guarded}
        disabled={busy}
        label={name === null ? shown : words.table.nextLabel(name)}
        onClick={() => liveGame.play({ kind: 'beginNextTurn' })}
      >
        <span class={styles.texts}>
          {name !== null && <span class={styles.detail}>{words.table.next}</span>}{' '}
          <span
            class={classNames(styles.what, name !== null && styles.name, isOfTeam && styles.names)}
            style={{ '--letters': longestWord }}
          >
            {shown}
          </span>
        </span>
      </Button>
    </>
  );
}
