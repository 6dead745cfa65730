/** Abilities for tests, by time and by the acts that the app carries out. */
import type {
  AffectedPlayers,
  PlanarAbility,
  PlanarAct,
} from '../../../src/content/planes/planar-card-facts';
import type { AbilityTime } from '../../../src/rules/planar/ability-times';
import type { PlanarOperation } from '../../../src/rules/planar/planar-operation';

/** Takes the top card and puts it on the top or the bottom. */
export const lookAtTop: PlanarOperation = {
  take: { kind: 'cards', count: 1 },
  shown: 'all',
  planes: ['top', 'bottom'],
  others: ['top', 'bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

export function ability(when: readonly AbilityTime[], ...acts: readonly PlanarAct[]): PlanarAbility {
  return { when, text: { en: 'It happens.', ru: 'Это происходит.' }, acts };
}

export const atUpkeep = (...acts: readonly PlanarAct[]) => ability(['upkeep'], ...acts);

export const cannotLose = (
  who: Exclude<AffectedPlayers, 'opponents'>,
  ends: 'planeswalk' | 'turnOf',
): PlanarAct => {
  return { kind: 'ongoingEffect', does: 'cannotLose', who, ends };
};

export const gainLife = (by: number | null, who: AffectedPlayers = 'controller'): PlanarAct => {
  return { kind: 'life', who, by };
};

export const loseLifePerCounter = (who: AffectedPlayers = 'controller'): PlanarAct => {
  return { kind: 'life', who, by: -1, perCounter: true };
};
