/** The situations in which a move is played, all of them and by what the move is about. */
import { hasSubject } from '../../../../src/rules/table/move';
import type { Situation } from '../tables';
import { comingBack } from './coming-back';
import { infiniteLifeAndIgnoredLosses } from './infinite-life-and-ignored-losses';
import { lifeTotalSituations } from './life-totals';
import { mapWalkSituations, planarGameSituations, planarStateSituations, takingCards } from './planar-game';
import { playerStateSituations } from './player-state';
import { seatings, teamSituations } from './seats-and-teams';
import { leavingSituations, turnSituations } from './turns-and-leaving';
import { twoHeadedGiant } from './two-headed-giant';

export const allSituations: readonly Situation[] = [
  ...lifeTotalSituations,
  ...turnSituations,
  ...leavingSituations,
  ...comingBack,
  ...planarGameSituations,
  ...takingCards,
  ...mapWalkSituations,
  ...planarStateSituations,
  ...twoHeadedGiant,
  ...teamSituations,
  ...seatings,
  ...playerStateSituations,
  ...infiniteLifeAndIgnoredLosses,
];

/** Returns the situations of one kind of move. */
export function situationsAbout(subject: Parameters<typeof hasSubject>[1]): readonly Situation[] {
  return allSituations.filter(({ move }) => move.kind !== 'carryOut' && hasSubject(move, subject));
}

/** Returns the situations of several moves as one. */
export function situationsOfSeveralMoves(): readonly Situation[] {
  return allSituations.filter(({ move }) => move.kind === 'carryOut');
}
