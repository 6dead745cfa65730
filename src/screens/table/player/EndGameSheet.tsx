import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { sideOf, type Team } from '../../../rules/turn/seating-and-teams';
import { sidesInGame } from '../../../rules/turn/teams-and-sides';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { seatStyle } from '../../parts/seat-color';
import { joinNames } from '../../parts/shared-turn-names';
import { useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import { useTableScreen } from '../use-table-screen';
import styles from './EndGameSheet.module.css';
import { leaversOfTeams } from './leaving-form';

interface EndGameSheetProps {
  game: Game;
}

/** Ends a game early: all but the winners concede in one step. The summary can be read without ending the game. */
export function EndGameSheet({ game }: EndGameSheetProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const liveGame = useLiveGame();
  const { turn } = game.history.table;
  const sides = sidesInGame(turn);

  function endGame(winners: Team) {
    const losers = sides.filter((side) => side !== winners).flat();
    liveGame.play({ kind: 'leaveTogether', leavers: leaversOfTeams(game.history.table, losers, 'conceded') });
    setOpenSheet(null);
  }

  return (
    <TableSheet title={words.ending.ask}>
      <div class={common.stack2}>
        {sides.map((side) => {
          const [player] = side;
          return (
            <Button key={player} wide onClick={() => endGame(side)}>
              <span class={styles.color} style={seatStyle(game.seats[player], player)} />
              <span class={styles.name}>{joinNames(words, game.seats, sideOf(turn, player))}</span>
            </Button>
          );
        })}
        <p class={common.note}>{words.ending.hint}</p>
        <Button wide onClick={() => setOpenSheet({ kind: 'summary' })}>
          {words.ending.summary}
        </Button>
      </div>
    </TableSheet>
  );
}
