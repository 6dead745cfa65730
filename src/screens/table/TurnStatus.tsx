import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import type { RuleNumber } from '../../rules/rule';
import { lastPlayerStanding } from '../../rules/turn/seating-and-teams';
import { activePlayer, isTurnWaiting, type PlayerId } from '../../rules/turn/turn';
import { useGameLibrary } from '../../session/contexts/use-live-game';
import type { Game } from '../../session/game/game';
import { ExplanationLink } from '../parts/rule/ExplanationLink';
import { seatStyle } from '../parts/seat-color';
import { sharedTurnNames } from '../parts/shared-turn-names';
import { useSecondTapGuard } from '../parts/use-second-tap-guard';
import { winnerNames } from '../parts/winner-names';
import { useWords } from '../parts/words';
import { BadgeIcon } from './player/BadgeIcon';
import { RematchNotice } from './rematch/RematchNotice';
import { useRematch } from './rematch/use-rematch';
import { SkippedChaos } from './reminders/SkippedChaos';
import styles from './TurnStatus.module.css';
import { useTableScreen } from './use-table-screen';

/** Reports a turn without an active player, the end of the game, and a turn that was passed too early. */
export function TurnStatus({ game }: { game: Game }) {
  const words = useWords();
  const library = useGameLibrary();
  const { turn } = game.history.table;
  const winner = lastPlayerStanding(turn);
  const nameOf = (player: PlayerId) => sharedTurnNames(words, game.seats, turn, player);
  const gameIdBeforeRematch = library.gameIdBeforeRematch.value;
  if (gameIdBeforeRematch !== null)
    return (
      <RematchNotice
        gameIdBeforeRematch={gameIdBeforeRematch}
        startingPlayerName={nameOf(turn.activePlayer)}
      />
    );
  if (winner !== null) {
    return (
      <WinNotice
        key={game.id}
        game={game}
        winner={winner}
        text={words.turnStatus.winner(...winnerNames(words, game.seats, turn, winner))}
      />
    );
  }
  if (activePlayer(turn) !== null || isTurnWaiting(turn)) return <SkippedChaos game={game} />;
  return <StatusLine rule="800.4j" text={words.turnStatus.noActivePlayer(nameOf(turn.activePlayer))} />;
}

interface WinNoticeProps {
  game: Game;
  winner: PlayerId;
  text: string;
}

/** Shows the win over the whole table until it is dismissed, then as a line. */
function WinNotice({ game, winner, text }: WinNoticeProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const rematch = useRematch();
  const [isDismissed, setDismissed] = useState(false);
  // Repeated taps must not press a button that appears under the thumb.
  const ignoresTaps = useSecondTapGuard(`${game.id} ${winner}`);
  const rematchButton = (
    <Button variant="primary" ignoresTaps={ignoresTaps} onClick={rematch}>
      {words.turnStatus.rematch}
    </Button>
  );
  const openSummary = () => setOpenSheet({ kind: 'summary' });
  if (isDismissed) {
    return (
      <StatusLine rule="104.2a" text={text}>
        <span class={styles.buttons}>
          <Button onClick={openSummary}>{words.summary.title}</Button>
          {rematchButton}
        </span>
      </StatusLine>
    );
  }
  return (
    <section data-win="" class={styles.win} style={seatStyle(game.seats[winner], winner)} aria-label={text}>
      <BadgeIcon name="monarch" size={72} />
      <p class={styles.winner}>{text}</p>
      <p>
        {words.departed.turn(game.history.table.turn.number)} <ExplanationLink entry="104.2a" />
      </p>
      <div class={styles.buttons}>
        <Button
          ignoresTaps={ignoresTaps}
          onClick={() => {
            setDismissed(true);
            openSummary();
          }}
        >
          {words.summary.title}
        </Button>
        {rematchButton}
        <Button ignoresTaps={ignoresTaps} onClick={() => setDismissed(true)}>
          {words.turnStatus.backToTable}
        </Button>
      </div>
    </section>
  );
}

function StatusLine(props: { rule: RuleNumber; text: string; children?: ComponentChildren }) {
  return (
    <div class={styles.status}>
      <p>
        {props.text} <ExplanationLink entry={props.rule} />
      </p>
      {props.children}
    </div>
  );
}
