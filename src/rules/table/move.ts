/** Everything that can be done at the table: a closed list, each named as an order. */
import type { Square } from '../planar/eternities-map';
import type { PlanarCardId } from '../planar/planar-card';
import type { Settlement } from '../planar/planar-choice';
import type { PlanarFace } from '../planar/planar-die';
import type { PlanarOperation } from '../planar/planar-operation';
import type { PlayerId } from '../turn/turn';

export const reasonsToLeave = ['noLife', 'poison', 'conceded'] as const;
export type ReasonToLeave = (typeof reasonsToLeave)[number];

export type Move =
  | { readonly kind: 'revealStartingPlane' }
  | {
      readonly kind: 'rollPlanarDie';
      /** 'action': the special action, paid and counted (901.9); 'effect': a card told the player to roll. */
      readonly as: 'action' | 'effect';
      /** The face the table read off its own die; null lets the app draw one. */
      readonly face: PlanarFace | null;
    }
  | { readonly kind: 'resolveAbility' }
  /** Planeswalking or chaos that a card, or the table, brings about without the die. */
  | { readonly kind: 'planeswalk' }
  | { readonly kind: 'ensueChaos'; readonly card: PlanarCardId | null }
  | {
      readonly kind: 'takeCards';
      readonly operation: PlanarOperation;
      readonly source: PlanarCardId | null;
    }
  | { readonly kind: 'settleChoice'; readonly settlement: Settlement }
  /** On the Eternities Map. */
  | { readonly kind: 'walkTo'; readonly to: Square }
  | { readonly kind: 'countRoll'; readonly by: 1 | -1 }
  | { readonly kind: 'beginNextTurn' }
  | { readonly kind: 'changeLife'; readonly player: PlayerId; readonly by: number }
  | { readonly kind: 'setLife'; readonly player: PlayerId; readonly to: number }
  | { readonly kind: 'changePoison'; readonly player: PlayerId; readonly by: number }
  | { readonly kind: 'leaveGame'; readonly player: PlayerId; readonly because: ReasonToLeave };
