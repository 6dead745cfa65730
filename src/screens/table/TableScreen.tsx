import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PlayerId } from '../../rules/turn/turn';
import { useLiveGame } from '../../session/contexts/use-live-game';
import { usePreferences } from '../../session/contexts/use-preferences';
import { useRouter } from '../../session/contexts/use-router';
import type { Game } from '../../session/game/game';
import type { Face } from '../../session/routing/routes';
import { reopenableSheetOf } from '../parts/page/reopenable-sheets';
import { useFirstPaintWords } from '../parts/words';
import { ActionBar } from './action-bar/ActionBar';
import { useRoll } from './die/use-roll';
import {
  Assistance,
  ConcurrentTurns,
  EffectStrip,
  PlaneFace,
  RefusalToast,
  Reminders,
  RollStage,
  Sheets,
  TurnStatus,
} from './lazy-components';
import { LifeFace } from './life/LifeFace';
import { useAttack } from './life/use-attack';
import { useChoicePicks } from './plane/use-choice-picks';
import { useStrips } from './reminders/use-strips';
import type { OpenSheet } from './sheets/open-sheet';
import { partsBesidesTotals } from './shown-parts';
import styles from './TableScreen.module.css';
import { TopBar } from './TopBar';
import { useSwipe } from './use-swipe';
import { TableScreenProvider } from './use-table-screen';
import { useTurnToPlane } from './use-turn-to-plane';

/** Shows the active game: two faces of one table, the actions of a turn, and the sheets above them. */
export function TableScreen({ game, face: wanted }: { game: Game; face: Face }) {
  const liveGame = useLiveGame();
  const { settings } = usePreferences();
  const router = useRouter();
  const refusal = liveGame.refused.value;
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const words = useFirstPaintWords();
  const reopening = router.reopening.value;
  useEffect(() => {
    if (reopening) setSheet(reopenableSheetOf(reopening.layer));
  }, [reopening]);
  const roll = useRoll();
  const strips = useStrips(game);
  const attacking = useAttack(game);
  const shared = useMemo(() => ({ ...attacking, openSheet: setSheet }), [attacking]);
  const beforeRoll = roll.die.kind === 'tumbling' ? roll.die.before : null;
  const shown = beforeRoll ?? game;
  const { planar } = shown.history.table;
  const face = planar ? wanted : 'life';
  const turnOver = () => router.go({ place: 'table', face: face === 'plane' ? 'life' : 'plane' });
  const swipe = useSwipe(game.history, () => planar && turnOver());
  const picks = useChoicePicks(shown);
  const toPlane = face === 'life' && planar ? turnOver : null;
  useTurnToPlane(shown, toPlane);

  const topBar = useMemo(
    () => <TopBar game={shown} face={face} onTurnOver={turnOver} />,
    [...partsBesidesTotals(shown), face, face === 'plane' && shown.history.table.totals],
  );

  function rollDie(player?: PlayerId) {
    if (settings.values.peek().die === 'table') setSheet({ kind: 'enterRoll', player });
    else roll.roll('action', player);
  }

  return (
    <TableScreenProvider value={shared}>
      <main class={styles.table} data-face={face} data-planes={planar ? '' : undefined}>
        <h1 class="visually-hidden">{words.places.table}</h1>
        <div class={styles.top}>
          {topBar}
          {shown.history.table.turn.marker && <ConcurrentTurns game={shown} />}
        </div>
        <div class={styles.faces} data-faces="" {...swipe}>
          {planar && (
            <div class={`${styles.face} ${styles.plane}`}>
              <PlaneFace game={shown} planar={planar} picks={picks} />
            </div>
          )}
          <div class={`${styles.face} ${styles.life}`}>
            <LifeFace game={game} />
          </div>
          <RollStage roll={roll} />
        </div>
        <div class={styles.strips} {...strips}>
          <EffectStrip game={shown} />
          <Reminders game={shown} />
        </div>
        <ActionBar
          game={shown}
          busy={beforeRoll !== null}
          picks={picks}
          isCovered={sheet !== null}
          onRoll={rollDie}
          onNewGame={() => router.go({ place: 'newGame' })}
          onToPlane={toPlane}
        />
        <TurnStatus game={shown} />
        <Assistance game={shown} />
        {refusal && <RefusalToast refusal={refusal} onGone={liveGame.forgetRefusal} />}
        {sheet && <Sheets sheet={sheet} game={game} onRollByCard={() => roll.roll('effect')} />}
      </main>
    </TableScreenProvider>
  );
}
