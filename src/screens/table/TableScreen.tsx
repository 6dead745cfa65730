import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import type { RuleNumber } from '../../rules/rule';
import { activePlayer, lastPlayerStanding, type PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import type { Face } from '../../session/route';
import { useSession } from '../../session/session';
import { RuleLink } from '../parts/RuleLink';
import { teamName, useTableWords } from '../parts/words';
import { Actions } from './Actions';
import { LifeFace } from './LifeFace';
import { Announcement, Badges, PlaneFace, RefusalToast, Reminders, Sheets } from './later-parts';
import { RollStage } from './RollStage';
import { sheetCalled } from './reopening';
import type { OpenSheet } from './Sheets';
import styles from './TableScreen.module.css';
import { TopBar } from './TopBar';
import { TurnsAtOnce } from './TurnsAtOnce';
import { useArmedCommander } from './use-armed-commander';
import { useRoll } from './use-roll';
import { useStrips } from './use-strips';
import { useSwipe } from './use-swipe';

/** The game in play: two faces of one table, the actions of a turn, and what can be opened above them. */
export function TableScreen({ game, face: wanted }: { game: Game; face: Face }) {
  const { table, settings, router } = useSession();
  const refusal = table.refused.value;
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const words = useTableWords();
  const reopening = router.reopening.value;
  useEffect(() => {
    if (reopening) setSheet(sheetCalled(reopening.layer));
  }, [reopening]);
  const roll = useRoll();
  const strips = useStrips(game);
  const { armed, arm } = useArmedCommander(game);
  const isTumbling = roll.die.kind === 'tumbling';
  const shown = roll.die.kind === 'tumbling' ? roll.die.before : game;
  const { planar } = shown.history.table;
  const face = planar ? wanted : 'life';
  const turnOver = () => router.go({ place: 'table', face: face === 'plane' ? 'life' : 'plane' });
  const swipe = useSwipe(() => planar && turnOver());

  function rollDie(player?: PlayerId) {
    if (settings.values.peek().die === 'table') setSheet({ kind: 'enterRoll', player });
    else roll.roll('action', player);
  }

  return (
    <main class={styles.table} data-face={face} data-planes={planar ? '' : undefined}>
      <h1 class="visually-hidden">{words.places.table}</h1>
      <div class={styles.top}>
        <TopBar
          game={shown}
          face={face}
          onTurnOver={turnOver}
          onLog={() => setSheet({ kind: 'log' })}
          onMenu={() => setSheet({ kind: 'menu' })}
        />
        <TurnsAtOnce game={shown} />
        <div
          ref={strips.ref}
          class={styles.strips}
          style={strips.kept > 0 ? { display: 'flex', minHeight: `${strips.kept}px` } : undefined}
        >
          <Badges game={shown} onOpen={setSheet} />
          <Reminders game={shown} onOpen={() => setSheet({ kind: 'reminders' })} />
        </div>
      </div>
      <div class={styles.faces} {...swipe}>
        {planar && (
          <div class={`${styles.face} ${styles.plane}`}>
            <PlaneFace game={shown} planar={planar} onOpen={setSheet} />
          </div>
        )}
        <div class={`${styles.face} ${styles.life}`}>
          <LifeFace game={game} armed={armed} onOpen={setSheet} onDisarm={() => arm(null)} />
        </div>
        <RollStage roll={roll} />
      </div>
      <Actions
        game={shown}
        busy={isTumbling}
        onRoll={rollDie}
        onNewGame={() => router.go({ place: 'newGame' })}
        onToPlane={face === 'life' ? turnOver : null}
      />
      <Status game={shown} onSummary={() => setSheet({ kind: 'summary' })} />
      <Announcement game={shown} />
      {refusal && <RefusalToast refusal={refusal} onGone={table.forgetRefusal} />}
      {sheet && (
        <Sheets
          sheet={sheet}
          game={game}
          onRollByCard={() => {
            setSheet(null);
            roll.roll('effect');
          }}
          onOpen={setSheet}
          onArm={arm}
        />
      )}
    </main>
  );
}

/** What is out of the ordinary: a turn without its player, or a game that is over. */
function Status({ game, onSummary }: { game: Game; onSummary: () => void }) {
  const words = useTableWords();
  const { turn } = game.history.table;
  const winner = lastPlayerStanding(turn);
  const name = (player: PlayerId) => teamName(words, game.seats, turn, player);
  if (winner !== null) {
    return (
      <StatusLine rule="104.2a" text={words.table.winner(name(winner))}>
        <Button onClick={onSummary}>{words.table.summary}</Button>
      </StatusLine>
    );
  }
  if (activePlayer(turn) !== null || turn.marker?.waits) return null;
  return <StatusLine rule="800.4j" text={words.table.noActivePlayer(name(turn.of))} />;
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
