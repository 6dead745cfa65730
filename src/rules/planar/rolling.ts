/**
 * Rolling the planar die, and chaos. 311.7 chaos abilities · 901.8 the planeswalking ability · 901.9 rolling.
 */
import type { PlayerId } from '../turn/turn';
import { type Planar, type PlanarOutcome, wait } from './planar';
import type { PlanarCardId } from './planar-card';
import type { PlanarFace } from './planar-die';

/** What follows from a face, whoever read it. `paid` is null for a roll told by an effect: that one is not counted. */
export function applyRoll(
  planar: Planar,
  player: PlayerId,
  face: PlanarFace,
  paid: number | null,
  by: 'app' | 'table',
): PlanarOutcome {
  const before = planar.rolls[player] ?? { counted: 0, all: 0 };
  const rolled: Planar = {
    ...planar,
    rolls: planar.rolls.with(player, {
      counted: before.counted + (paid === null ? 0 : 1),
      all: before.all + 1,
    }),
  };
  const roll = { kind: 'planarDieRolled', player, face, paid, by } as const;
  switch (face) {
    case 'blank':
      return { planar: rolled, happenings: [{ ...roll, rule: '901.9a' }] };
    case 'chaos': {
      const chaos = chaosEnsues(rolled);
      return { planar: chaos.planar, happenings: [{ ...roll, rule: '901.9b' }, ...chaos.happenings] };
    }
    case 'planeswalk':
      return {
        planar: wait(rolled, { kind: 'planeswalking', controller: player }),
        happenings: [{ ...roll, rule: '901.9c' }],
      };
  }
}

/**
 * 311.7: chaos abilities trigger under the planar controller: those of every face-up plane, or of the cards named, which need
 * not be face up.
 */
export function chaosEnsues(
  planar: Planar,
  among: readonly PlanarCardId[] = planar.faceUp.map(({ card }) => card),
): PlanarOutcome {
  const { controller } = planar;
  const cards = among.filter((card) => planar.kinds[card] === 'plane');
  return {
    planar: wait(planar, ...cards.map((card) => ({ kind: 'chaos', controller, card }) as const)),
    happenings: [{ kind: 'chaosEnsued', rule: '311.7', player: controller, cards }],
  };
}

/** Corrects how many rolls count towards the cost. The number must not be negative. */
export function countRolls(planar: Planar, player: PlayerId, counted: number): PlanarOutcome {
  const { all } = planar.rolls[player] ?? { all: 0 };
  return {
    planar: { ...planar, rolls: planar.rolls.with(player, { all, counted }) },
    happenings: [{ kind: 'rollsCounted', rule: '901.9', player, counted }],
  };
}
