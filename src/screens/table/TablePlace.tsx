import { useLiveGame } from '../../session/contexts/use-live-game';
import type { RouteOf } from '../../session/routing/routes';
import { useFirstPaintWords } from '../parts/words';
import { HandedOverScreen, NewGameScreen, TableScreen } from './lazy-screens';
import styles from './TablePlace.module.css';

export type TableRoute = RouteOf<'table' | 'newGame'>;

/** Shows the active game, or the new game form if it is requested or there is no game. */
export function TablePlace({ route }: { route: TableRoute }) {
  const words = useFirstPaintWords();
  const liveGame = useLiveGame();
  const state = liveGame.state.value;
  if (route.place === 'newGame') return <NewGameScreen />;
  switch (state.kind) {
    case 'playing':
      if (state.game.handedOver) return <HandedOverScreen game={state.game} />;
      return <TableScreen key={state.game.id} game={state.game} view={route.view} />;
    case 'empty':
      return <NewGameScreen />;
    case 'reading':
      return <p class={styles.reading}>{words.loading}</p>;
  }
}
