import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { type NextAction, nextAction } from '../../rules/table/next-action';
import type { PlayerId } from '../../rules/turn/turn';
import { useLiveGame } from '../../session/contexts/use-live-game';
import type { Game } from '../../session/game/game';
import { teamName } from '../parts/team-name';
import { useTableWords } from '../parts/words';
import styles from './ActionBar.module.css';
import { RollButton } from './die/RollButton';
import { momentOf } from './game-moment';
import { ArmedBanner, LeftCardOfNext, PendingQuestion, WhoRolls } from './lazy-components';
import type { ArmedCommander } from './life/use-armed-commander';
import type { Picks } from './plane/choice-picks';
import { useEncounterMove } from './plane/use-encounter-move';
import { useSecondTapGuard } from './use-second-tap-guard';

interface ActionsProps {
  game: Game;
  busy: boolean;
  armed: ArmedCommander | null;
  /** The selection among cards taken off the planar deck. */
  picks: Signal<Picks | null>;
  /** Whether a sheet is open above the table. */
  isCovered: boolean;
  onDisarm: () => void;
  /** Rolls the die; `player` is the one who rolls if a team shares the turn. */
  onRoll: (player?: PlayerId) => void;
  onNewGame: () => void;
  /** Turns the table over if the pending decision is on the other face; otherwise null. */
  onToPlane: (() => void) | null;
}

/** Milliseconds for which a tap meant to end an attack may still come after the attack has ended by itself. */
const LATE_TAP = 1500;

/**
 * Shows the actions of a turn within reach of one thumb: undo, redo, and either the pending action or the die
 * and the next turn.
 */
export function ActionBar(props: ActionsProps) {
  const words = useTableWords();
  const liveGame = useLiveGame();
  const turnedBackTo = useRef<string | null>(null);
  const hasTimedOut = useRef(false);
  if (props.armed) hasTimedOut.current = true;

  function turnBack(by: () => void) {
    by();
    const game = liveGame.playing();
    turnedBackTo.current = game && momentOf(game);
  }

  return (
    <div class={styles.actions} data-actions="">
      <div class={styles.history}>
        <IconButton
          icon="undo"
          variant="plain"
          label={words.table.undo}
          disabled={!liveGame.canUndo.value}
          onClick={() => turnBack(liveGame.undo)}
        />
        <IconButton
          icon="redo"
          variant="plain"
          label={words.table.redo}
          disabled={!liveGame.canRedo.value}
          onClick={() => turnBack(liveGame.redo)}
        />
      </div>
      <div class={styles.main}>
        {props.armed ? (
          <ArmedBanner
            game={props.game}
            armed={props.armed}
            isCovered={props.isCovered}
            onDone={() => {
              hasTimedOut.current = false;
              props.onDisarm();
            }}
            onEnd={props.onDisarm}
          />
        ) : (
          <WhatComesNext {...props} turnedBackTo={turnedBackTo} isAfterAttack={hasTimedOut.current} />
        )}
      </div>
    </div>
  );
}

interface WhatComesNextProps extends ActionsProps {
  /** The moment restored by undo or redo; it needs no second-tap guard, because a different button was tapped. */
  turnedBackTo: { readonly current: string | null };
  /** Whether an attack has just ended by itself; the button that ends it was in this place. */
  isAfterAttack: boolean;
}

function WhatComesNext({ turnedBackTo, isAfterAttack, ...props }: WhatComesNextProps) {
  const { game, busy, picks, onNewGame, onToPlane } = props;
  const words = useTableWords();
  const moment = momentOf(game);
  const atFirst = useRef(moment);
  const isLate = isAfterAttack && moment === atFirst.current;
  const guarded = useSecondTapGuard(moment, isLate ? LATE_TAP : undefined) && moment !== turnedBackTo.current;
  const liveGame = useLiveGame();
  const table = game.history.table;
  const moveFor = useEncounterMove();
  const next = nextAction(table, (encounter) => moveFor?.(encounter, table) ?? null);
  switch (next.kind) {
    case 'startNewGame':
      return (
        <Forward guarded={guarded} onClick={onNewGame}>
          {words.table.newGame}
        </Forward>
      );
    case 'revealStartingPlane':
      return (
        <Forward guarded={guarded} onClick={() => liveGame.play({ kind: 'revealStartingPlane' })}>
          {words.table.reveal}
        </Forward>
      );
    case 'settleChoice':
    case 'chooseDestination':
      return onToPlane ? (
        <Forward guarded={guarded} onClick={onToPlane}>
          {next.kind === 'settleChoice' ? words.table.cardsInHand : words.table.whereTo}
        </Forward>
      ) : (
        <PendingQuestion {...{ game, next, picks, guarded, busy }} />
      );
    case 'carryOutEncounter':
      return (
        <Forward guarded={guarded} disabled={busy} onClick={() => liveGame.play(next.move)}>
          {words.acts.planarOperation}
          <LeftCardOfNext game={game} />
        </Forward>
      );
    case 'resolveAbility': {
      const { phenomenonDone, planeswalk } = words.table;
      // The files that tell whether the app can carry out a phenomenon load after the table.
      const isUnread = next.outcome === 'phenomenonDone' && !moveFor;
      return (
        <Forward
          guarded={guarded}
          disabled={busy || isUnread}
          onClick={() => liveGame.play({ kind: 'resolveAbility' })}
        >
          {{ phenomenonDone, planeswalk, chaos: words.acts.chaos }[next.outcome]}
          <LeftCardOfNext game={game} />
        </Forward>
      );
    }
    case 'keepDie':
    case 'waitForMarker':
      return <PendingQuestion {...{ game, next, picks, guarded, busy }} />;
    case 'takeTurn':
      return <TurnActions {...props} turn={next} guarded={guarded} />;
  }
}

interface TurnActionsProps extends ActionsProps {
  turn: Extract<NextAction, { kind: 'takeTurn' }>;
  guarded: boolean;
}

/** Shows the die and the button for the next turn; if a team shares the turn, the die asks which head rolls. */
function TurnActions({ game, busy, onRoll, turn: { players, canRoll, next }, guarded }: TurnActionsProps) {
  const words = useTableWords();
  const liveGame = useLiveGame();
  /** Whether one head of a team that shares the turn is being chosen to roll. */
  const [isAsked, ask] = useState(false);
  const name = next === null ? null : teamName(words, game.seats, game.history.table.turn, next);
  const shown = name ?? words.table.endTurn;
  const isOfTeam = players.length > 1;
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
            style={{ '--letters': shown.length / players.length }}
          >
            {shown}
          </span>
        </span>
      </Button>
    </>
  );
}

function Forward(props: {
  disabled?: boolean;
  guarded?: boolean;
  onClick: () => void;
  children: ComponentChildren;
}) {
  return <Button {...props} variant="primary" class={styles.forward} />;
}
