import type { PlanarAct } from '../../content/planes/planar-card-facts';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Move } from '../../rules/table/move';

/** The move that carries out what a card says. */
export function moveOf(act: PlanarAct, source: PlanarCardId): Move {
  switch (act.kind) {
    case 'planarOperation':
      return { kind: 'takeCards', operation: act.operation, source };
    case 'planeswalk':
      return { kind: 'planeswalk' };
    case 'chaos':
      return { kind: 'ensueChaos', card: null };
  }
}
