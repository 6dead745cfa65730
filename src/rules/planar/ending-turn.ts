/**
 * Effects that end the turn. 312.7 phenomena without their ability · 724.1 what happens to everything on the stack.
 */

import { retriggerThresholds } from './counters-and-options';
import { keepOrderOnBottom } from './order-on-bottom';
import type { PlanarHappening, PlanarOutcome } from './planar-happening';
import type { PlanarZone } from './planar-state';
import { planeswalk } from './planeswalking';

/**
 * Removes everything on the stack. A phenomenon that loses its ability this way is left, which may lead to another
 * one.
 */
export function endPlanarTurnByEffect(planar: PlanarZone): PlanarOutcome {
  const { stack, controller, kinds } = planar;
  const clearedPlanar: PlanarZone = { ...planar, stack: [], choice: null, dice: null };
  const abilities = stack.filter(({ kind }) => kind !== 'chaos').map(({ kind }) => kind);
  const ceasedHappenings: PlanarHappening[] =
    abilities.length > 0 ? [{ kind: 'abilitiesCeased', rule: '724.1', player: controller, abilities }] : [];
  const isOnPhenomenon = planar.faceUp.some(({ card }) => kinds[card] === 'phenomenon');
  const outcome = isOnPhenomenon
    ? planeswalk(clearedPlanar, 'phenomenonLeft')
    : retriggerThresholds(clearedPlanar, stack);
  // A pending decision would keep the turn from ending.
  return {
    planar: keepOrderOnBottom(outcome.planar),
    happenings: [...ceasedHappenings, ...outcome.happenings],
  };
}
