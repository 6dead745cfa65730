import type { ChanceHappening, Happening } from '../../../rules/table/happening';
import type { History } from '../../../rules/table/history';

const chanceKinds: Readonly<Record<ChanceHappening['kind'], true>> = {
  diceRolled: true,
  coinFlipped: true,
  randomPlayerChosen: true,
};

const isChanceResult = (happening: Happening | undefined): happening is ChanceHappening =>
  happening !== undefined && happening.kind in chanceKinds;

/** Returns the results of dice, coins and random choices since anything else happened, newest first. */
export function latestChanceResults({ steps, doneCount }: History): readonly ChanceHappening[] {
  const happenings = steps.slice(0, doneCount).map(({ happenings }) => happenings.at(-1));
  return happenings
    .slice(happenings.findLastIndex((happening) => !isChanceResult(happening)) + 1)
    .filter(isChanceResult)
    .toReversed();
}
