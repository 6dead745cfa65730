import { Button } from '../../../design/Button';
import { Sheet } from '../../../design/Sheet';
import { alliesOf, type PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { seatStyle } from '../../parts/seat-color';
import { joinNames } from '../../parts/team-name';
import { useWords } from '../../parts/words';
import styles from './EndSheet.module.css';
import { leaversChecked, panelsInGame } from './leaving-form';

interface EndSheetProps {
  game: Game;
  onSummary: () => void;
  onClose: () => void;
}

/** Ends a game early: either all but the winners concede in one step, or nobody has won and the summary is shown. */
export function EndSheet({ game, onSummary, onClose }: EndSheetProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { turn } = game.history.table;
  const panels = panelsInGame(turn);
  /** The first panel of each side that wins together. */
  const sides = panels.filter(
    (panel) => panels.find((other) => alliesOf(turn, panel).includes(other)) === panel,
  );

  function win(winner: PlayerId) {
    const losers = panels.filter((panel) => !alliesOf(turn, winner).includes(panel));
    liveGame.play({ kind: 'leaveTogether', leavers: leaversChecked(game.history.table, losers, 'conceded') });
    onClose();
  }

  return (
    <Sheet title={words.ending.ask} closeLabel={words.close} onClose={onClose}>
      <div class={styles.winners}>
        {sides.map((side) => (
          <Button key={side} wide onClick={() => win(side)}>
            <span class={styles.color} style={seatStyle(game.seats[side], side)} />
            <span class={styles.name}>{joinNames(words, game.seats, alliesOf(turn, side))}</span>
          </Button>
        ))}
        <p class={styles.hint}>{words.ending.hint}</p>
        <Button wide onClick={onSummary}>
          {words.ending.nobody}
        </Button>
      </div>
    </Sheet>
  );
}
