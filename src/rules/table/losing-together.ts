/** Who would lose at the same time. 704.3 state-based actions happen at once · 810.8 a team leaves as one. */
import type { Defeat } from '../life/life';
import { playersInGame, type Turn, teamOf } from '../turn/turn';
import { reasonsToLose } from './losing';
import type { Leaver } from './move';
import type { Table } from './table';

/** Who would lose, for a reason in sight. */
export interface Loser extends Leaver {
  readonly because: Defeat;
}

/** Everyone who would lose now, at the same time (704.3); the first head who has a reason stands for a team. */
export function playersWhoLose(table: Table): readonly Loser[] {
  return onePerTeam(
    table.turn,
    playersInGame(table.turn).flatMap((player): Loser[] => {
      const [because] = reasonsToLose(table, player);
      return because === undefined ? [] : [{ player, because }];
    }),
  );
}

/** Leaves out those whose team leaves with another of them anyway (810.8). */
export function onePerTeam<L extends Leaver>(turn: Turn, leaving: readonly L[]): readonly L[] {
  return leaving.filter(
    ({ player }, index) =>
      leaving.findIndex((other) => teamOf(turn, player).includes(other.player)) === index,
  );
}
