/** Plays the change of a player's name or color. 103.1 only players of this game · 107.1 a color is a whole number. */
import { MAX_PLAYER_NAME_LENGTH } from '../../limits';
import { okResult, type RuleResult, refuse } from '../../rule';
import type { MoveOf } from '../move';
import type { PlayResult } from '../play-result';
import type { Table } from '../table';

/** Allowed also after the game is over, and for players who have left. */
export function playProfileMove(
  table: Table,
  { player, profile }: MoveOf<'changeProfile'>,
): RuleResult<PlayResult> {
  const before = table.profiles[player];
  if (!before) return refuse('103.1', 'noSuchPlayer');
  const name = profile.name ?? before.name;
  const color = profile.color ?? before.color;
  if (name && name.length > MAX_PLAYER_NAME_LENGTH) {
    return refuse('107.1', 'numberTooLarge', MAX_PLAYER_NAME_LENGTH);
  }
  if (color && (!Number.isSafeInteger(color) || color < 0)) return refuse('107.1', 'notAWholeNumber');
  return okResult({
    table: { ...table, profiles: table.profiles.with(player, { ...before, name, color }) },
    happenings: [{ kind: 'profileChanged', rule: null, player, profile }],
  });
}
