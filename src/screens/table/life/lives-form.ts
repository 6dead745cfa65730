/** Computes new life totals from old ones. */
import type { Life, LifeChangeReason, NewLife } from '../../../rules/life/life';
import type { SimpleMove } from '../../../rules/table/move';
import type { PlayerId } from '../../../rules/turn/turn';

type LifeOf = (player: PlayerId) => Life;

/** Exchanges the totals of two players; returns null until two are chosen. */
export function exchangedLives(chosen: readonly PlayerId[], lifeOf: LifeOf): readonly NewLife[] | null {
  const [one, other, ...more] = chosen;
  if (one === undefined || other === undefined || more.length > 0) return null;
  return [
    { player: one, to: lifeOf(other) },
    { player: other, to: lifeOf(one) },
  ];
}

/** Gives each player the old total of the player at the same position in `order`. */
export function redistributedLives(
  players: readonly PlayerId[],
  order: readonly PlayerId[],
  lifeOf: LifeOf,
): readonly NewLife[] {
  return players.map((player, index) => ({ player, to: lifeOf(order[index] ?? player) }));
}

/** Returns the move that makes these changes: of one player, or of several with the totals they were computed from. */
export function moveOfLives(
  because: LifeChangeReason,
  lives: readonly NewLife[],
  lifeOf: LifeOf,
): SimpleMove {
  const [only, ...others] = lives;
  if (because === 'gainedOrLost' && only && others.length === 0) {
    const from = lifeOf(only.player);
    if (from !== 'infinite' && only.to !== 'infinite')
      return { kind: 'changeLife', player: only.player, by: only.to - from };
  }
  return {
    kind: 'setLives',
    because,
    lives: lives.map((life) => ({ ...life, from: lifeOf(life.player) })),
  };
}
