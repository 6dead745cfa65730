import { useCallback, useState } from 'preact/hooks';
import { finalFace } from '../../../rules/planar/rolling';
import type { Refusal } from '../../../rules/rule';
import type { Happening } from '../../../rules/table/happening';
import type { MoveOf } from '../../../rules/table/move';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { clearDie, type DieState, dieAfterRoll, HIDDEN_DIE, type RolledFace, settleDie } from './die-state';

export interface DieControls {
  readonly die: DieState;
  /** Rolls the die, for a particular player if a team shares the turn. */
  roll(as: MoveOf<'rollPlanarDie'>['as'], player?: PlayerId): Refusal | null;
  /** Settles the die, whose face is then shown for a moment. */
  settle(): void;
  clear(): void;
}

export function usePlanarDie(): DieControls {
  const liveGame = useLiveGame();
  const [die, setDie] = useState(HIDDEN_DIE);
  const { currentGame } = liveGame;

  function roll(as: MoveOf<'rollPlanarDie'>['as'], player?: PlayerId): Refusal | null {
    const gameBefore = currentGame();
    if (!gameBefore || die.kind === 'tumbling') return null;
    const refusal = liveGame.play({
      kind: 'rollPlanarDie',
      as,
      face: null,
      ...(player !== undefined && { player }),
    });
    if (refusal) return refusal;
    const rolledFace = lastRollOfTurn(currentGame());
    if (rolledFace) setDie(dieAfterRoll(rolledFace, isMotionReduced() ? null : gameBefore));
    return null;
  }

  const settle = useCallback(() => setDie(settleDie), []);
  const clear = useCallback(() => setDie(clearDie), []);
  return { die, roll, settle, clear };
}

/** Returns the latest roll of the turn. */
export function lastRollOfTurn(game: Game | null): RolledFace | null {
  const planar = game?.history.table.planar;
  if (!planar) return null;
  const { steps, doneCount } = game.history;
  const isRollOrTurn = ({ kind }: Happening) => kind === 'planarDieRolled' || kind === 'turnBegan';
  const latestStep = steps.slice(0, doneCount).findLast(({ happenings }) => happenings.some(isRollOrTurn));
  const roll = latestStep?.happenings.findLast(isRollOrTurn);
  return roll?.kind === 'planarDieRolled'
    ? { face: roll.face, effectiveFace: finalFace(planar, roll) }
    : null;
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
