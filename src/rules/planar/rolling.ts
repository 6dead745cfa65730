/**
 * Rolling the planar die, and chaos. 311.7 chaos abilities · 706.6 ignored rolls · 901.8 the planeswalking ability
 * · 901.9 rolling.
 */
import { okResult, type RuleResult, refuse } from '../rule';
import type { PlayerId } from '../turn/turn';
import { countEffects, hasEffect } from './ongoing-effect';
import type { PlanarCardId } from './planar-card';
import type { PlanarFace, Roller } from './planar-die';
import { andThenInZone, type PlanarHappening, type PlanarOutcome } from './planar-happening';
import { putOnStack } from './planar-stack';
import type { PlanarZone } from './planar-state';

/** One roll, by the app or with a real die. */
export interface Roll {
  readonly player: PlayerId;
  readonly face: PlanarFace;
  /** Null for a roll caused by an effect, which is not counted. */
  readonly paid: number | null;
  readonly by: Roller;
  /** Faces of other dice, which did not count. */
  readonly ignored?: readonly PlanarFace[];
}

/** Returns how many dice the player rolls at once. */
export function diceCountFor(planar: PlanarZone, player: PlayerId): number {
  return 1 + countEffects(planar, 'extraDie', player);
}

/** Returns the face as which a rolled face counts, by effects and house rules. */
export function effectiveFaceOf(planar: PlanarZone, player: PlayerId, face: PlanarFace): PlanarFace {
  const isBlankChaos = planar.houseRules.blankIsChaos || hasEffect(planar, 'blankIsChaos', player);
  return face === 'blank' && isBlankChaos ? 'chaos' : face;
}

/** Returns the face that takes effect: chaos if an effect replaces the planeswalk of the roll with it (614.1a). */
export function finalFace(
  planar: PlanarZone,
  { face, means: effectiveFace = face }: { readonly face: PlanarFace; readonly means?: PlanarFace },
): PlanarFace {
  return effectiveFace === 'planeswalk' && willPlaneswalkBecomeChaos(planar) ? 'chaos' : effectiveFace;
}

/** Applies the result of a roll. */
export function applyRoll(planar: PlanarZone, { player, face, paid, by, ignored = [] }: Roll): PlanarOutcome {
  const rollsBefore = planar.rolls[player] ?? { counted: 0, all: 0 };
  const withRollCounted: PlanarZone = {
    ...planar,
    rolls: planar.rolls.with(player, {
      counted: rollsBefore.counted + (paid === null ? 0 : 1),
      all: rollsBefore.all + 1,
    }),
  };
  const effectiveFace = effectiveFaceOf(planar, player, face);
  const roll = {
    kind: 'planarDieRolled',
    player,
    face,
    paid,
    by,
    ...(effectiveFace !== face && { means: effectiveFace }),
    ...(ignored.length > 0 && { ignored }),
  } as const;
  switch (effectiveFace) {
    case 'blank':
      return { planar: withRollCounted, happenings: [{ ...roll, rule: '901.9a' }] };
    case 'chaos':
      return andThenInZone(
        { planar: withRollCounted, happenings: [{ ...roll, rule: '901.9b' }] },
        makeChaosEnsue,
      );
    case 'planeswalk':
      return {
        planar: putOnStack(withRollCounted, { kind: 'planeswalking', controller: player }),
        happenings: [{ ...roll, rule: '901.9c' }],
      };
  }
}

/** Records several dice that the app rolled at once; if all show the same face, there is nothing to choose. */
export function applyRolledDice(
  planar: PlanarZone,
  player: PlayerId,
  faces: readonly PlanarFace[],
  paid: number | null,
): PlanarOutcome {
  const [face, ...otherFaces] = faces;
  if (face === undefined) return { planar, happenings: [] };
  if (otherFaces.every((other) => other === face)) {
    return applyRoll(planar, { player, face, paid, by: 'app', ignored: otherFaces });
  }
  return {
    planar: { ...planar, dice: { player, faces, paid } },
    happenings: [{ kind: 'planarDiceRolled', rule: '706.6', player, faces }],
  };
}

/** Keeps one die; the others were never rolled (706.6). */
export function keepDie(planar: PlanarZone, dieIndex: number): RuleResult<PlanarOutcome> {
  if (!planar.dice) return refuse('706.6', 'nothingToResolve');
  const { player, faces, paid } = planar.dice;
  const face = faces[dieIndex];
  if (face === undefined) return refuse('706.6', 'notAllowedThere');
  const ignored = faces.toSpliced(dieIndex, 1);
  return okResult(applyRoll({ ...planar, dice: null }, { player, face, paid, by: 'app', ignored }));
}

/**
 * 311.7: chaos abilities trigger under the planar controller: those of every face-up plane, or of the given cards,
 * which need not be face up.
 */
export function makeChaosEnsue(
  planar: PlanarZone,
  candidates: readonly PlanarCardId[] = planar.faceUp.map(({ card }) => card),
): PlanarOutcome {
  const { controller } = planar;
  const cards = candidates.filter((card) => planar.kinds[card] === 'plane');
  return {
    planar: putOnStack(planar, ...cards.map((card) => ({ kind: 'chaos', controller, card }) as const)),
    happenings: [{ kind: 'chaosEnsued', rule: '311.7', player: controller, cards }],
  };
}

/** Returns whether the planeswalking ability of a roll would lead to chaos instead. */
export function willPlaneswalkBecomeChaos(planar: PlanarZone): boolean {
  return hasEffect(planar, 'walkIsChaos', planar.controller) || isEveryPlaneswalkChaos(planar);
}

/** Returns whether planeswalking by a roll or an effect leads to chaos; a phenomenon is left in any case. */
export function isEveryPlaneswalkChaos(planar: PlanarZone): boolean {
  return hasEffect(planar, 'everyWalkIsChaos', planar.controller);
}

/** Chaos ensues instead of planeswalking because of a roll. */
export function makeChaosEnsueInstead(planar: PlanarZone, player: PlayerId): PlanarOutcome {
  const replacement: PlanarHappening = { kind: 'planeswalkBecameChaos', rule: '614.1a', player };
  return andThenInZone({ planar, happenings: [replacement] }, makeChaosEnsue);
}

/** Corrects the number of rolls that count toward the cost. The result must not be negative. */
export function setCountedRolls(planar: PlanarZone, player: PlayerId, counted: number): PlanarOutcome {
  const { all } = planar.rolls[player] ?? { all: 0 };
  return {
    planar: { ...planar, rolls: planar.rolls.with(player, { all, counted }) },
    happenings: [{ kind: 'rollCountCorrected', rule: '901.9', player, counted }],
  };
}
