/** An effect ends the turn. 312.7 phenomena without their ability · 724.1 what that does to everything that waits. */
import type { Refusal } from '../rule';
import { reachThresholdsAgain } from './memory';
import { decisionAwaited, type Planar, type PlanarOutcome } from './planar';
import type { PlanarHappening } from './planar-happening';
import { planeswalk } from './planeswalking';

/** What has to be decided before the turn can be ended; dice that were thrown are gone with it. */
export function decisionBeforeEnding(planar: Planar): Refusal | null {
  return decisionAwaited({ ...planar, dice: null });
}

/** Nothing that waits resolves; a phenomenon that loses its ability that way is left, which may lead to another one. */
export function emptyTheStack(planar: Planar): PlanarOutcome {
  const { waiting, controller, kinds } = planar;
  const emptied: Planar = { ...planar, waiting: [], choice: null, dice: null };
  const abilities = waiting.filter(({ kind }) => kind !== 'chaos').map(({ kind }) => kind);
  const ceased: PlanarHappening[] =
    abilities.length > 0 ? [{ kind: 'abilitiesCeased', rule: '724.1', player: controller, abilities }] : [];
  const isOnPhenomenon = planar.faceUp.some(({ card }) => kinds[card] === 'phenomenon');
  const next = isOnPhenomenon
    ? planeswalk(emptied, 'phenomenonLeft')
    : reachThresholdsAgain(emptied, waiting);
  return { planar: next.planar, happenings: [...ceased, ...next.happenings] };
}
