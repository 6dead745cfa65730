import type { PlanarFace } from '../../../rules/planar/planar-die';
import type { Game } from '../../../session/game/game';

/** A rolled face, and the face it counts as under an effect or a house rule. */
export interface RolledFace {
  readonly face: PlanarFace;
  readonly effectiveFace: PlanarFace;
}

/**
 * The state of the die; while it is tumbling, the roll has been made and saved, but the table shows the state before
 * it.
 */
export type DieState =
  | { readonly kind: 'hidden' }
  | ({ readonly kind: 'tumbling'; readonly gameBefore: Game } & RolledFace)
  | ({ readonly kind: 'settled' } & RolledFace);

export const HIDDEN_DIE: DieState = { kind: 'hidden' };

/** Returns the die after a roll; `gameBefore` is the game to show while it tumbles, or null if motion is reduced. */
export function dieAfterRoll(rolledFace: RolledFace, gameBefore: Game | null): DieState {
  return gameBefore ? { ...rolledFace, kind: 'tumbling', gameBefore } : { ...rolledFace, kind: 'settled' };
}

/** Settles the die if it is tumbling. */
export function settleDie(die: DieState): DieState {
  return die.kind === 'tumbling'
    ? { kind: 'settled', face: die.face, effectiveFace: die.effectiveFace }
    : die;
}

/** Puts the die away if it has settled. */
export function clearDie(die: DieState): DieState {
  return die.kind === 'settled' ? HIDDEN_DIE : die;
}
