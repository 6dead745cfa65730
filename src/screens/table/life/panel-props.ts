import type { Rotation } from '../../../design/Sheet';
import type { Team } from '../../../rules/turn/seating-and-teams';
import type { Game } from '../../../session/game/game';

/** The players whose panel it is, and the edge of the table that it faces. */
export interface PanelProps {
  game: Game;
  /** The player, or the members of a team who share their life. */
  members: Team;
  rotation: Rotation;
}
