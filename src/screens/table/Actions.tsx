import type { ComponentChildren } from 'preact';
import { Button, IconButton } from '../../design/Button';
import {
  cardsLeft,
  isStartingPlaneRevealed,
  nextAbilityToResolve,
  type WaitingAbility,
} from '../../rules/planar/planar';
import { willBeChaos } from '../../rules/planar/planeswalking';
import type { RuleNumber } from '../../rules/rule';
import { waitsFor, whoIsNext } from '../../rules/table/grand-melee';
import type { Move } from '../../rules/table/move';
import type { Table } from '../../rules/table/table';
import { activePlayers, lastPlayerStanding, type PlayerId } from '../../rules/turn/turn';
import type { Catalogue } from '../../session/catalogue';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { RuleLink } from '../parts/RuleLink';
import { playerName, teamName, useTableWords } from '../parts/words';
import styles from './Actions.module.css';
import { moveOf } from './carry-out';
import { RollButton } from './RollButton';
import { useSecondTapGuard } from './use-second-tap-guard';

const TURN_THAT_WAITS: RuleNumber = '807.4d';

interface ActionsProps {
  game: Game;
  busy: boolean;
  /** Of a team whose turn it is, a player in particular. */
  onRoll: (player?: PlayerId) => void;
  onNewGame: () => void;
  /** Where what has to be decided is on the other face: turns the table over. */
  onToPlane: (() => void) | null;
}

/** What a turn needs, under one thumb: undo, redo, and either the one thing to do now or the die and the next turn. */
export function Actions(props: ActionsProps) {
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
        <WhatComesNext {...props} />
      </div>
    </div>
  );
}

function WhatComesNext({ game, busy, onRoll, onNewGame, onToPlane }: ActionsProps) {
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
  if (planar?.choice || planar?.map?.leaving) {
    const asked = planar.choice ? words.table.cardsInHand : words.table.whereTo;
    if (!onToPlane) return <p class={styles.asked}>{asked}</p>;
    return (
      <Forward deaf={deaf} onClick={onToPlane}>
        {asked}
      </Forward>
    );
  }
  if (planar?.dice) {
    const { faces } = planar.dice;
    return [...new Set(faces)].map((face) => (
      <Forward
        key={face}
        deaf={deaf}
        disabled={busy}
        onClick={() => table.play({ kind: 'keepDie', die: faces.indexOf(face) })}
      >
        {words.keepDie(words.table.faces[face])}
      </Forward>
    ));
  }
  const waiting = planar && nextAbilityToResolve(planar);
  const encounter =
    waiting?.kind === 'encounter' ? moveOfEncounter(catalogue.value, waiting, game.history.table) : null;
  const canTake = encounter?.kind !== 'takeCards' || (planar && cardsLeft(planar) > 0);
  if (encounter && canTake) {
    return (
      <Forward deaf={deaf} disabled={busy} onClick={() => table.play(encounter)}>
        {words.acts.planarOperation}
      </Forward>
    );
  }
  if (waiting) {
    return (
      <Forward deaf={deaf} disabled={busy} onClick={() => table.play({ kind: 'resolveAbility' })}>
        {waiting.kind === 'encounter'
          ? words.table.phenomenonDone
          : waiting.kind === 'planeswalking' && willBeChaos(planar)
            ? words.acts.chaos
            : words.table.planeswalk}
      </Forward>
    );
  }
  const behind = waitsFor(game.history.table);
  if (behind !== null) {
    const name = (player: PlayerId) => playerName(words, game.seats, player);
    return (
      <p class={styles.asked}>
        {words.table.turnWaits(name(turn.of), name(behind))}{' '}
        <RuleLink to={TURN_THAT_WAITS}>{TURN_THAT_WAITS}</RuleLink>
      </p>
    );
  }
  const follower = whoIsNext(game.history.table);
  const next = follower === null ? null : teamName(words, game.seats, turn, follower);
  const heads = activePlayers(turn);
  return (
    <>
      {planar && heads.length < 2 && (
        <RollButton game={game} busy={busy} deaf={deaf} player={heads[0] ?? null} onRoll={onRoll} />
      )}
      {planar &&
        heads.length > 1 &&
        heads.map((head) => (
          <RollButton key={head} isOneOfTwo {...{ game, busy, deaf, onRoll }} player={head} />
        ))}
      <Button
        class={styles.next}
        deaf={deaf}
        disabled={busy}
        label={next === null ? words.table.markerGoesLabel : words.table.nextLabel(next)}
        onClick={() => table.play({ kind: 'beginNextTurn' })}
      >
        <span class={styles.texts}>
          {next !== null && <span class={styles.detail}>{words.table.next}</span>}{' '}
          <span class={styles.what}>{next ?? words.table.endTurn}</span>
        </span>
      </Button>
    </>
  );
}

/** Changes with everything that can put another button under a thumb; life totals do not. */
function momentOf({ history }: Game): string {
  const { turn, planar } = history.table;
  return `${turn.marker?.number} ${turn.number} ${planar?.waiting.length} ${planar?.dice?.faces.length} ${planar?.faceUp.map(({ card }) => card)} ${planar?.rolls.map(({ all }) => all)}`;
}

/** What the app does when this phenomenon is met, if it does anything. */
function moveOfEncounter(
  catalogue: Catalogue | null,
  { card, controller }: WaitingAbility & { kind: 'encounter' },
  table: Table,
): Move | null {
  const facts = catalogue?.factsOf(card);
  const ability = facts?.abilities.find(({ when, acts }) => acts && when.includes('encounter'));
  return facts && ability
    ? moveOf(ability, { card, counters: facts.counters, you: controller }, table)
    : null;
}

function Forward(props: {
  disabled?: boolean;
  deaf?: boolean;
  onClick: () => void;
  children: ComponentChildren;
}) {
  return <Button {...props} look="walk" class={styles.forward} />;
}
