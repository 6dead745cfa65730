import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Square } from '../../rules/planar/planar-state';
import type { PlayerId } from '../../rules/turn/turn';
import { usePreferences } from '../../session/contexts/use-preferences';
import { useRouter } from '../../session/contexts/use-router';
import type { Game } from '../../session/game/game';
import type { TableView } from '../../session/routing/routes';
import { reopenableSheetOf } from '../parts/page/reopenable-sheets';
import { useFirstPaintWords } from '../parts/words';
import { ActionBar } from './action-bar/ActionBar';
import { depsBesidesPlayerState } from './deps-besides-player-state';
import { usePlanarDie } from './die/use-planar-die';
import {
  Assistance,
  ClockAndEffects,
  ConcurrentTurns,
  PlaneView,
  RefusalToast,
  Reminders,
  RollStage,
  Sheets,
  TurnStatus,
} from './lazy-components';
import { LifeView } from './life/LifeView';
import { useAttack } from './life/use-attack';
import { useChoicePlacements } from './plane/use-choice-placements';
import { useReservedHeight } from './reminders/use-reserved-height';
import type { OpenSheet } from './sheets/open-sheet';
import styles from './TableScreen.module.css';
import { TopBar } from './TopBar';
import { useShownView } from './use-shown-view';
import { TableScreenProvider } from './use-table-screen';

/** Shows the active game: two views of one table, the actions of a turn, and the sheets above them. */
export function TableScreen({ game, view: requestedView }: { game: Game; view: TableView }) {
  const { settings } = usePreferences();
  const router = useRouter();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [destination, setDestination] = useState<Square | null>(null);
  const words = useFirstPaintWords();
  const layerToReopen = router.layerToReopen.value;
  useEffect(() => {
    if (layerToReopen) setSheet(reopenableSheetOf(layerToReopen.layer));
  }, [layerToReopen]);
  const dieControls = usePlanarDie();
  const stripProps = useReservedHeight(game);
  const gameBeforeRoll = dieControls.die.kind === 'tumbling' ? dieControls.die.gameBefore : null;
  const shownGame = gameBeforeRoll ?? game;
  const { planar } = shownGame.history.table;
  const shownView = useShownView(requestedView);
  const view = planar ? shownView : 'all';
  const attackControls = useAttack(game, view !== 'plane');
  const flip =
    view === 'all' ? null : () => router.go({ place: 'table', view: view === 'plane' ? 'life' : 'plane' });
  const placements = useChoicePlacements(shownGame);
  const screenState = useMemo(
    () => ({ ...attackControls, setOpenSheet: setSheet, placements, destination, setDestination }),
    [attackControls, placements, destination],
  );
  const showPlane = view === 'life' ? flip : null;

  const topBar = useMemo(
    () => <TopBar game={shownGame} view={view} onFlip={flip} />,
    [...depsBesidesPlayerState(shownGame), view, view === 'plane' && shownGame.history.table.totals],
  );

  function rollDie(player?: PlayerId) {
    if (settings.values.peek().die === 'table') setSheet({ kind: 'enterRoll', player });
    else dieControls.roll('action', player);
  }

  return (
    <TableScreenProvider value={screenState}>
      <main class={styles.table} data-view={view} data-planes={planar && ''}>
        <h1 class="visually-hidden">{words.places.table}</h1>
        <div class={styles.top}>
          {topBar}
          {shownGame.history.table.turn.marker && <ConcurrentTurns game={shownGame} />}
        </div>
        <div class={styles.views} data-views="">
          {planar && (
            <div class={`${styles.view} ${styles.plane}`}>
              <PlaneView game={shownGame} planar={planar} onNews={showPlane} />
            </div>
          )}
          <div class={`${styles.view} ${styles.life}`}>
            <LifeView game={game} />
          </div>
          <RollStage dieControls={dieControls} />
        </div>
        <div class={styles.strips} data-strips="" {...stripProps}>
          <ClockAndEffects game={shownGame} />
          <Reminders game={shownGame} />
        </div>
        <ActionBar
          game={shownGame}
          isRolling={gameBeforeRoll !== null}
          isSheetOpen={sheet !== null}
          onRoll={rollDie}
          onShowPlane={showPlane}
        />
        <TurnStatus game={shownGame} />
        <Assistance game={shownGame} onSwipe={flip} />
        {sheet === null && <RefusalToast />}
        {sheet && <Sheets sheet={sheet} game={game} onRollForEffect={() => dieControls.roll('effect')} />}
      </main>
    </TableScreenProvider>
  );
}
