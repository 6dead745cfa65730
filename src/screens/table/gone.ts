/** How a player left, as the steps of the game tell it. */
import type { History } from '../../rules/table/history';
import type { ReasonToLeave } from '../../rules/table/move';
import type { PlayerId } from '../../rules/turn/turn';

export interface Leaving {
  readonly because: ReasonToLeave;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The turn in which it was; null where several go on at the same time. */
  readonly turn: number | null;
  /** How many steps have to be taken back until the player is in the game again. */
  readonly steps: number;
}

/** Null where the step is not held any more. */
export function leavingOf({ steps, done, table }: History, player: PlayerId): Leaving | null {
  const begun = (index: number) =>
    steps
      .slice(index, done)
      .flatMap(({ happenings }) => happenings)
      .filter(({ kind }) => kind === 'turnBegan').length;
  for (let index = done - 1; index >= 0; index--) {
    const step = steps[index];
    for (const happening of step?.happenings ?? []) {
      if (!step || happening.kind !== 'playerLeft' || happening.player !== player) continue;
      const turn = table.turn.marker ? null : table.turn.number - begun(index + 1);
      return { because: happening.because, at: step.at, turn, steps: done - index };
    }
  }
  return null;
}
