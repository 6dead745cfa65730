import type { ComponentChildren } from 'preact';
import { Button } from '../../design/Button';
import type { RuleNumber } from '../../rules/rule';
import { activePlayer, alliesOf, lastPlayerStanding, type PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game/game';
import { RuleLink } from '../parts/text/RuleLink';
import { playerName, teamName, useWords } from '../parts/words';
import styles from './TurnStatus.module.css';

/** Reports a turn without an active player, and the end of the game. */
export function TurnStatus({ game, onSummary }: { game: Game; onSummary: () => void }) {
  const words = useWords();
  const { turn } = game.history.table;
  const winner = lastPlayerStanding(turn);
  const name = (player: PlayerId) => teamName(words, game.seats, turn, player);
  if (winner !== null) {
    const winners = alliesOf(turn, winner).map((one) => playerName(words, game.seats, one));
    return (
      <StatusLine rule="104.2a" text={words.turnStatus.winner(winners.join(' & '))}>
        <Button onClick={onSummary}>{words.table.summary}</Button>
      </StatusLine>
    );
  }
  if (activePlayer(turn) !== null || turn.marker?.waits) return null;
  return <StatusLine rule="800.4j" text={words.turnStatus.noActivePlayer(name(turn.of))} />;
}

function StatusLine(props: { rule: RuleNumber; text: string; children?: ComponentChildren }) {
  return (
    <div class={styles.status}>
      <p>
        {props.text} <RuleLink to={props.rule}>{props.rule}</RuleLink>
      </p>
      {props.children}
    </div>
  );
}
