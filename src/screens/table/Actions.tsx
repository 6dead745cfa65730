import type { ComponentChildren } from 'preact';
import type { PlanarAct } from '../../content/planes/planar-card-facts';
import { Button, IconButton } from '../../design/Button';
import {
  cardsLeft,
  costOfNextRoll,
  decisionAwaited,
  isStartingPlaneRevealed,
  nextAbilityToResolve,
} from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { activePlayer, lastPlayerStanding, nextInTurnOrder } from '../../rules/turn/turn';
import type { Catalogue } from '../../session/catalogue';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { playerName, useTableWords } from '../parts/words';
import styles from './Actions.module.css';
import { moveOf } from './carry-out';
import { DieCube } from './DieCube';
import { lastFace } from './use-roll';
import { useSecondTapGuard } from './use-second-tap-guard';

const DIE_SIZE = 34;

interface ActionsProps {
  game: Game;
  busy: boolean;
  onRoll: () => void;
  onNewGame: () => void;
}

/** What a turn needs, under one thumb: undo, redo, and either the one thing to do now or the die and the next turn. */
export function Actions({ game, busy, onRoll, onNewGame }: ActionsProps) {
  const words = useTableWords();
  const { table } = useSession();
  return (
    <div class={styles.actions}>
      <div class={styles.history}>
        <IconButton
          icon="undo"
          look="plain"
          label={words.table.undo}
          disabled={!table.canUndo.value}
          onClick={table.undo}
        />
        <IconButton
          icon="redo"
          look="plain"
          label={words.table.redo}
          disabled={!table.canRedo.value}
          onClick={table.redo}
        />
      </div>
      <div class={styles.main}>
        <WhatComesNext game={game} busy={busy} onRoll={onRoll} onNewGame={onNewGame} />
      </div>
    </div>
  );
}

function WhatComesNext({ game, busy, onRoll, onNewGame }: ActionsProps) {
  const words = useTableWords();
  const deaf = useSecondTapGuard(momentOf(game));
  const { table, catalogue } = useSession();
  const { turn, planar } = game.history.table;
  if (lastPlayerStanding(turn) !== null)
    return (
      <Forward deaf={deaf} onClick={onNewGame}>
        {words.table.newGame}
      </Forward>
    );
  if (planar && !isStartingPlaneRevealed(planar)) {
    return (
      <Forward deaf={deaf} onClick={() => table.play({ kind: 'revealStartingPlane' })}>
        {words.table.reveal}
      </Forward>
    );
  }
  if (planar && decisionAwaited(planar)) {
    return (
      <Forward disabled onClick={() => {}}>
        {planar.choice ? words.table.cardsInHand : words.table.whereTo}
      </Forward>
    );
  }
  const waiting = planar && nextAbilityToResolve(planar);
  const act = waiting?.kind === 'encounter' ? actOfEncounter(catalogue.value, waiting.card) : null;
  const canAct = act?.kind !== 'planarOperation' || (planar && cardsLeft(planar) > 0);
  if (waiting?.kind === 'encounter' && act && canAct) {
    const { card } = waiting;
    return (
      <Forward deaf={deaf} disabled={busy} onClick={() => table.play(moveOf(act, card))}>
        {words.acts[act.kind]}
      </Forward>
    );
  }
  if (waiting) {
    return (
      <Forward deaf={deaf} disabled={busy} onClick={() => table.play({ kind: 'resolveAbility' })}>
        {waiting.kind === 'encounter' ? words.table.phenomenonDone : words.table.planeswalk}
      </Forward>
    );
  }
  const next = playerName(words, game.seats, nextInTurnOrder(turn, turn.of));
  return (
    <>
      {planar && <RollButton game={game} busy={busy} deaf={deaf} onRoll={onRoll} />}
      <Button
        class={styles.next}
        deaf={deaf}
        disabled={busy}
        label={words.table.nextLabel(next)}
        onClick={() => table.play({ kind: 'beginNextTurn' })}
      >
        <span class={styles.texts}>
          <span class={styles.detail}>{words.table.next}</span> <span class={styles.what}>{next}</span>
        </span>
      </Button>
    </>
  );
}

/** Changes with everything that can put another button under a thumb; life totals do not. */
function momentOf({ history }: Game): string {
  const { turn, planar } = history.table;
  return `${turn.number} ${planar?.waiting.length} ${planar?.faceUp.map(({ card }) => card)} ${planar?.rolls.map(({ all }) => all)}`;
}

/** What the app does when this phenomenon is met, if it does anything. */
function actOfEncounter(catalogue: Catalogue | null, card: PlanarCardId): PlanarAct | null {
  const abilities = catalogue?.factsOf(card)?.abilities ?? [];
  return abilities.find(({ when }) => when.includes('encounter'))?.act ?? null;
}

function RollButton({ game, busy, deaf, onRoll }: Omit<ActionsProps, 'onNewGame'> & { deaf: boolean }) {
  const words = useTableWords();
  const { turn, planar } = game.history.table;
  const active = activePlayer(turn);
  if (!planar) return null;
  const cost = active === null ? 0 : costOfNextRoll(planar, active);
  return (
    <Button
      class={styles.roll}
      deaf={deaf}
      disabled={busy || active === null}
      label={words.table.rollLabel(cost)}
      onClick={onRoll}
    >
      <DieCube face={lastFace(game) ?? 'planeswalk'} size={DIE_SIZE} />
      <span class={styles.texts}>
        <span class={styles.what}>{words.table.roll}</span>{' '}
        <span class={styles.detail}>{cost === 0 ? words.table.rollFree : words.table.rollMana(cost)}</span>
      </span>
    </Button>
  );
}

function Forward(props: {
  disabled?: boolean;
  deaf?: boolean;
  onClick: () => void;
  children: ComponentChildren;
}) {
  return <Button {...props} look="walk" class={styles.forward} />;
}
