import { useCallback, useState } from 'preact/hooks';
import type { PlanarFace } from '../../rules/planar/planar-die';
import { willBeChaos } from '../../rules/planar/planeswalking';
import type { Refusal } from '../../rules/rule';
import type { PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';

/** While the die is in the air the roll is made and saved, and the table shows what was before it. */
export type DieState =
  | { readonly kind: 'still' }
  | ({ readonly kind: 'tumbling'; readonly before: Game } & Shown)
  | ({ readonly kind: 'landed' } & Shown);

/** What the die shows, and what that stands for by an effect or a rule of the table. */
interface Shown {
  readonly face: PlanarFace;
  readonly means: PlanarFace;
}

export interface Roll {
  readonly die: DieState;
  /** Of a team whose turn it is, somebody in particular may roll. */
  roll(as: 'action' | 'effect', player?: PlayerId): Refusal | null;
  /** The die lies still: its face is shown for a moment. */
  land(): void;
  clear(): void;
}

const STILL: DieState = { kind: 'still' };

export function useRoll(): Roll {
  const { table } = useSession();
  const [die, setDie] = useState<DieState>(STILL);

  const { playing } = table;

  function roll(as: 'action' | 'effect', player?: PlayerId): Refusal | null {
    const before = playing();
    if (!before || die.kind === 'tumbling') return null;
    const refusal = table.play({
      kind: 'rollPlanarDie',
      as,
      face: null,
      ...(player !== undefined && { player }),
    });
    if (refusal) return refusal;
    const shown = lastRoll(playing());
    if (shown)
      setDie(isMotionReduced() ? { ...shown, kind: 'landed' } : { ...shown, kind: 'tumbling', before });
    return null;
  }

  const land = useCallback(
    () =>
      setDie((now) => (now.kind === 'tumbling' ? { kind: 'landed', face: now.face, means: now.means } : now)),
    [],
  );
  const clear = useCallback(() => setDie((now) => (now.kind === 'landed' ? STILL : now)), []);
  return { die, roll, land, clear };
}

/** The face of the roll that was made last, if the last step was one. */
export function lastFace(game: Game | null): PlanarFace | null {
  return lastRoll(game)?.face ?? null;
}

function lastRoll(game: Game | null): Shown | null {
  const step = game?.history.steps[game.history.done - 1];
  const roll = step?.happenings.find((happening) => happening.kind === 'planarDieRolled');
  if (!roll) return null;
  const { planar } = game?.history.table ?? {};
  const willTurn = roll.face === 'planeswalk' && planar && willBeChaos(planar);
  return { face: roll.face, means: roll.means ?? (willTurn ? 'chaos' : roll.face) };
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
