import type { PlanarFace } from '../../../rules/planar/planar-die';
import type { Game } from '../../../session/game/game';

/** A rolled face, and the face it counts as under an effect or a house rule. */
export interface RolledFace {
  readonly face: PlanarFace;
  readonly means: PlanarFace;
}

/**
 * The state of the die; while it is tumbling, the roll has been made and saved, but the table shows the state before
 * it.
 */
export type DieState =
  | { readonly kind: 'still' }
  | ({ readonly kind: 'tumbling'; readonly before: Game } & RolledFace)
  | ({ readonly kind: 'landed' } & RolledFace);

export const STILL: DieState = { kind: 'still' };

/** Returns the die after a roll; `before` is the game to show while it tumbles, or null if motion is reduced. */
export function dieAfterRoll(rolled: RolledFace, before: Game | null): DieState {
  return before ? { ...rolled, kind: 'tumbling', before } : { ...rolled, kind: 'landed' };
}

/** Settles the die if it is tumbling. */
export function landDie(die: DieState): DieState {
  return die.kind === 'tumbling' ? { kind: 'landed', face: die.face, means: die.means } : die;
}

/** Puts the die away if it has landed. */
export function clearDie(die: DieState): DieState {
  return die.kind === 'landed' ? STILL : die;
}
