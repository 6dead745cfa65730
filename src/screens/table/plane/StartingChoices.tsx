import { Select } from '../../../design/Select';
import { canChangeStartingPlayer } from '../../../rules/table/starting-player';
import { areTurnsShared, sharedTurnTeamsAsSeated } from '../../../rules/turn/seating-and-teams';
import { useGameLibrary, useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { withStartingPlayer } from '../../../session/game/starting-player';
import { moveToStartingLife, startingLife } from '../../../session/timeline/starting-life';
import { joinNames } from '../../parts/shared-turn-names';
import { useWords } from '../../parts/words';
import { totalOfOnePlayer, usualStartingTotals } from '../new-game/usual-starting-life';
import styles from './PlaneView.module.css';

/** What the players may still decide at the table before the first plane: who goes first, and their starting life. */
export function StartingChoices({ game }: { game: Game }) {
  const life = startingLife(game);
  return (
    <div class={styles.startingChoices}>
      {canChangeStartingPlayer(game.history.table) && <StartingPlayerChoice game={game} />}
      {life?.isAdjustable && <StartingLifeChoice game={game} life={life.life} />}
    </div>
  );
}

/** Chooses a player, or a team that shares its turns. */
function StartingPlayerChoice({ game }: { game: Game }) {
  const words = useWords();
  const library = useGameLibrary();
  const { turn } = game.history.table;
  const teams = sharedTurnTeamsAsSeated(turn);
  return (
    <Select
      label={words.newGame.whoGoesFirst}
      isLabelShown
      value={teams.find((team) => team.includes(turn.activePlayer))?.[0]}
      options={teams.map((team) => ({ value: team[0], name: joinNames(words, game.seats, team) }))}
      onChange={(player) => library.replaceCurrentGame(withStartingPlayer(game, player))}
    />
  );
}

function StartingLifeChoice({ game, life }: { game: Game; life: number }) {
  const words = useWords();
  const liveGame = useLiveGame();
  const isShared = areTurnsShared(game.history.table.turn);
  const offeredTotals = new Set([...usualStartingTotals(isShared), life]);
  return (
    <Select
      label={words.newGame.startingLife}
      isLabelShown
      value={life}
      options={[...offeredTotals]
        .sort((one, other) => one - other)
        .map((value) => {
          const hint = words.newGame.lifeHint[totalOfOnePlayer(value, isShared)];
          return { value, name: hint ? `${value} (${hint})` : `${value}` };
        })}
      onChange={(newLife) => liveGame.play(moveToStartingLife(game, newLife))}
    />
  );
}
