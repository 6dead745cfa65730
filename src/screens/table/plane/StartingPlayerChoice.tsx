import { Select } from '../../../design/Select';
import { sharedTurnTeamsAsSeated } from '../../../rules/turn/seating-and-teams';
import { useGameLibrary } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { withStartingPlayer } from '../../../session/game/starting-player';
import { joinNames } from '../../parts/shared-turn-names';
import { useWords } from '../../parts/words';

/** Chooses who goes first, for players who decide that at the table: a player, or a team that shares its turns. */
export function StartingPlayerChoice({ game }: { game: Game }) {
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
