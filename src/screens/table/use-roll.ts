import { useCallback, useState } from 'preact/hooks';
import type { PlanarFace } from '../../rules/planar/planar-die';
import type { Refusal } from '../../rules/rule';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';

/** While the die is in the air the roll is made and saved, and the table shows what was before it. */
export type DieState =
  | { readonly kind: 'still' }
  | { readonly kind: 'tumbling'; readonly face: PlanarFace; readonly before: Game }
  | { readonly kind: 'landed'; readonly face: PlanarFace };

export interface Roll {
  readonly die: DieState;
  roll(as: 'action' | 'effect'): Refusal | null;
  /** The die lies still: its face is shown for a moment. */
  land(): void;
  clear(): void;
}

const STILL: DieState = { kind: 'still' };

export function useRoll(): Roll {
  const { table } = useSession();
  const [die, setDie] = useState<DieState>(STILL);

  const { playing } = table;

  function roll(as: 'action' | 'effect'): Refusal | null {
    const before = playing();
    if (!before || die.kind === 'tumbling') return null;
    const refusal = table.play({ kind: 'rollPlanarDie', as, face: null });
    if (refusal) return refusal;
    const face = lastFace(playing());
    if (face) setDie(isMotionReduced() ? { kind: 'landed', face } : { kind: 'tumbling', face, before });
    return null;
  }

  const land = useCallback(
    () => setDie((now) => (now.kind === 'tumbling' ? { kind: 'landed', face: now.face } : now)),
    [],
  );
  const clear = useCallback(() => setDie((now) => (now.kind === 'landed' ? STILL : now)), []);
  return { die, roll, land, clear };
}

/** The face of the roll that was made last, if the last step was one. */
export function lastFace(game: Game | null): PlanarFace | null {
  const step = game?.history.steps[game.history.done - 1];
  const roll = step?.happenings.find((happening) => happening.kind === 'planarDieRolled');
  return roll?.face ?? null;
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
